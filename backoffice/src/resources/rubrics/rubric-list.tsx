import { DataTable, TextField } from "react-admin";
import { InstantField } from "../../fields/instant-field.tsx";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordLink } from "../../frames/record-link.tsx";
import { RecordTable } from "../../frames/record-table.tsx";

/** Rubrics in the order of the site, with how many posts each has. */
export function RubricList() {
	return (
		<ListPage sort={{ field: "position", order: "ASC" }}>
			<RecordTable>
				<DataTable.Col source="titleRu">
					<RecordLink>
						<TextField source="titleRu" />
					</RecordLink>
				</DataTable.Col>
				<DataTable.Col source="titleEn" />
				<DataTable.NumberCol disableSort source="posts" />
				<DataTable.NumberCol source="position" />
				<DataTable.Col source="updatedAt">
					<InstantField source="updatedAt" />
				</DataTable.Col>
			</RecordTable>
		</ListPage>
	);
}
