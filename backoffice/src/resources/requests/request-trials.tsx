import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { GraduationCap } from "lucide-react";
import { type RaRecord, useGetList, useLocaleState, useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import type { BOOKING_STATUSES, TRIAL_OUTCOMES } from "../../../../app/shared/trial-states.ts";
import { useMay } from "../../access/use-person.ts";
import { printInstant } from "../../fields/instant-field.tsx";
import { SCHOOL_ZONE } from "../../fields/school-zone.ts";
import { useLocalSource } from "../../fields/use-screen-locale.ts";
import { FormCard } from "../../frames/form-card.tsx";
import type { RequestRecord } from "./request-record.ts";
import { CLOSED } from "./request-states.ts";
import { useWholeRequest } from "./use-whole-request.ts";

type Trial = RaRecord & {
	readonly startsAt: string;
	readonly teacherRu: string | null;
	readonly teacherEn: string | null;
	readonly status: (typeof BOOKING_STATUSES)[number];
	readonly outcome: (typeof TRIAL_OUTCOMES)[number] | null;
};

const LATEST_FIRST = { field: "startsAt", order: "DESC" } as const;

/** Trial lessons of the request, and the way to book one where none is ahead. */
export function RequestTrials() {
	const record = useWholeRequest();
	const may = useMay();
	const filter = { requestId: record?.id };
	const mayRead = record !== undefined && may("trial-bookings", "list");
	const { data } = useGetList<Trial>("trial-bookings", { filter, sort: LATEST_FIRST }, { enabled: mayRead });
	if (!record || !data) return null;
	const isOver = CLOSED.includes(record.status) || record.mergedInto !== null || record.erasedAt !== null;
	const mayBook = may("trial-bookings", "create") && !isOver && data.every(({ status }) => status !== "booked");
	if (data.length === 0 && !mayBook) return null;
	return (
		<FormCard name="trials">
			{data.length > 0 && (
				<Box component="ul" sx={{ margin: 0, paddingInlineStart: "1.25rem" }}>
					{data.map((trial) => (
						<TrialLine key={trial.id} trial={trial} />
					))}
				</Box>
			)}
			{mayBook && <ToBooking number={record.number} />}
		</FormCard>
	);
}

function TrialLine({ trial }: { trial: Trial }) {
	const translate = useTranslate();
	const [locale] = useLocaleState();
	const teacher = useLocalSource("teacher");
	const words = "resources.trial-bookings.choices";
	const { status, outcome } = trial;
	const facts = [
		trial[teacher],
		translate(`${words}.status.${status}`),
		outcome && translate(`${words}.outcome.${outcome}`),
	];
	return (
		<li>
			<Link component={RouterLink} to={`/trial-bookings/${trial.id}/show`}>
				{printInstant(trial.startsAt, { locale, zone: SCHOOL_ZONE })}
			</Link>
			{["", ...facts.filter(Boolean)].join(", ")}
		</li>
	);
}

function ToBooking({ number }: Pick<RequestRecord, "number">) {
	const translate = useTranslate();
	const known = encodeURIComponent(JSON.stringify({ requestNumber: number }));
	return (
		<div>
			<Button
				component={RouterLink}
				startIcon={<GraduationCap aria-hidden size={18} />}
				to={`/trial-bookings/create?source=${known}`}
				variant="outlined"
			>
				{translate("resources.requests.bookTrial")}
			</Button>
		</div>
	);
}
