import { type ReactNode, useId } from "react";
import { FieldNotes, type Necessity, NecessityMark, type Notes, notesId } from "./field-notes.tsx";
import { FieldContext } from "./field-wiring.ts";

type FieldProps = Notes &
	Necessity & {
		label: ReactNode;
		/** One Input, Textarea, Select or Range. */
		children: ReactNode;
		/** Needed when an error summary must find the control. */
		id?: string;
		/** The label is only for screen readers: a search box with its icon. */
		labelHidden?: boolean;
	};

/** THE field: label, mark, hint, error, and every `aria-*` that ties them to the control. */
export function Field({ label, children, hint, error, required = false, optional, id, labelHidden }: FieldProps) {
	const ownId = useId();
	const controlId = id ?? ownId;
	const describedBy = notesId(controlId, { hint, error });
	return (
		<div className="field">
			<label className={labelHidden ? "visually-hidden" : "field__label"} htmlFor={controlId}>
				{label}
				<NecessityMark optional={optional} required={required} />
			</label>
			<FieldContext value={{ id: controlId, describedBy, invalid: Boolean(error), required }}>{children}</FieldContext>
			<FieldNotes error={error} hint={hint} id={describedBy} />
		</div>
	);
}
