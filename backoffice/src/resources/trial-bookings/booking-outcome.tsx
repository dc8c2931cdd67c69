import Alert from "@mui/material/Alert";
import { useRecordContext, useTranslate } from "react-admin";
import { InstantField } from "../../fields/instant-field.tsx";
import { StatusChip } from "../../fields/status-chip.tsx";
import { Fact, Facts } from "../../frames/facts.tsx";
import { FormCard } from "../../frames/form-card.tsx";
import { OUTCOME_TONES } from "./booking-choices.ts";

/** What came of the lesson, or who called it off; a warning while its teacher is away. */
export function BookingOutcome() {
	const record = useRecordContext();
	const translate = useTranslate();
	if (record?.isInConflict) {
		return (
			<Alert severity="warning" variant="outlined">
				{translate("resources.trial-bookings.conflict")}
			</Alert>
		);
	}
	if (record?.status === "done") {
		return (
			<FormCard name="outcome">
				<Facts>
					<Fact name="outcome">
						<StatusChip source="outcome" tones={OUTCOME_TONES} />
					</Fact>
					<Fact name="outcomeNote">{record.outcomeNote}</Fact>
				</Facts>
			</FormCard>
		);
	}
	if (record?.status !== "cancelled") return null;
	// Members of staff stand there by name, and give a reason in their own words.
	const by = translate(`resources.trial-bookings.cancelledBy.${record.cancelledBy}`, { _: record.cancelledBy });
	const reason = translate(`resources.trial-bookings.callOffReasons.${record.cancelReason}`, {
		_: record.cancelReason,
	});
	return (
		<FormCard name="cancelled">
			<Facts>
				<Fact name="cancelledAt">
					<InstantField source="cancelledAt" />
				</Fact>
				<Fact name="cancelledBy">{by}</Fact>
				<Fact name="cancelReason">{record.cancelReason && reason}</Fact>
			</Facts>
		</FormCard>
	);
}
