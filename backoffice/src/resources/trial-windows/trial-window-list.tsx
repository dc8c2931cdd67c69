import { DataTable, FunctionField, useTranslate } from "react-admin";
import { WEEKDAYS } from "../../../../app/shared/week.ts";
import { DayField } from "../../fields/day-field.tsx";
import { TeacherInput } from "../../fields/teacher-input.tsx";
import { useLocalSource } from "../../fields/use-screen-locale.ts";
import { useZoneName } from "../../fields/use-zone-name.ts";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordLink } from "../../frames/record-link.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { SelectFilter } from "../../frames/select-filter.tsx";

/** When each teacher gives trial lessons, week by week. */
export function TrialWindowList() {
	const translate = useTranslate();
	const nameZone = useZoneName();
	const teacher = useLocalSource("teacher");
	return (
		<ListPage
			filters={
				<>
					<TeacherInput isFilter />
					<SelectFilter source="weekday" values={WEEKDAYS} />
				</>
			}
			perPage={50}
			sort={{ field: teacher, order: "ASC" }}
		>
			<RecordTable>
				<DataTable.Col source="weekday">
					<RecordLink>
						<FunctionField render={({ weekday }) => translate(`resources.trial-windows.choices.weekday.${weekday}`)} />
					</RecordLink>
				</DataTable.Col>
				<DataTable.Col disableSort source="fromTime">
					<FunctionField render={({ fromTime, toTime }) => `${fromTime}–${toTime}`} />
				</DataTable.Col>
				<DataTable.Col source={teacher} />
				<DataTable.Col disableSort source="zone">
					<FunctionField render={({ zone }) => nameZone(zone)} source="zone" />
				</DataTable.Col>
				<DataTable.Col disableSort source="validFrom">
					<DayField source="validFrom" />
				</DataTable.Col>
				<DataTable.Col disableSort source="validTo">
					<DayField source="validTo" />
				</DataTable.Col>
			</RecordTable>
		</ListPage>
	);
}
