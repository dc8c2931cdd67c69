import { createContext, useContext } from "react";
import { answerEarlyChange } from "./early-change.ts";

/** What a field tells the control inside it. */
export type FieldWiring = {
	/** Absent in a group: there each control has an id of its own. */
	id?: string;
	/** Id of the hint or the error. Absent in a group: there the fieldset is described, once. */
	describedBy?: string;
	invalid: boolean;
	required: boolean;
};

export const FieldContext = createContext<FieldWiring>({ invalid: false, required: false });

/**
 * Attributes a control takes from the field around it; nothing outside of a field.
 * @param isHeld script holds its value, and must hear of what was chosen before it came
 */
export function useControlWiring(isHeld = false) {
	const { id, describedBy, invalid, required } = useContext(FieldContext);
	return {
		...(id && { id }),
		...(describedBy && { "aria-describedby": describedBy }),
		...(invalid && { "aria-invalid": true }),
		...(required && { required: true }),
		...(isHeld && { ref: answerEarlyChange }),
	};
}
