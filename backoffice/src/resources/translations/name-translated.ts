import { screenText } from "../../fields/screen-text.ts";

export type Translated = {
	readonly resource?: string;
	readonly recordId?: string;
	readonly titleRu?: string | null | undefined;
	readonly titleEn?: string | null | undefined;
};
type Translate = (key: string, options: { readonly _: string }) => string;

/** What a record of the board is called. A setting and a quiz are kept by keys, whose names only the screens know. */
export function nameTranslated(
	{ resource = "", recordId = "", titleRu, titleEn }: Translated,
	translate: Translate,
): string {
	const title = screenText({ ru: titleRu, en: titleEn });
	if (title && title !== recordId) return title;
	const quiz = translate(`resources.${resource}.titles.${recordId}`, { _: recordId });
	return translate(`resources.${resource}.keys.${recordId}.name`, { _: quiz });
}
