import TextField from "@mui/material/TextField";
import { useEffect, useState } from "react";
import { FieldTitle, InputHelperText, useInput } from "react-admin";
import { messageOfList } from "./place-of-path.ts";

/** A list of short texts, one a line: they are put in another order as lines of any text are. */
export function LinesInput({ source, label, minRows = 3 }: { source: string; label?: string; minRows?: number }) {
	const { field, fieldState, id } = useInput({ source, defaultValue: [] });
	const [text, setText] = useState(joinLines(field.value));
	const [typed, setTyped] = useState<unknown>(field.value);
	// The record changed under the input: another one was opened, or a state was restored.
	useEffect(() => {
		if (field.value === typed) return;
		setTyped(field.value);
		setText(joinLines(field.value));
	}, [field.value, typed]);
	function type(value: string): void {
		const lines = splitLines(value);
		// An empty line that was just begun is kept in the text but in no list.
		setText(value);
		setTyped(lines);
		field.onChange(lines);
	}
	return (
		<TextField
			error={fieldState.invalid}
			fullWidth
			helperText={<InputHelperText error={messageOfList(fieldState.error)} helperText="fields.lines.hint" />}
			id={id}
			inputRef={field.ref}
			label={<FieldTitle label={label} source={source} />}
			minRows={minRows}
			multiline
			name={field.name}
			onBlur={field.onBlur}
			onChange={({ target }) => type(target.value)}
			value={text}
		/>
	);
}

function joinLines(list: unknown): string {
	return Array.isArray(list) ? list.join("\n") : "";
}

export function splitLines(text: string): string[] {
	return text
		.split("\n")
		.map((line) => line.trim())
		.filter(Boolean);
}
