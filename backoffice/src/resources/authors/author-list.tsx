import { DataTable } from "react-admin";
import { useLocalSource } from "../../fields/use-screen-locale.ts";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { NAME_COLUMNS } from "../../frames/title-columns.tsx";
import { UPDATED_COLUMN } from "../../frames/updated-column.tsx";

/** Authors in the order of the site, with how many posts each has. */
export function AuthorList() {
	const role = useLocalSource("role");
	return (
		<ListPage sort={{ field: "position", order: "ASC" }}>
			<RecordTable>
				{NAME_COLUMNS}
				<DataTable.Col disableSort source={role} />
				<DataTable.NumberCol disableSort source="posts" />
				<DataTable.NumberCol source="position" />
				{UPDATED_COLUMN}
			</RecordTable>
		</ListPage>
	);
}
