import { DataTable, TextField } from "react-admin";
import { InstantField } from "../../fields/instant-field.tsx";
import { StatusChip } from "../../fields/status-chip.tsx";
import { LISTED_TEXT_STATES, TEXT_STATE_TONES } from "../../fields/text-states.ts";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordLink } from "../../frames/record-link.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { SelectFilter } from "../../frames/select-filter.tsx";

/** Editable pages of the site. */
export function PageList() {
	return (
		<ListPage
			filters={
				<>
					<SelectFilter source="stateRu" values={LISTED_TEXT_STATES} words="common.textState" />
					<SelectFilter source="stateEn" values={LISTED_TEXT_STATES} words="common.textState" />
				</>
			}
			sort={{ field: "titleRu", order: "ASC" }}
		>
			<RecordTable>
				<DataTable.Col source="titleRu">
					<RecordLink>
						<TextField emptyText="common.untitled" source="titleRu" />
					</RecordLink>
				</DataTable.Col>
				<DataTable.Col source="titleEn" />
				<DataTable.Col source="id" />
				<DataTable.Col disableSort source="stateRu">
					<StatusChip source="stateRu" tones={TEXT_STATE_TONES} words="common.textState" />
				</DataTable.Col>
				<DataTable.Col disableSort source="stateEn">
					<StatusChip source="stateEn" tones={TEXT_STATE_TONES} words="common.textState" />
				</DataTable.Col>
				<DataTable.Col source="updatedAt">
					<InstantField source="updatedAt" />
				</DataTable.Col>
			</RecordTable>
		</ListPage>
	);
}
