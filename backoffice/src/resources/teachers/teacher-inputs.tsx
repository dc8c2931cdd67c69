import { BooleanInput, NumberInput } from "react-admin";
import { PLANETS } from "../../../../app/shared/planets.ts";
import { ArtInput } from "../../fields/art-input.tsx";
import { ChoiceInput } from "../../fields/choice-input.tsx";
import { LocalizedTextInput } from "../../fields/localized-text-input.tsx";
import { SlugInput } from "../../fields/slug-input.tsx";
import { WordsInput } from "../../fields/words-input.tsx";
import { FormCard } from "../../frames/form-card.tsx";

/** The fields of a teacher, for a new one and for a known one. */
export function TeacherInputs() {
	return (
		<>
			<FormCard name="who">
				<LocalizedTextInput required source="text.*.name" />
				<LocalizedTextInput required source="text.*.role" />
				<LocalizedTextInput minRows={3} multiline required source="text.*.bio" />
			</FormCard>
			<FormCard columns={2} name="page">
				<SlugInput from="text.en.name" />
				<WordsInput source="stack" />
				<ArtInput required source="avatar" />
				<ChoiceInput required source="planet" values={PLANETS} words="common.planet" />
				<NumberInput helperText={false} min={0} required source="position" step={1} />
				<BooleanInput helperText="resources.teachers.hints.hasLeft" source="hasLeft" />
			</FormCard>
		</>
	);
}
