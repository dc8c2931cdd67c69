import { DataTable, FunctionField, useTranslate } from "react-admin";
import { FAQ_PAGES } from "../../../../app/shared/faq-pages.ts";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { SelectFilter } from "../../frames/select-filter.tsx";
import { TITLE_COLUMNS } from "../../frames/title-columns.tsx";

/** Groups of questions in the order of their page. */
export function FaqGroupList() {
	const translate = useTranslate();
	const nameOf = (page: string) => translate(`resources.faq-groups.choices.page.${page}`);
	return (
		<ListPage filters={<SelectFilter source="page" values={FAQ_PAGES} />} sort={{ field: "position", order: "ASC" }}>
			<RecordTable>
				{TITLE_COLUMNS}
				<DataTable.Col disableSort source="pages">
					<FunctionField render={({ pages }) => (pages as string[]).map(nameOf).join(", ")} source="pages" />
				</DataTable.Col>
				<DataTable.NumberCol disableSort source="questions" />
				<DataTable.NumberCol source="position" />
			</RecordTable>
		</ListPage>
	);
}
