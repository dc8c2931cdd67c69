import { TextInput, type TextInputProps } from "react-admin";

/** Text of one line, or of several with `multiline`. What is cleared stays an empty text, as the API expects it; it is never null. */
export function LineInput(props: TextInputProps) {
	return <TextInput helperText={false} parse={keep} {...props} />;
}

function keep(value: string): string {
	return value;
}
