import { DataTable, FunctionField, TextField, useTranslate } from "react-admin";
import { ROLES } from "../../../../app/shared/staff-rights.ts";
import { InstantField } from "../../fields/instant-field.tsx";
import { StatusChip } from "../../fields/status-chip.tsx";
import { ChipsFilter } from "../../frames/chips-filter.tsx";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordLink } from "../../frames/record-link.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { SelectFilter } from "../../frames/select-filter.tsx";
import { STATE_TONES, STATES } from "./person-choices.ts";

/** Everybody who has an account or an invitation. */
export function PersonList() {
	const translate = useTranslate();
	return (
		<ListPage
			filters={
				<>
					<ChipsFilter values={STATES} source="state" />
					<SelectFilter source="role" values={ROLES} words="office.roles" />
				</>
			}
			sort={{ field: "createdAt", order: "ASC" }}
		>
			<RecordTable>
				<DataTable.Col source="email">
					<RecordLink>
						<TextField source="email" />
					</RecordLink>
				</DataTable.Col>
				<DataTable.Col source="name" />
				<DataTable.Col source="role">
					<FunctionField render={({ role }) => translate(`office.roles.${role}`)} />
				</DataTable.Col>
				<DataTable.Col disableSort source="state">
					<StatusChip source="state" tones={STATE_TONES} />
				</DataTable.Col>
				<DataTable.Col disableSort source="hasTwoFactor">
					<FunctionField
						render={({ hasTwoFactor }) => translate(hasTwoFactor ? "ra.boolean.true" : "ra.boolean.false")}
					/>
				</DataTable.Col>
				<DataTable.Col source="createdAt">
					<InstantField source="createdAt" />
				</DataTable.Col>
			</RecordTable>
		</ListPage>
	);
}
