import { SelectInput, useResourceContext } from "react-admin";
import { type ChoiceProps, listChoices } from "./choice-words.ts";

/** One of a few known values. Without `required` it may be left empty. */
export function ChoiceInput({ source, values, words, required = false }: ChoiceProps & { required?: boolean }) {
	const resource = useResourceContext() ?? "";
	return (
		<SelectInput
			choices={listChoices(resource, { source, values, words })}
			helperText={false}
			required={required}
			source={source}
		/>
	);
}
