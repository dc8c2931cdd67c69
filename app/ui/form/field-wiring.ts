import { createContext, useContext } from "react";
import { answerEarlyChange } from "./early-change.ts";

/** What a field passes to the control inside it. */
export type FieldWiring = {
	/** Absent in a group, where each control has an id of its own. */
	id?: string;
	/** Id of the hint or the error. Absent in a group: there the fieldset is described, once. */
	describedBy?: string;
	invalid: boolean;
	required: boolean;
};

export const FieldContext = createContext<FieldWiring>({ invalid: false, required: false });

/**
 * Attributes that a control takes from the field around it.
 * @param isHeld the control is controlled by a component, which must hear of earlier choices.
 */
export function useControlWiring(isHeld = false) {
	const { id, describedBy, invalid, required } = useContext(FieldContext);
	return {
		...(id && { id }),
		...(describedBy && { "aria-describedby": describedBy }),
		// Said even where nothing is wrong: Chromium calls a required box or list that is still empty invalid by itself.
		"aria-invalid": invalid,
		...(required && { required: true }),
		...(isHeld && { ref: answerEarlyChange }),
	};
}
