type Text = string | null | undefined;

/**
 * A text in the language of the screen, or in the other one where it has none there. For names of records, which react-admin requests
 * outside of React; the document knows the language.
 */
export function screenText({ ru, en }: { ru: Text; en: Text }): string {
	const [first, second] = document.documentElement.lang === "en" ? [en, ru] : [ru, en];
	return first || second || "";
}
