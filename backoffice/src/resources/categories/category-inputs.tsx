import { NumberInput } from "react-admin";
import { AUDIENCES } from "../../../../app/shared/course-states.ts";
import { PLANETS } from "../../../../app/shared/planets.ts";
import { ArtInput } from "../../fields/art-input.tsx";
import { ChoiceInput } from "../../fields/choice-input.tsx";
import { COVERS } from "../../fields/covers.ts";
import { LocalizedTextInput } from "../../fields/localized-text-input.tsx";
import { SlugInput } from "../../fields/slug-input.tsx";
import { FormCard } from "../../frames/form-card.tsx";

/** The fields of a category, for a new one and for a known one. */
export function CategoryInputs() {
	return (
		<>
			<FormCard name="texts">
				<LocalizedTextInput required source="text.*.title" />
				<LocalizedTextInput required source="text.*.menu" />
				<LocalizedTextInput minRows={3} multiline required source="text.*.lead" />
			</FormCard>
			<FormCard columns={2} name="place">
				<SlugInput from="text.en.menu" />
				<ChoiceInput required source="audience" values={AUDIENCES} />
				<ArtInput names={COVERS} required source="cover" />
				<ChoiceInput required source="planet" values={PLANETS} words="common.planet" />
				<NumberInput helperText={false} min={0} required source="position" step={1} />
			</FormCard>
			<FormCard name="seo">
				<LocalizedTextInput required source="text.*.seo.title" />
				<LocalizedTextInput minRows={2} multiline required source="text.*.seo.description" />
			</FormCard>
		</>
	);
}
