import { DataTable, TextField } from "react-admin";
import { InstantField } from "../../fields/instant-field.tsx";
import { useLocalSource } from "../../fields/use-screen-locale.ts";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordLink } from "../../frames/record-link.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { ReferenceFilter } from "../../frames/reference-filter.tsx";
import { TEXT_STATE_COLUMNS, TextStateFilters } from "../../frames/text-state-columns.tsx";
import { UPDATED_COLUMN } from "../../frames/updated-column.tsx";

/** Posts, the last changed first, with what stands of each language. */
export function PostList() {
	const title = useLocalSource("title");
	const otherTitle = title === "titleRu" ? "titleEn" : "titleRu";
	const rubric = useLocalSource("rubric");
	const publishAt = useLocalSource("publishAt");
	return (
		<ListPage
			filters={
				<>
					<TextStateFilters />
					<ReferenceFilter optionText={title} reference="rubrics" source="rubric" />
				</>
			}
			sort={{ field: "updatedAt", order: "DESC" }}
		>
			<RecordTable>
				<DataTable.Col source={title}>
					<RecordLink>
						<TextField emptyText="common.untitled" source={title} />
					</RecordLink>
					<TextField
						component="p"
						source={otherTitle}
						sx={{ color: "text.secondary", fontWeight: 400, margin: 0 }}
						variant="caption"
					/>
				</DataTable.Col>
				{UPDATED_COLUMN}
				<DataTable.Col disableSort label="resources.posts.fields.rubric" source={rubric} />
				{TEXT_STATE_COLUMNS}
				<DataTable.Col source={publishAt}>
					<InstantField source={publishAt} />
				</DataTable.Col>
				<DataTable.NumberCol source="views" />
				<DataTable.NumberCol disableSort source="comments" />
			</RecordTable>
		</ListPage>
	);
}
