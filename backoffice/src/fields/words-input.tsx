import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { FieldTitle, InputHelperText, useInput } from "react-admin";
import { messageOfList } from "./place-of-path.ts";

/** A list of short texts, such as tools or tags. Enter adds one. */
export function WordsInput({ source, label }: { source: string; label?: string }) {
	const { field, fieldState, id } = useInput({ source, defaultValue: [] });
	return (
		<Autocomplete
			autoSelect
			freeSolo
			id={id}
			multiple
			onBlur={field.onBlur}
			onChange={(_, words) => field.onChange(words)}
			options={[] as string[]}
			renderInput={(params) => (
				<TextField
					{...params}
					error={fieldState.invalid}
					helperText={<InputHelperText error={messageOfList(fieldState.error)} helperText="fields.words.hint" />}
					inputRef={field.ref}
					label={<FieldTitle label={label} source={source} />}
					name={field.name}
				/>
			)}
			value={Array.isArray(field.value) ? field.value : []}
		/>
	);
}
