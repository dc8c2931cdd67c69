import { DataTable, TextField } from "react-admin";
import { TRIAL_OUTCOMES } from "../../../../app/shared/trial-states.ts";
import { InstantField } from "../../fields/instant-field.tsx";
import { StatusChip } from "../../fields/status-chip.tsx";
import { TeacherInput } from "../../fields/teacher-input.tsx";
import { useLocalSource } from "../../fields/use-screen-locale.ts";
import { ChipsFilter } from "../../frames/chips-filter.tsx";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordLink } from "../../frames/record-link.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { SelectFilter } from "../../frames/select-filter.tsx";
import { OUTCOME_TONES, QUEUES, STATUS_TONES } from "./booking-choices.ts";

/** Trial lessons: those ahead, those whose outcome nobody has written down, those whose teacher is away. */
export function TrialBookingList() {
	const course = useLocalSource("course");
	const teacher = useLocalSource("teacher");
	return (
		<ListPage
			filters={
				<>
					<ChipsFilter source="queue" values={QUEUES} />
					<TeacherInput isFilter />
					<SelectFilter source="outcome" values={TRIAL_OUTCOMES} />
				</>
			}
			sort={{ field: "startsAt", order: "DESC" }}
		>
			<RecordTable>
				<DataTable.Col source="startsAt">
					<RecordLink>
						<InstantField source="startsAt" />
					</RecordLink>
				</DataTable.Col>
				<DataTable.Col source="name">
					<TextField source="name" />
				</DataTable.Col>
				<DataTable.Col disableSort source={course} />
				<DataTable.Col disableSort source={teacher} />
				<DataTable.Col disableSort source="status">
					<StatusChip source="status" tones={STATUS_TONES} />
				</DataTable.Col>
				<DataTable.Col disableSort source="outcome">
					<StatusChip source="outcome" tones={OUTCOME_TONES} />
				</DataTable.Col>
			</RecordTable>
		</ListPage>
	);
}
