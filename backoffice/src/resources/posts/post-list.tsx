import { DataTable, TextField, useLocaleState } from "react-admin";
import { InstantField } from "../../fields/instant-field.tsx";
import { StatusChip } from "../../fields/status-chip.tsx";
import { LISTED_TEXT_STATES, TEXT_STATE_TONES } from "../../fields/text-states.ts";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordLink } from "../../frames/record-link.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { ReferenceFilter } from "../../frames/reference-filter.tsx";
import { SelectFilter } from "../../frames/select-filter.tsx";

/** Posts, the last changed first, with what stands of each language. */
export function PostList() {
	const [locale] = useLocaleState();
	const [language, other] = locale === "en" ? ["En", "Ru"] : ["Ru", "En"];
	return (
		<ListPage
			filters={
				<>
					<SelectFilter source="stateRu" values={LISTED_TEXT_STATES} words="common.textState" />
					<SelectFilter source="stateEn" values={LISTED_TEXT_STATES} words="common.textState" />
					<ReferenceFilter optionText={`title${language}`} reference="rubrics" source="rubric" />
				</>
			}
			sort={{ field: "updatedAt", order: "DESC" }}
		>
			<RecordTable>
				<DataTable.Col source={`title${language}`}>
					<RecordLink>
						<TextField emptyText="common.untitled" source={`title${language}`} />
					</RecordLink>
					<TextField
						component="p"
						source={`title${other}`}
						sx={{ color: "text.secondary", fontWeight: 400, margin: 0 }}
						variant="caption"
					/>
				</DataTable.Col>
				<DataTable.Col source="updatedAt">
					<InstantField source="updatedAt" />
				</DataTable.Col>
				<DataTable.Col disableSort label="resources.posts.fields.rubric" source={`rubric${language}`} />
				<DataTable.Col disableSort source="stateRu">
					<StatusChip source="stateRu" tones={TEXT_STATE_TONES} words="common.textState" />
				</DataTable.Col>
				<DataTable.Col disableSort source="stateEn">
					<StatusChip source="stateEn" tones={TEXT_STATE_TONES} words="common.textState" />
				</DataTable.Col>
				<DataTable.Col source={`publishAt${language}`}>
					<InstantField source={`publishAt${language}`} />
				</DataTable.Col>
				<DataTable.NumberCol source="views" />
				<DataTable.NumberCol disableSort source="comments" />
			</RecordTable>
		</ListPage>
	);
}
