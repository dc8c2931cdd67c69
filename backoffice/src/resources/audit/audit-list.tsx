import { DataTable, FunctionField, SelectInput, TextField, useTranslate } from "react-admin";
import { InstantField } from "../../fields/instant-field.tsx";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordLink } from "../../frames/record-link.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { useNames } from "./use-names.tsx";

/** Who did what with which record, newest first. */
export function AuditList() {
	const translate = useTranslate();
	const { nameResource, nameAction, nameRecord, choices } = useNames();
	return (
		<ListPage
			filters={
				<SelectInput
					choices={choices}
					emptyText="common.all"
					fullWidth={false}
					helperText={false}
					size="small"
					source="resource"
					sx={{ minWidth: "12rem" }}
					translateChoice={false}
				/>
			}
			sort={{ field: "createdAt", order: "DESC" }}
		>
			<RecordTable>
				<DataTable.Col source="createdAt">
					<RecordLink>
						<InstantField source="createdAt" />
					</RecordLink>
				</DataTable.Col>
				<DataTable.Col disableSort source="staffName">
					<TextField source="staffName" />
				</DataTable.Col>
				<DataTable.Col disableSort source="resource">
					<FunctionField render={({ resource }) => nameResource(resource)} />
				</DataTable.Col>
				<DataTable.Col disableSort source="action">
					<FunctionField render={({ resource, action }) => nameAction(resource, action)} />
				</DataTable.Col>
				<DataTable.Col disableSort source="recordId">
					<FunctionField render={({ resource, recordId }) => nameRecord(resource, recordId)} />
				</DataTable.Col>
				<DataTable.Col disableSort source="changes">
					<FunctionField
						render={({ changes }) => translate("resources.audit.changed", { smart_count: changes?.length ?? 0 })}
					/>
				</DataTable.Col>
			</RecordTable>
		</ListPage>
	);
}
