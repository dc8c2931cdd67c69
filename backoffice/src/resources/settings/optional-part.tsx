import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import { useFormContext, useWatch } from "react-hook-form";

type OptionalPartProps = {
	/** The value there is null while the part is switched off. */
	source: string;
	/** The value that the part gets when it is switched on. */
	starter: unknown;
	/** Key of the words of the switch. */
	label: string;
	children: ReactNode;
};

/** A part of a setting that may be absent: a switch, and its inputs while it is on. */
export function OptionalPart({ source, starter, label, children }: OptionalPartProps) {
	const translate = useTranslate();
	const { setValue } = useFormContext();
	const value: unknown = useWatch({ name: source });
	const isOn = value !== null && value !== undefined;
	return (
		<>
			<FormControlLabel
				control={
					<Switch checked={isOn} onChange={(_, on) => setValue(source, on ? starter : null, { shouldDirty: true })} />
				}
				label={translate(label)}
				sx={{ gridColumn: "1 / -1" }}
			/>
			{isOn && children}
		</>
	);
}
