import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldNotes, NecessityMark, type Notes, notesId } from "./field-notes.tsx";
import { useControlWiring } from "./field-wiring.ts";

type CheckboxProps = Notes &
	Omit<ComponentProps<"input">, "className" | "style" | "type" | "children"> & {
		/** The text next to the box; it may contain links. */
		children: ReactNode;
		/** `radio` draws a circle: one answer of several in a FieldGroup. */
		type?: "checkbox" | "radio";
	};

/** A box with its words; a field by itself, so it takes `error` and `required` directly. */
export function Checkbox({ children, hint, error, type = "checkbox", id, required, ...rest }: CheckboxProps) {
	const ownId = useId();
	const boxId = id ?? ownId;
	const wiring = useControlWiring(rest.checked !== undefined);
	const describedBy = notesId(boxId, { hint, error });
	return (
		<div className="field">
			<label className="check">
				<input
					aria-describedby={describedBy}
					{...wiring}
					aria-invalid={wiring["aria-invalid"] || Boolean(error)}
					{...rest}
					id={boxId}
					required={required}
					type={type}
				/>
				<span>
					{children}
					<NecessityMark required={required} />
				</span>
			</label>
			<FieldNotes error={error} hint={hint} id={describedBy} />
		</div>
	);
}
