import { NumberInput } from "react-admin";
import { LocalizedTextInput } from "../../fields/localized-text-input.tsx";
import { SlugInput } from "../../fields/slug-input.tsx";
import { FormCard } from "../../frames/form-card.tsx";

/** The fields of a rubric, for a new one and for a known one. */
export function RubricInputs() {
	return (
		<>
			<FormCard name="texts">
				<LocalizedTextInput required source="text.*.title" />
				<LocalizedTextInput minRows={2} multiline required source="text.*.description" />
			</FormCard>
			<FormCard columns={2} name="page">
				<SlugInput from="text.en.title" />
				<NumberInput helperText={false} min={0} required source="position" step={1} />
			</FormCard>
		</>
	);
}
