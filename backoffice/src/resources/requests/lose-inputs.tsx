import { TextInput } from "react-admin";
import { LOST_REASONS } from "../../../../app/shared/lost-reasons.ts";
import { ChoiceInput } from "../../fields/choice-input.tsx";

/** Why somebody does not come. */
export function LoseInputs() {
	return (
		<>
			<ChoiceInput required source="reason" values={LOST_REASONS} words="resources.requests.choices.lostReason" />
			<TextInput helperText={false} minRows={2} multiline source="note" />
		</>
	);
}
