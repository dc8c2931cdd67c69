import { speakerOf } from "../../../i18n/speaker-of.ts";
import type { Locale } from "../../../shared/localized.ts";
import english from "./words.en.json";
import russian from "./words.ru.json";

const WORDS = { ru: russian, en: english };

type PromiseMessage = { readonly key: string; readonly values: Readonly<Record<string, string | number>> };

/** The sentence of a promise or of an open state, in a language. Said on the server alone: browsers get it ready. */
export function sayPromise({ key, values }: PromiseMessage, locale: Locale): string {
	return speakerOf({ promise: WORDS[locale] }, locale)(key, values);
}
