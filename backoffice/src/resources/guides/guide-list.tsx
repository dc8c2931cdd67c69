import { DataTable, TextField } from "react-admin";
import { InstantField } from "../../fields/instant-field.tsx";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordLink } from "../../frames/record-link.tsx";
import { RecordTable } from "../../frames/record-table.tsx";

/** Free guides, with how often each was asked for. */
export function GuideList() {
	return (
		<ListPage sort={{ field: "id", order: "ASC" }}>
			<RecordTable>
				<DataTable.Col source="titleRu">
					<RecordLink>
						<TextField source="titleRu" />
					</RecordLink>
				</DataTable.Col>
				<DataTable.Col source="titleEn" />
				<DataTable.NumberCol disableSort source="sent" />
				<DataTable.Col source="updatedAt">
					<InstantField source="updatedAt" />
				</DataTable.Col>
			</RecordTable>
		</ListPage>
	);
}
