import { SelectInput, useResourceContext } from "react-admin";
import { type ChoiceProps, listChoices } from "../fields/choice-words.ts";

/** A filter of a list by one of many values; empty shows everything. */
export function SelectFilter(props: ChoiceProps) {
	const resource = useResourceContext() ?? "";
	return (
		<SelectInput
			choices={listChoices(resource, props)}
			emptyText="common.all"
			fullWidth={false}
			helperText={false}
			size="small"
			source={props.source}
			sx={{ minWidth: "12rem" }}
		/>
	);
}
