import { DataTable } from "react-admin";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { TITLE_COLUMNS } from "../../frames/title-columns.tsx";
import { UPDATED_COLUMN } from "../../frames/updated-column.tsx";

/** Rubrics in the order of the site, with how many posts each has. */
export function RubricList() {
	return (
		<ListPage sort={{ field: "position", order: "ASC" }}>
			<RecordTable>
				{TITLE_COLUMNS}
				<DataTable.NumberCol disableSort source="posts" />
				<DataTable.NumberCol source="position" />
				{UPDATED_COLUMN}
			</RecordTable>
		</ListPage>
	);
}
