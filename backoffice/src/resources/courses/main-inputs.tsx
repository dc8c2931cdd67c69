import { DateInput, NumberInput } from "react-admin";
import { useWatch } from "react-hook-form";
import { AUDIENCES, COURSE_LEVELS, COURSE_STATUSES } from "../../../../app/shared/course-states.ts";
import { CURRENCIES } from "../../../../app/shared/money.ts";
import { PLANETS } from "../../../../app/shared/planets.ts";
import { ArtInput } from "../../fields/art-input.tsx";
import { ChoiceInput } from "../../fields/choice-input.tsx";
import { COVERS } from "../../fields/covers.ts";
import { RecordInput } from "../../fields/record-input.tsx";
import { SlugInput } from "../../fields/slug-input.tsx";
import { FormCard } from "../../frames/form-card.tsx";

/** What a course is apart from its texts. */
export function MainInputs() {
	const [status, audience] = useWatch({ name: ["status", "audience"] });
	return (
		<>
			<FormCard columns={2} name="place">
				<ChoiceInput required source="status" values={COURSE_STATUSES} />
				{status === "on_pause" && <RecordInput reference="courses" required source="successorId" />}
				<ChoiceInput required source="audience" values={AUDIENCES} />
				<RecordInput filter={{ audience }} reference="categories" required source="categoryId" />
				<SlugInput from="texts.en.title" />
				<NumberInput helperText={false} max={100} min={0} required source="popularity" step={1} />
			</FormCard>
			<FormCard columns={3} name="lessons">
				<ChoiceInput required source="level" values={COURSE_LEVELS} />
				<NumberInput helperText={false} min={3} source="ageFrom" step={1} />
				<NumberInput helperText={false} min={3} source="ageTo" step={1} />
				<NumberInput helperText={false} min={1} required source="lessons" step={1} />
				<NumberInput helperText={false} min={1} required source="lessonMinutes" step={5} />
				<NumberInput helperText={false} min={0.5} required source="months" step={0.5} />
				<NumberInput helperText={false} min={0.5} required source="weeklyHours" step={0.5} />
			</FormCard>
			<FormCard columns={2} name="art">
				<ArtInput names={COVERS} required source="cover" />
				<ChoiceInput required source="planet" values={PLANETS} words="common.planet" />
			</FormCard>
			<FormCard columns={2} name="salary">
				<NumberInput helperText={false} min={1} source="salaryFrom" step={1000} />
				<NumberInput helperText={false} min={1} source="salaryTo" step={1000} />
				<ChoiceInput source="salaryCurrency" values={CURRENCIES} />
				<DateInput helperText={false} source="salaryAsOf" />
			</FormCard>
		</>
	);
}
