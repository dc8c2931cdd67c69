import Link from "@mui/material/Link";
import { useRecordContext, useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { useMay } from "../../access/use-person.ts";
import { InstantField } from "../../fields/instant-field.tsx";
import { StatusChip } from "../../fields/status-chip.tsx";
import { useLocalSource } from "../../fields/use-screen-locale.ts";
import { useZoneName } from "../../fields/use-zone-name.ts";
import { Fact, Facts } from "../../frames/facts.tsx";
import { FormCard } from "../../frames/form-card.tsx";
import { ShowPage } from "../../frames/show-page.tsx";
import { BookingActions } from "./booking-actions.tsx";
import { STATUS_TONES } from "./booking-choices.ts";
import { BookingOutcome } from "./booking-outcome.tsx";

/** A trial lesson: when, for whom, with whom, and what came of it. */
export function TrialBookingShow() {
	return (
		<ShowPage actions={<BookingActions />} mark={<StatusChip source="status" tones={STATUS_TONES} />}>
			<BookingFacts />
			<BookingOutcome />
		</ShowPage>
	);
}

function BookingFacts() {
	const record = useRecordContext();
	const translate = useTranslate();
	const course = useLocalSource("course");
	const teacher = useLocalSource("teacher");
	const nameZone = useZoneName();
	const may = useMay();
	if (!record) return null;
	const request = translate("resources.trial-bookings.request", { number: record.requestNumber });
	return (
		<FormCard name="booking">
			<Facts>
				<Fact name="startsAt">
					<InstantField source="startsAt" />
				</Fact>
				<Fact name="visitorTime">
					<InstantField source="startsAt" zone={record.visitorZone} />,{" "}
					{nameZone(record.visitorZone, new Date(record.startsAt))}
				</Fact>
				<Fact name="minutes">{record.minutes}</Fact>
				<Fact name="teacherId">{record[teacher]}</Fact>
				<Fact name="name">{record.name}</Fact>
				<Fact name="childAge">{record.childAge}</Fact>
				<Fact name="course">{record[course]}</Fact>
				<Fact name="wishes">{record.wishes}</Fact>
				<Fact name="requestNumber">
					{may("requests", "read") ? (
						<Link component={RouterLink} to={`/requests/${record.requestId}/show`}>
							{request}
						</Link>
					) : (
						request
					)}
				</Fact>
				<Fact name="meetingUrl">
					{record.meetingUrl && (
						<Link href={record.meetingUrl} rel="noreferrer" target="_blank">
							{record.meetingUrl}
						</Link>
					)}
				</Fact>
				<Fact name="bookedBy">{nameOf(record.bookedBy)}</Fact>
			</Facts>
		</FormCard>
	);

	function nameOf(by: string): string {
		return by === "visitor" ? translate("resources.trial-bookings.cancelledBy.visitor") : by;
	}
}
