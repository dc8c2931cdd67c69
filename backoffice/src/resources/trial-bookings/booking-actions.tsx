import { useRecordContext } from "react-admin";
import { TRIAL_OUTCOMES } from "../../../../app/shared/trial-states.ts";
import { ChoiceInput } from "../../fields/choice-input.tsx";
import { LineInput } from "../../fields/line-input.tsx";
import { ActionButton } from "../../frames/action-button.tsx";
import { SlotInput } from "./slot-input.tsx";

/** What can be done with a lesson: before it another time or none, from its start on what came of it. */
export function BookingActions() {
	const record = useRecordContext();
	if (!record || record.status === "cancelled") return null;
	const hasBegun = new Date(record.startsAt) <= new Date();
	// A lesson that somebody has moved since the page was read is neither moved nor cancelled from there.
	const shown = { startsAt: record.startsAt };
	return (
		<>
			{hasBegun && (
				<ActionButton
					action="outcome"
					color="primary"
					defaults={{ outcome: record.outcome ?? "came", note: record.outcomeNote }}
					variant="contained"
				>
					<ChoiceInput required source="outcome" values={TRIAL_OUTCOMES} />
					<LineInput minRows={3} multiline source="note" />
				</ActionButton>
			)}
			{record.status === "booked" && (
				<>
					<ActionButton action="move" defaults={shown}>
						<SlotInput />
					</ActionButton>
					<ActionButton action="cancel" color="error" defaults={shown}>
						<LineInput source="reason" />
					</ActionButton>
				</>
			)}
		</>
	);
}
