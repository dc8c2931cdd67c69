import { TextInput } from "react-admin";
import { ChoiceInput } from "../../fields/choice-input.tsx";
import { REASONS } from "./request-states.ts";

/** Why somebody does not come. */
export function LoseInputs() {
	return (
		<>
			<ChoiceInput required source="reason" values={REASONS} words="resources.requests.choices.lostReason" />
			<TextInput helperText={false} minRows={2} multiline source="note" />
		</>
	);
}
