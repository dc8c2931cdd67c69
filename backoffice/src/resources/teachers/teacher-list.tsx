import { BooleanField, DataTable } from "react-admin";
import { PLANETS } from "../../../../app/shared/planets.ts";
import { useLocalSource } from "../../fields/use-screen-locale.ts";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { SelectFilter } from "../../frames/select-filter.tsx";
import { NAME_COLUMNS } from "../../frames/title-columns.tsx";
import { UPDATED_COLUMN } from "../../frames/updated-column.tsx";

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
				{NAME_COLUMNS}
				<DataTable.Col disableSort source={role} />
				<DataTable.NumberCol source="position" />
				<DataTable.Col disableSort source="hasLeft">
					<BooleanField source="hasLeft" />
				</DataTable.Col>
				{UPDATED_COLUMN}
			</RecordTable>
		</ListPage>
	);
}
