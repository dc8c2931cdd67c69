import { DataTable, TextField } from "react-admin";
import { DayField } from "../../fields/day-field.tsx";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordLink } from "../../frames/record-link.tsx";
import { RecordTable } from "../../frames/record-table.tsx";

/** Legal documents: the version in force, the one to come, how often it was accepted. */
export function LegalList() {
	return (
		<ListPage sort={{ field: "place", order: "ASC" }}>
			<RecordTable>
				<DataTable.Col source="titleRu">
					<RecordLink>
						<TextField source="titleRu" />
					</RecordLink>
				</DataTable.Col>
				<DataTable.Col source="titleEn" />
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
