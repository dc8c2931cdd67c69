import { DataTable } from "react-admin";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { TITLE_COLUMNS } from "../../frames/title-columns.tsx";
import { UPDATED_COLUMN } from "../../frames/updated-column.tsx";

/** Free guides, with how often each was asked for. */
export function GuideList() {
	return (
		<ListPage sort={{ field: "id", order: "ASC" }}>
			<RecordTable>
				{TITLE_COLUMNS}
				<DataTable.NumberCol disableSort source="sent" />
				{UPDATED_COLUMN}
			</RecordTable>
		</ListPage>
	);
}
