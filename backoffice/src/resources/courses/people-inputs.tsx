import { RecordsInput } from "../../fields/record-input.tsx";
import { FormCard } from "../../frames/form-card.tsx";

/** Who teaches the course, and the courses that its page leads to; both in the order of the page. */
export function PeopleInputs() {
	return (
		<FormCard>
			<RecordsInput reference="teachers" source="teachers" />
			<RecordsInput reference="courses" source="related" />
		</FormCard>
	);
}
