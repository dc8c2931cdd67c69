import type { Locale } from "./shared/localized.ts";
import type russian from "./words.ru.ts";

/** Every message of the site; both languages have the same keys (a test compares them). */
export type Words = typeof russian;

let loaded: Partial<Record<Locale, Words>> = {};

/** Makes a language known to this program: the server knows both, a browser only that of its document. */
export function registerWords(words: Partial<Record<Locale, Words>>): void {
	loaded = { ...loaded, ...words };
}

export function wordsOf(locale: Locale): Words | undefined {
	return loaded[locale];
}

/** Loads one language in the browser as a chunk of its own. */
export async function loadWords(locale: Locale): Promise<Words> {
	const module = locale === "ru" ? await import("./words.ru.ts") : await import("./words.en.ts");
	return module.default;
}

declare module "use-intl" {
	interface AppConfig {
		Locale: Locale;
		Messages: Words;
	}
}
