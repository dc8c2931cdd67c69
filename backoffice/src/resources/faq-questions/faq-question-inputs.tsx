import { NumberInput } from "react-admin";
import { LocalizedTextInput } from "../../fields/localized-text-input.tsx";
import { RecordInput } from "../../fields/record-input.tsx";
import { FormCard } from "../../frames/form-card.tsx";

/** The fields of a question. */
export function FaqQuestionInputs() {
	return (
		<>
			<FormCard name="texts">
				<LocalizedTextInput required source="text.*.q" />
				<LocalizedTextInput minRows={4} multiline required source="text.*.a" />
			</FormCard>
			<FormCard columns={2} name="place">
				<RecordInput reference="faq-groups" required source="groupId" />
				<NumberInput helperText={false} min={0} required source="position" step={1} />
			</FormCard>
		</>
	);
}
