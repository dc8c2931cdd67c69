import { type FocusEvent, useState } from "react";
import { suggestEmail } from "../rules/suggest-email.ts";

type MeantEmail = {
	/** The address that was probably meant; undefined while there is no guess. */
	readonly meant: string | undefined;
	readonly look: (event: FocusEvent<HTMLInputElement>) => void;
	readonly take: () => void;
};

/** Checks an address when its field is left, and asks about a typing error; corrects it only when told to. */
export function useMeantEmail(fieldId: string): MeantEmail {
	const [meant, setMeant] = useState<string>();
	return {
		meant,
		look: ({ target }) => setMeant(suggestEmail(target.value)),
		take() {
			const field = document.getElementById(fieldId);
			if (!(field instanceof HTMLInputElement) || !meant) return;
			field.value = meant;
			field.dispatchEvent(new Event("input", { bubbles: true }));
			field.focus();
			setMeant(undefined);
		},
	};
}
