import { DataTable, TextField } from "react-admin";
import { RecordInput } from "../../fields/record-input.tsx";
import { useLocalSource } from "../../fields/use-screen-locale.ts";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordLink } from "../../frames/record-link.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { UPDATED_COLUMN } from "../../frames/updated-column.tsx";

/** Questions by group, in the order of their page. */
export function FaqQuestionList() {
	const question = useLocalSource("question");
	const group = useLocalSource("group");
	return (
		<ListPage
			filters={<RecordInput reference="faq-groups" source="groupId" />}
			sort={{ field: "position", order: "ASC" }}
		>
			<RecordTable>
				<DataTable.Col label="resources.faq-questions.fields.text.q" source={question}>
					<RecordLink>
						<TextField source={question} />
					</RecordLink>
				</DataTable.Col>
				<DataTable.Col disableSort label="resources.faq-questions.fields.groupId" source={group} />
				<DataTable.NumberCol source="position" />
				{UPDATED_COLUMN}
			</RecordTable>
		</ListPage>
	);
}
