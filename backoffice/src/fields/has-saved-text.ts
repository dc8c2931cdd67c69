import type { Locale } from "../../../app/shared/localized.ts";

type Texts = Partial<Record<Locale, { readonly title?: string } | null>>;

/** Whether a saved record has text in a language: under `texts`, where either language may be missing, or under `text`. */
export function hasSavedText(record: Readonly<Record<string, unknown>> | undefined, locale: Locale): boolean {
	const texts = (record?.texts ?? record?.text ?? {}) as Texts;
	return Boolean(texts[locale]?.title);
}
