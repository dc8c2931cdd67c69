import { DataTable, TextField } from "react-admin";
import { InstantField } from "../../fields/instant-field.tsx";
import { useLocalSource } from "../../fields/use-screen-locale.ts";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordLink } from "../../frames/record-link.tsx";
import { RecordTable } from "../../frames/record-table.tsx";

/** Authors in the order of the site, with how many posts each has. */
export function AuthorList() {
	const role = useLocalSource("role");
	return (
		<ListPage sort={{ field: "position", order: "ASC" }}>
			<RecordTable>
				<DataTable.Col source="nameRu">
					<RecordLink>
						<TextField source="nameRu" />
					</RecordLink>
				</DataTable.Col>
				<DataTable.Col source="nameEn" />
				<DataTable.Col disableSort source={role} />
				<DataTable.NumberCol disableSort source="posts" />
				<DataTable.NumberCol source="position" />
				<DataTable.Col source="updatedAt">
					<InstantField source="updatedAt" />
				</DataTable.Col>
			</RecordTable>
		</ListPage>
	);
}
