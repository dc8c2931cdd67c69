import { SelectInput, useResourceContext } from "react-admin";
import { type ChoiceProps, listChoices } from "./choice-words.ts";
import { REQUIRED_CHOICE } from "./required-choice.ts";

type ChoiceInputProps = ChoiceProps & {
	required?: boolean;
	/** The key of the label, when the field uses the word of another one. */
	label?: string;
};

/** One of a few known values. Without `required` it may be left empty. */
export function ChoiceInput({ source, values, words, label, required = false }: ChoiceInputProps) {
	const resource = useResourceContext() ?? "";
	return (
		<SelectInput
			choices={listChoices(resource, { source, values, words })}
			helperText={false}
			label={label}
			source={source}
			{...(required ? REQUIRED_CHOICE : {})}
		/>
	);
}
