import { DataTable, TextField } from "react-admin";
import { AUDIENCES, COURSE_LEVELS, COURSE_STATUSES } from "../../../../app/shared/course-states.ts";
import { MoneyField } from "../../fields/money-field.tsx";
import { RecordInput } from "../../fields/record-input.tsx";
import { StatusChip } from "../../fields/status-chip.tsx";
import { useLocalSource } from "../../fields/use-screen-locale.ts";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordLink } from "../../frames/record-link.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { SelectFilter } from "../../frames/select-filter.tsx";
import { UPDATED_COLUMN } from "../../frames/updated-column.tsx";
import { STATUS_TONES } from "./course-states.ts";
import { TextStateField } from "./text-state-field.tsx";

/** Courses, the most popular first, with the state of each language. */
export function CourseList() {
	const title = useLocalSource("title");
	const category = useLocalSource("category");
	return (
		<ListPage filters={<CourseFilters />} sort={{ field: "popularity", order: "DESC" }}>
			<RecordTable>
				<DataTable.Col label="resources.courses.fields.texts.title" source={title}>
					<RecordLink>
						<TextField source={title} />
					</RecordLink>
				</DataTable.Col>
				<DataTable.Col source="status">
					<StatusChip source="status" tones={STATUS_TONES} />
				</DataTable.Col>
				<DataTable.Col disableSort label="resources.courses.fields.categoryId" source={category} />
				<DataTable.Col disableSort source="stateRu">
					<TextStateField at="publishAtRu" source="stateRu" />
				</DataTable.Col>
				<DataTable.Col disableSort source="stateEn">
					<TextStateField at="publishAtEn" source="stateEn" />
				</DataTable.Col>
				<DataTable.Col disableSort source="priceRub">
					<MoneyField source="priceRub" />
				</DataTable.Col>
				<DataTable.NumberCol source="popularity" />
				{UPDATED_COLUMN}
			</RecordTable>
		</ListPage>
	);
}

function CourseFilters() {
	return (
		<>
			<SelectFilter source="status" values={COURSE_STATUSES} />
			<SelectFilter source="audience" values={AUDIENCES} />
			<RecordInput reference="categories" source="categoryId" />
			<SelectFilter source="level" values={COURSE_LEVELS} />
			<SelectFilter source="missing" values={["ru", "en"]} words="common.language" />
		</>
	);
}
