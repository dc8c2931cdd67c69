import { TextInput, type TextInputProps } from "react-admin";

/** A time of day without a date, `HH:MM`. */
export function ClockInput(props: TextInputProps) {
	return <TextInput helperText={false} slotProps={{ inputLabel: { shrink: true } }} type="time" {...props} />;
}
