import { NumberInput } from "react-admin";
import { ArtInput } from "../../fields/art-input.tsx";
import { LocalizedTextInput } from "../../fields/localized-text-input.tsx";
import { SlugInput } from "../../fields/slug-input.tsx";
import { FormCard } from "../../frames/form-card.tsx";

/** The fields of an author, for a new one and for a known one. */
export function AuthorInputs() {
	return (
		<>
			<FormCard name="who">
				<LocalizedTextInput required source="text.*.name" />
				<LocalizedTextInput required source="text.*.role" />
				<LocalizedTextInput minRows={3} multiline required source="text.*.bio" />
			</FormCard>
			<FormCard columns={2} name="page">
				<SlugInput from="text.en.name" />
				<ArtInput required source="avatar" />
				<NumberInput helperText={false} min={0} required source="position" step={1} />
			</FormCard>
		</>
	);
}
