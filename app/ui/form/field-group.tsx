import { type ReactNode, useId } from "react";
import { FieldNotes, type Necessity, NecessityMark, type Notes, notesId } from "./field-notes.tsx";
import { FieldContext } from "./field-wiring.ts";

type FieldGroupProps = Notes &
	Necessity & {
		legend: ReactNode;
		/** Radios or checkboxes: Choice, Chip, Checkbox, PictureChoice. */
		children: ReactNode;
		id?: string;
		legendHidden?: boolean;
		/** How the choices stand: one under another, in a row that wraps, or in two columns. */
		arrange?: "stack" | "chips" | "two";
		disabled?: boolean;
	};

/** A question with several answers. The legend is its label, the fieldset carries hint and error. */
export function FieldGroup({
	legend,
	children,
	arrange = "stack",
	id,
	legendHidden,
	disabled,
	...field
}: FieldGroupProps) {
	const ownId = useId();
	const groupId = id ?? ownId;
	const { hint, error, required = false, optional } = field;
	const describedBy = notesId(groupId, { hint, error });
	return (
		<fieldset aria-describedby={describedBy} className="field" disabled={disabled} id={groupId}>
			<legend className={legendHidden ? "visually-hidden" : "field__label"}>
				{legend}
				<NecessityMark optional={optional} required={required} spoken />
			</legend>
			<FieldContext value={{ invalid: Boolean(error), required: false }}>
				<div className={arrange} data-gap={arrange === "chips" ? undefined : "3"}>
					{children}
				</div>
			</FieldContext>
			<FieldNotes error={error} hint={hint} id={describedBy} />
		</fieldset>
	);
}
