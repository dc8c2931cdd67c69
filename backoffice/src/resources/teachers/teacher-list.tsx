import { BooleanField, DataTable, TextField } from "react-admin";
import { PLANETS } from "../../../../app/shared/planets.ts";
import { InstantField } from "../../fields/instant-field.tsx";
import { useLocalSource } from "../../fields/use-screen-locale.ts";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordLink } from "../../frames/record-link.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { SelectFilter } from "../../frames/select-filter.tsx";

/** Teachers in the order of the site. */
export function TeacherList() {
	const role = useLocalSource("role");
	return (
		<ListPage
			filters={
				<>
					<SelectFilter source="planet" values={PLANETS} words="common.planet" />
					<SelectFilter source="hasLeft" values={["no", "yes"]} />
				</>
			}
			sort={{ field: "position", order: "ASC" }}
		>
			<RecordTable>
				<DataTable.Col source="nameRu">
					<RecordLink>
						<TextField source="nameRu" />
					</RecordLink>
				</DataTable.Col>
				<DataTable.Col source="nameEn" />
				<DataTable.Col disableSort source={role} />
				<DataTable.NumberCol source="position" />
				<DataTable.Col disableSort source="hasLeft">
					<BooleanField source="hasLeft" />
				</DataTable.Col>
				<DataTable.Col source="updatedAt">
					<InstantField source="updatedAt" />
				</DataTable.Col>
			</RecordTable>
		</ListPage>
	);
}
