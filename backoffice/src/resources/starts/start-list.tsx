import { DataTable, FunctionField, TextField, useLocaleState } from "react-admin";
import { START_STATUSES } from "../../../../app/shared/course-states.ts";
import { printInstant } from "../../fields/instant-field.tsx";
import { RecordInput } from "../../fields/record-input.tsx";
import { SCHOOL_ZONE } from "../../fields/school-zone.ts";
import { StatusChip } from "../../fields/status-chip.tsx";
import { useLocalSource } from "../../fields/use-screen-locale.ts";
import { ChipsFilter } from "../../frames/chips-filter.tsx";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordLink } from "../../frames/record-link.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { SelectFilter } from "../../frames/select-filter.tsx";
import { START_TONES } from "./start-states.ts";

/** Groups by the day they begin, with their places. */
export function StartList() {
	const [locale] = useLocaleState();
	const course = useLocalSource("course");
	const tariff = useLocalSource("tariff");
	const teacher = useLocalSource("teacher");
	return (
		<ListPage
			filterDefaultValues={{ when: "coming" }}
			filters={<StartFilters />}
			sort={{ field: "startsAt", order: "ASC" }}
		>
			<RecordTable>
				<DataTable.Col source="startsAt">
					<RecordLink>
						<FunctionField
							render={({ startsAt, zone }) => printInstant(startsAt, { locale, zone: zone ?? SCHOOL_ZONE })}
							source="startsAt"
						/>
					</RecordLink>
				</DataTable.Col>
				<DataTable.Col label="resources.starts.fields.courseId" source={course}>
					<TextField source={course} />
				</DataTable.Col>
				<DataTable.Col disableSort label="resources.starts.fields.tariffId" source={tariff} />
				<DataTable.Col disableSort label="resources.starts.fields.teacherId" source={teacher} />
				<DataTable.NumberCol disableSort source="seatsTaken" />
				<DataTable.NumberCol disableSort source="seatsHeld" />
				<DataTable.NumberCol source="seatsTotal" />
				<DataTable.Col source="status">
					<StatusChip source="status" tones={START_TONES} />
				</DataTable.Col>
			</RecordTable>
		</ListPage>
	);
}

function StartFilters() {
	return (
		<>
			<RecordInput reference="courses" source="courseId" />
			<SelectFilter source="status" values={START_STATUSES} />
			<ChipsFilter source="when" values={["coming", "past"]} />
		</>
	);
}
