import type { Locale } from "../../../shared/localized.ts";

/** Names of what the school teaches as people write them by ear, in the letters of the search (`searchWords`). */
const SPELLINGS: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> = {
	ru: {
		ардуино: "arduino",
		блендер: "blender",
		годот: "godot",
		джаваскрипт: "javascript",
		майнкрафт: "minecraft",
		минкрафт: "minecraft",
		пайтон: "python",
		питон: "python",
		роблокс: "roblox",
		скретч: "scratch",
		фигма: "figma",
		юнити: "unity",
	},
};

/** Shorter words are too often other words with one letter changed. */
const SHORTEST_WITH_SLIP = 5;

/** The name that texts use for a word written by ear, in another form or with a slip of one letter; undefined where it is no such word. */
export function spelledName(word: string, locale: Locale): string | undefined {
	const names = SPELLINGS[locale] ?? {};
	if (Object.hasOwn(names, word)) return names[word];
	if (word.length < SHORTEST_WITH_SLIP) return undefined;
	const near = Object.keys(names).find((name) => isOneLetterOff(word, name));
	return near && names[near];
}

/** One letter is another one, missing or too many. */
function isOneLetterOff(word: string, name: string): boolean {
	const shorter = Math.min(word.length, name.length);
	let start = 0;
	while (start < shorter && word[start] === name[start]) start++;
	let end = 0;
	while (end < shorter - start && word.at(-1 - end) === name.at(-1 - end)) end++;
	return Math.max(word.length, name.length) - start - end <= 1;
}
