import { BooleanInput, NumberInput } from "react-admin";
import { REVIEW_KINDS, REVIEW_STATUSES } from "../../../../app/shared/course-states.ts";
import { ArtInput } from "../../fields/art-input.tsx";
import { ChoiceInput } from "../../fields/choice-input.tsx";
import { LineInput } from "../../fields/line-input.tsx";
import { LocalizedTextInput } from "../../fields/localized-text-input.tsx";
import { RecordInput } from "../../fields/record-input.tsx";
import { ZonedDateTimeInput } from "../../fields/zoned-date-time-input.tsx";
import { FormCard } from "../../frames/form-card.tsx";

/** The fields of a review and the school's answer to it. */
export function ReviewInputs() {
	return (
		<>
			<FormCard columns={2} name="review">
				<ChoiceInput required source="status" values={REVIEW_STATUSES} words="common.state" />
				<RecordInput reference="courses" source="courseId" />
				<NumberInput helperText={false} max={5} min={1} required source="rating" step={1} />
				<ZonedDateTimeInput required source="writtenAt" />
				<LineInput required source="source" />
				<BooleanInput helperText={false} source="featured" />
			</FormCard>
			<FormCard columns={2} name="who">
				<ChoiceInput required source="kind" values={REVIEW_KINDS} />
				<ArtInput required source="avatar" />
				<LocalizedTextInput required source="text.*.name" />
				<LocalizedTextInput required source="text.*.about" />
			</FormCard>
			<FormCard name="text">
				<LocalizedTextInput minRows={4} multiline required source="text.*.text" />
				<LocalizedTextInput minRows={3} multiline source="text.*.answer" />
			</FormCard>
		</>
	);
}
