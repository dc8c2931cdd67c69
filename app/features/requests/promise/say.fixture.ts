import { createTranslator } from "use-intl/core";
import type { Locale } from "../../../shared/localized.ts";
import english from "./words.en.json";
import russian from "./words.ru.json";

type Message = { readonly key: string; readonly values: Readonly<Record<string, string | number>> };

const MESSAGES = { ru: { promise: russian }, en: { promise: english } };

/** Says a message of this folder aloud, for tests: non-breaking spaces become plain ones. A key or value that is missing throws. */
export function say(message: Message, locale: Locale): string {
	return sayTypeset(message, locale).replaceAll("\u00a0", " ");
}

export function sayTypeset({ key, values }: Message, locale: Locale): string {
	const translate = createTranslator({
		locale,
		messages: MESSAGES[locale],
		onError(error) {
			throw error;
		},
	});
	return translate(key as "promise.open", values);
}
