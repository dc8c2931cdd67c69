import english from "ra-language-english";
import russian from "ra-language-russian";
import { LOCALES, type Locale } from "../../../app/shared/localized.ts";
import ownEnglish from "./en.json";
import libraryRussian from "./library.ru.json";
import ownRussian from "./ru.json";

export type Words = { readonly [key: string]: string | Words };

const RESOURCE_WORDS = import.meta.glob<Words>("../resources/*/words.*.json", { eager: true, import: "default" });

/** Words of every folder of `resources/`, by the folder's name, which is the resource's one. */
function resourceWords(locale: Locale): Words {
	const found: Record<string, Words> = {};
	for (const [path, words] of Object.entries(RESOURCE_WORDS)) {
		const [, folder, language] = /resources\/([^/]+)\/words\.(ru|en)\.json$/.exec(path) ?? [];
		if (folder && language === locale) found[folder] = words;
	}
	return found;
}

/** Two trees of words as one; the second one's words win. */
function merge(under: Words, over: Words): Words {
	const merged: Record<string, string | Words> = { ...under };
	for (const [key, value] of Object.entries(over)) {
		const below = merged[key];
		merged[key] = typeof value === "object" && typeof below === "object" ? merge(below, value) : value;
	}
	return merged;
}

function wordsOf(locale: Locale, library: object, own: Words): Words {
	return merge(library as Words, { ...own, resources: resourceWords(locale) });
}

/** Everything that the office says, by language. Plural forms stand between `||||`: two in English, three in Russian. */
export const WORDS: Readonly<Record<Locale, Words>> = {
	ru: wordsOf("ru", merge(russian as unknown as Words, libraryRussian), ownRussian),
	en: wordsOf("en", english, ownEnglish),
};

/** Whether both languages have a sentence under a key with dots. */
export function hasWord(key: string): boolean {
	return LOCALES.every((locale) => typeof findWord(WORDS[locale], key) === "string");
}

function findWord(words: Words, key: string): string | Words | undefined {
	return key
		.split(".")
		.reduce<string | Words | undefined>((at, part) => (typeof at === "object" ? at[part] : undefined), words);
}

/** Names of the columns of a resource, for the head of an exported list. */
export function fieldNames(resource: string, locale: Locale): Record<string, string> {
	const fields = findWord(WORDS[locale], `resources.${resource}.fields`);
	if (typeof fields !== "object") return {};
	return Object.fromEntries(
		Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
	);
}
