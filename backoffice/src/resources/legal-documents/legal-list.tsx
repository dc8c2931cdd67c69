import { DataTable } from "react-admin";
import { DayField } from "../../fields/day-field.tsx";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { TITLE_COLUMNS } from "../../frames/title-columns.tsx";

/** Legal documents: the version in force, the one to come, how often it was accepted. */
export function LegalList() {
	return (
		<ListPage sort={{ field: "place", order: "ASC" }}>
			<RecordTable>
				{TITLE_COLUMNS}
				<DataTable.NumberCol disableSort source="number" />
				<DataTable.Col disableSort source="validFrom">
					<DayField source="validFrom" />
				</DataTable.Col>
				<DataTable.Col disableSort source="nextFrom">
					<DayField source="nextFrom" />
				</DataTable.Col>
				<DataTable.NumberCol disableSort source="accepted" />
			</RecordTable>
		</ListPage>
	);
}
