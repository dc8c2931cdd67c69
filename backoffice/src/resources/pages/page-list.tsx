import { DataTable } from "react-admin";
import { useLocalSource } from "../../fields/use-screen-locale.ts";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { TEXT_STATE_COLUMNS, TextStateFilters } from "../../frames/text-state-columns.tsx";
import { TITLE_COLUMNS } from "../../frames/title-columns.tsx";
import { UPDATED_COLUMN } from "../../frames/updated-column.tsx";

/** Editable pages of the site. */
export function PageList() {
	const byTitle = { field: useLocalSource("title"), order: "ASC" } as const;
	return (
		<ListPage filters={<TextStateFilters />} sort={byTitle}>
			<RecordTable>
				{TITLE_COLUMNS}
				<DataTable.Col source="id" />
				{TEXT_STATE_COLUMNS}
				{UPDATED_COLUMN}
			</RecordTable>
		</ListPage>
	);
}
