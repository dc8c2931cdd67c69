import { DataTable, TextField } from "react-admin";
import { InstantField } from "../../fields/instant-field.tsx";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordLink } from "../../frames/record-link.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { TEXT_STATE_COLUMNS, TextStateFilters } from "../../frames/text-state-columns.tsx";

/** Editable pages of the site. */
export function PageList() {
	return (
		<ListPage filters={<TextStateFilters />} sort={{ field: "titleRu", order: "ASC" }}>
			<RecordTable>
				<DataTable.Col source="titleRu">
					<RecordLink>
						<TextField emptyText="common.untitled" source="titleRu" />
					</RecordLink>
				</DataTable.Col>
				<DataTable.Col source="titleEn" />
				<DataTable.Col source="id" />
				{TEXT_STATE_COLUMNS}
				<DataTable.Col source="updatedAt">
					<InstantField source="updatedAt" />
				</DataTable.Col>
			</RecordTable>
		</ListPage>
	);
}
