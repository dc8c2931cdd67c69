import polyglotI18nProvider from "ra-i18n-polyglot";
import type { TranslationMessages } from "react-admin";
import { isLocale, LOCALES, type Locale } from "../../../app/shared/localized.ts";
import { WORDS } from "../words/words.ts";

/** Languages call themselves by their own name. */
const NAMES: Readonly<Record<Locale, string>> = { ru: "Русский", en: "English" };

/** Before anybody has signed in: the first language of the browser that we speak, else Russian. */
export function guessLocale(languages: readonly string[]): Locale {
	return languages.map((language) => language.slice(0, 2).toLowerCase()).find(isLocale) ?? "ru";
}

/** `allowMissing` is left out: a missing word must show as its key and fail the test. */
export const i18nProvider = polyglotI18nProvider(
	(locale) => WORDS[isLocale(locale) ? locale : "ru"] as unknown as TranslationMessages,
	guessLocale(navigator.languages),
	LOCALES.map((locale) => ({ locale, name: NAMES[locale] })),
);
