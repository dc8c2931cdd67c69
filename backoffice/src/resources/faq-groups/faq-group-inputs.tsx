import { CheckboxGroupInput, NumberInput } from "react-admin";
import { FAQ_PAGES } from "../../../../app/shared/faq-pages.ts";
import { listChoices } from "../../fields/choice-words.ts";
import { LocalizedTextInput } from "../../fields/localized-text-input.tsx";
import { SlugInput } from "../../fields/slug-input.tsx";
import { FormCard } from "../../frames/form-card.tsx";

const PAGES = listChoices("faq-groups", { source: "page", values: FAQ_PAGES });

/** The fields of a group of questions. */
export function FaqGroupInputs() {
	return (
		<>
			<FormCard name="texts">
				<LocalizedTextInput required source="text.*.title" />
			</FormCard>
			<FormCard columns={2} name="place">
				<SlugInput from="text.en.title" />
				<NumberInput helperText={false} min={0} required source="position" step={1} />
				<CheckboxGroupInput choices={PAGES} helperText={false} source="pages" sx={{ gridColumn: "1 / -1" }} />
			</FormCard>
		</>
	);
}
