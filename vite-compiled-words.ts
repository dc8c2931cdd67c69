import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import { isLocale, type Locale } from "./app/shared/localized.ts";
import { typeset } from "./app/shared/typography.ts";

/** The screens of staff have words of another kind. */
const WORDS_FILE = /^(?!.*\/backoffice\/).*\/(?:words|letters)\.(ru|en)\.json$/;

type Words = { [key: string]: string | Words };

/** Compiles the messages of `words.*.json` and `letters.*.json` to the small form that use-intl formats, and sets them as a typesetter would. */
export function compiledWords(): Plugin {
	return {
		name: "compiled-words",
		enforce: "pre",
		transform(code, id) {
			const locale = WORDS_FILE.exec(id.split("?")[0] ?? "")?.[1];
			if (!isLocale(locale)) return undefined;
			return { code: JSON.stringify(compileWords(JSON.parse(code) as Words, locale)), map: null };
		},
	};
}

function compileWords(words: Words, locale: Locale): object {
	return Object.fromEntries(
		Object.entries(words).map(([key, value]) => [
			key,
			typeof value === "string" ? compile(typeset(value, locale)) : compileWords(value, locale),
		]),
	);
}
