import { BooleanField, DataTable, TextField } from "react-admin";
import { REVIEW_KINDS, REVIEW_STATUSES } from "../../../../app/shared/course-states.ts";
import { InstantField } from "../../fields/instant-field.tsx";
import { RecordInput } from "../../fields/record-input.tsx";
import { StatusChip } from "../../fields/status-chip.tsx";
import { useLocalSource } from "../../fields/use-screen-locale.ts";
import { ChipsFilter } from "../../frames/chips-filter.tsx";
import { ListPage } from "../../frames/list-page.tsx";
import { RecordLink } from "../../frames/record-link.tsx";
import { RecordTable } from "../../frames/record-table.tsx";
import { SelectFilter } from "../../frames/select-filter.tsx";
import { RATINGS, REVIEW_TONES } from "./review-states.ts";

/** Reviews, the newest first. */
export function ReviewList() {
	const name = useLocalSource("name");
	const text = useLocalSource("text");
	const course = useLocalSource("course");
	return (
		<ListPage filters={<ReviewFilters />} sort={{ field: "writtenAt", order: "DESC" }}>
			<RecordTable>
				<DataTable.Col label="resources.reviews.fields.text.name" source={name}>
					<RecordLink>
						<TextField source={name} />
					</RecordLink>
				</DataTable.Col>
				<DataTable.NumberCol source="rating" />
				<DataTable.Col disableSort label="resources.reviews.fields.text.text" source={text} />
				<DataTable.Col disableSort label="resources.reviews.fields.courseId" source={course} />
				<DataTable.Col disableSort source="hasAnswer">
					<BooleanField source="hasAnswer" />
				</DataTable.Col>
				<DataTable.Col source="status">
					<StatusChip source="status" tones={REVIEW_TONES} words="common.state" />
				</DataTable.Col>
				<DataTable.Col source="writtenAt">
					<InstantField source="writtenAt" />
				</DataTable.Col>
			</RecordTable>
		</ListPage>
	);
}

function ReviewFilters() {
	return (
		<>
			<RecordInput reference="courses" source="courseId" />
			<SelectFilter source="kind" values={REVIEW_KINDS} />
			<SelectFilter source="rating" values={RATINGS} />
			<SelectFilter source="answered" values={["yes", "no"]} />
			<ChipsFilter source="status" values={REVIEW_STATUSES} words="common.state" />
		</>
	);
}
