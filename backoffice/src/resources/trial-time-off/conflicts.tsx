import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useLocaleState, useRecordContext, useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import type { readTimeOff } from "../../../../app/features/trials/office/trial-time-off.server.ts";
import { printInstant } from "../../fields/instant-field.tsx";
import { SCHOOL_ZONE } from "../../fields/school-zone.ts";
import type { Wire } from "../../providers/wire.ts";

type TimeOff = Wire<Awaited<ReturnType<typeof readTimeOff>>[number]>;

/** Lessons that are booked while the teacher is away: somebody is to move them or call them off. */
export function Conflicts() {
	const translate = useTranslate();
	const [locale] = useLocaleState();
	const conflicts = useRecordContext<TimeOff>()?.conflicts ?? [];
	if (conflicts.length === 0) return null;
	return (
		<Alert severity="warning" variant="outlined">
			{translate("resources.trial-time-off.conflicts", { smart_count: conflicts.length })}
			<Box component="ul" sx={{ margin: 0, paddingInlineStart: "1.25rem" }}>
				{conflicts.map(({ id, name, startsAt }) => (
					<li key={id}>
						<Link component={RouterLink} to={`/trial-bookings/${id}/show`}>
							{`${printInstant(startsAt, { locale, zone: SCHOOL_ZONE })}, ${name}`}
						</Link>
					</li>
				))}
			</Box>
		</Alert>
	);
}
