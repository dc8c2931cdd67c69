import { DataTable, TextField } from "react-admin";
import { AUDIENCES } from "../../../../app/shared/course-states.ts";
import { InstantField } from "../../fields/instant-field.tsx";
import { StatusChip } from "../../fields/status-chip.tsx";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordLink } from "../../frames/record-link.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { SelectFilter } from "../../frames/select-filter.tsx";

/** Categories in the order of the menu. */
export function CategoryList() {
	return (
		<ListPage
			filters={<SelectFilter source="audience" values={AUDIENCES} />}
			sort={{ field: "position", order: "ASC" }}
		>
			<RecordTable>
				<DataTable.Col source="titleRu">
					<RecordLink>
						<TextField source="titleRu" />
					</RecordLink>
				</DataTable.Col>
				<DataTable.Col source="titleEn" />
				<DataTable.Col disableSort source="audience">
					<StatusChip source="audience" />
				</DataTable.Col>
				<DataTable.NumberCol disableSort source="courses" />
				<DataTable.NumberCol source="position" />
				<DataTable.Col source="updatedAt">
					<InstantField source="updatedAt" />
				</DataTable.Col>
			</RecordTable>
		</ListPage>
	);
}
