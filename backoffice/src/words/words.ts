import english from "ra-language-english";
import russian from "ra-language-russian";
import { LOCALES, type Locale } from "../../../app/shared/localized.ts";
import { cityOf, OFFERED_ZONES } from "../../../app/shared/zones.ts";
import ownEnglish from "./en.json";
import libraryEnglish from "./library.en.json";
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
	en: wordsOf("en", merge(english as unknown as Words, libraryEnglish), ownEnglish),
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

/** Where the codes of a column have their words, if not in `resources.<name>.choices.<column>`: by the column, or by both names. */
const SHARED_CHOICES: Readonly<Record<string, string>> = {
	locale: "common.language",
	cover: "fields.drawing",
	avatar: "fields.drawing",
	planet: "common.planet",
	stateRu: "common.textState",
	stateEn: "common.textState",
	"audit.action": "resources.audit.actions",
	"deliveries.kind": "resources.deliveries.kinds",
	"faq-groups.pages": "resources.faq-groups.choices.page",
	"people.role": "office.roles",
	"reviews.status": "common.state",
};

/**
 * The words that the server uses in an exported list: the language, names of columns by field, words of codes by `<field>.<code>`. Parts of
 * forms, whose names have dots, are left out: no list has them as columns.
 */
export function fieldNames(resource: string, locale: Locale): Record<string, string> {
	const told = (key: string) => textsAt(locale, key);
	const names = told(`resources.${resource}.fields`).filter(([field]) => !field.includes("."));
	const codes = names.flatMap(([field]) => {
		const shared = SHARED_CHOICES[`${resource}.${field}`] ?? SHARED_CHOICES[field];
		const words = [
			...told(shared ?? ""),
			...told(`resources.${resource}.choices.${field}`),
			...namedKinds(field, locale),
			...namedZones(field, locale),
		];
		return words.map(([code, word]) => [`${field}.${code}`, word]);
	});
	return { ...Object.fromEntries([...told("ra.boolean"), ...names, ...codes]), language: locale };
}

function textsAt(locale: Locale, key: string): [name: string, text: string][] {
	const found = findWord(WORDS[locale], key);
	if (typeof found !== "object") return [];
	return Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === "string");
}

/** Kinds of records by the names of their screens, for a column that says which kind a row is about. */
function namedKinds(field: string, locale: Locale): [name: string, text: string][] {
	if (field !== "resource") return [];
	return Object.keys(WORDS[locale].resources as Words).map((kind) => {
		const forms = String(findWord(WORDS[locale], `resources.${kind}.name`)).split(" |||| ");
		return [kind, forms[1] ?? kind];
	});
}

/** Zones by the cities that people know them by. */
function namedZones(field: string, locale: Locale): [name: string, text: string][] {
	if (field !== "zone") return [];
	const cities = Object.fromEntries(textsAt(locale, "fields.zones"));
	return OFFERED_ZONES.map((zone) => [zone, cities[cityOf(zone) ?? ""] ?? zone]);
}
