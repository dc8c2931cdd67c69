import { hasUnsavedText } from "./has-unsaved-text.ts";

export type ActionQuestion = {
	/** Reading the record anew afterwards takes away what was typed beside the button. */
	readonly losesText: boolean;
};

/** What is asked before an action is done, as the screen stands at the click; undefined when nothing is. */
export function questionOf({
	isAsked,
	screen,
}: {
	isAsked: boolean;
	screen?: EventTarget;
}): ActionQuestion | undefined {
	const losesText = hasUnsavedText(screen);
	return isAsked || losesText ? { losesText } : undefined;
}
