import { TextInput, type TextInputProps } from "react-admin";

/** A time of day, `HH:MM`, by a clock on the wall. */
export function ClockInput(props: TextInputProps) {
	return <TextInput helperText={false} slotProps={{ inputLabel: { shrink: true } }} type="time" {...props} />;
}
