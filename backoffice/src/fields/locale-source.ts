import { LOCALES, type Locale } from "../../../app/shared/localized.ts";

/**
 * The path of a text in a record by language. `*` stands for the language: `texts.*.title` → `texts.ru.title`; without it the language is
 * appended: `name` → `name.ru`.
 */
export function sourceIn(source: string, locale: Locale): string {
	return source.includes("*") ? source.replace("*", locale) : `${source}.${locale}`;
}

const LANGUAGE_ENDS = { ru: "Ru", en: "En" } as const;

/** The column of a list that holds a text in this language: `title` → `titleRu`. */
export function columnIn<Name extends string>(name: Name, locale: Locale): `${Name}Ru` | `${Name}En` {
	return `${name}${LANGUAGE_ENDS[locale]}`;
}

/** The key of the label of a localized field: its path without the language. */
export function labelSource(source: string): string {
	return source.replace(/\*\.|\.\*/, "");
}

/** The languages in which a text is missing although another language has it. */
export function missingLocales(values: Readonly<Record<Locale, unknown>>): Locale[] {
	const empty = LOCALES.filter((locale) => isEmpty(values[locale]));
	return empty.length === LOCALES.length ? [] : empty;
}

function isEmpty(value: unknown): boolean {
	return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}
