import TextField, { type TextFieldProps } from "@mui/material/TextField";

type EntranceFieldProps = Omit<TextFieldProps, "name"> & { name: string; minLength?: number };

/** A labelled field that the browser checks and fills in. */
export function EntranceField({ minLength, slotProps, ...props }: EntranceFieldProps) {
	return (
		<TextField
			fullWidth
			id={`entrance-${props.name}`}
			required
			slotProps={{ inputLabel: { shrink: true }, htmlInput: { minLength }, ...slotProps }}
			{...props}
		/>
	);
}
