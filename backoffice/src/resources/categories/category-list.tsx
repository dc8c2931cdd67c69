import { DataTable } from "react-admin";
import { AUDIENCES } from "../../../../app/shared/course-states.ts";
import { StatusChip } from "../../fields/status-chip.tsx";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { SelectFilter } from "../../frames/select-filter.tsx";
import { TITLE_COLUMNS } from "../../frames/title-columns.tsx";
import { UPDATED_COLUMN } from "../../frames/updated-column.tsx";

/** Categories in the order of the menu. */
export function CategoryList() {
	return (
		<ListPage
			filters={<SelectFilter source="audience" values={AUDIENCES} />}
			sort={{ field: "position", order: "ASC" }}
		>
			<RecordTable>
				{TITLE_COLUMNS}
				<DataTable.Col disableSort source="audience">
					<StatusChip source="audience" />
				</DataTable.Col>
				<DataTable.NumberCol disableSort source="courses" />
				<DataTable.NumberCol source="position" />
				{UPDATED_COLUMN}
			</RecordTable>
		</ListPage>
	);
}
