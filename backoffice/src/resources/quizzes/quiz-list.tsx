import { DataTable, FunctionField, useTranslate } from "react-admin";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordLink } from "../../frames/record-link.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { UPDATED_COLUMN } from "../../frames/updated-column.tsx";

/** Quizzes, with how many results somebody kept. */
export function QuizList() {
	const translate = useTranslate();
	return (
		<ListPage sort={{ field: "id", order: "ASC" }}>
			<RecordTable>
				<DataTable.Col source="id">
					<RecordLink>
						<FunctionField render={({ id }) => translate(`resources.quizzes.titles.${id}`, { _: String(id) })} />
					</RecordLink>
				</DataTable.Col>
				<DataTable.NumberCol disableSort source="questions" />
				<DataTable.NumberCol disableSort source="courses" />
				<DataTable.NumberCol disableSort source="results" />
				{UPDATED_COLUMN}
			</RecordTable>
		</ListPage>
	);
}
