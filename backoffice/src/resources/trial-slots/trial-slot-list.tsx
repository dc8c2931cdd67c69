import Link from "@mui/material/Link";
import { DataTable, FunctionField } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { SLOT_STATES } from "../../../../app/shared/trial-states.ts";
import { InstantField } from "../../fields/instant-field.tsx";
import { StatusChip, type Tone } from "../../fields/status-chip.tsx";
import { TeacherInput } from "../../fields/teacher-input.tsx";
import { useLocalSource } from "../../fields/use-screen-locale.ts";
import { ChipsFilter } from "../../frames/chips-filter.tsx";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordTable } from "../../frames/record-table.tsx";

const TONES = {
	free: "success",
	held: "warn",
	booked: "info",
	away: "plain",
} as const satisfies Record<(typeof SLOT_STATES)[number], Tone>;

/** The times of trial lessons ahead, the nearest first: free, held by a visitor, booked. */
export function TrialSlotList() {
	const teacher = useLocalSource("teacher");
	return (
		<ListPage
			filter={{ when: "ahead" }}
			filters={
				<>
					<TeacherInput isFilter />
					<ChipsFilter source="state" values={SLOT_STATES} />
				</>
			}
			perPage={50}
			sort={{ field: "startsAt", order: "ASC" }}
		>
			<RecordTable>
				<DataTable.Col source="startsAt">
					<InstantField source="startsAt" />
				</DataTable.Col>
				<DataTable.Col disableSort source={teacher} />
				<DataTable.NumberCol disableSort source="minutes" />
				<DataTable.Col disableSort source="state">
					<StatusChip source="state" tones={TONES} />
				</DataTable.Col>
				<DataTable.Col disableSort source="heldUntil">
					<InstantField source="heldUntil" />
				</DataTable.Col>
				<DataTable.Col disableSort source="name">
					<FunctionField
						render={({ bookingId, name }) =>
							bookingId && (
								<Link component={RouterLink} to={`/trial-bookings/${bookingId}/show`}>
									{name}
								</Link>
							)
						}
					/>
				</DataTable.Col>
			</RecordTable>
		</ListPage>
	);
}
