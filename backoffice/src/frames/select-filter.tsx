import { SelectInput } from "react-admin";

/** One choice of many as a filter of a list; empty shows everything. Names of choices are keys of words. */
export function SelectFilter(props: {
	source: string;
	choices: readonly { readonly id: string; readonly name: string }[];
}) {
	return (
		<SelectInput
			{...props}
			choices={[...props.choices]}
			emptyText="common.all"
			fullWidth={false}
			helperText={false}
			size="small"
			sx={{ minWidth: "12rem" }}
		/>
	);
}
