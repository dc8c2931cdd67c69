import type { Locale } from "../../../shared/localized.ts";

/** Names of what the school teaches as people write them by ear or by another word, in the letters of the search (`searchWords`). */
const SPELLINGS: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> = {
	ru: {
		анриал: "unreal",
		ардуино: "arduino",
		backend: "серверной",
		бекенд: "серверной",
		блендер: "blender",
		бэкенд: "серверной",
		годот: "godot",
		джава: "java",
		джаваскрипт: "javascript",
		майнкрафт: "minecraft",
		минкрафт: "minecraft",
		нейронка: "нейросети",
		пайтон: "python",
		питон: "python",
		реакт: "react",
		роблокс: "roblox",
		скретч: "scratch",
		фигма: "figma",
		фулстек: "fullstack",
		чатгпт: "chatgpt",
		юнити: "unity",
	},
	en: {
		backend: "server",
		fullstack: "full-stack",
		kid: "children",
		kids: "children",
		phyton: "python",
	},
};

/**
 * Names too short for what a search does with words: their forms and beginnings are those of everything («ии» is one of «и», «луа» of
 * «лунный»). They are looked for by the name that texts use, whatever else there is.
 */
const SHORT_NAMES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
	ru: {
		ai: "нейросети",
		gpt: "chatgpt",
		js: "javascript",
		qa: "тестирование",
		гпт: "chatgpt",
		ии: "нейросети",
		луа: "lua",
		"3д": "3d",
	},
	en: { gpt: "chatgpt", js: "javascript" },
};

/** Words of a search (`searchWords`) with the full name for each that is a short one. */
export function writeOut(words: readonly string[], locale: Locale): string[] {
	const names = SHORT_NAMES[locale];
	return words.map((word) => (Object.hasOwn(names, word) ? (names[word] ?? word) : word));
}

/** Names with a sign, as people say them: «си шарп», `c sharp`, «сишарпе»; one that is taken for two words. */
const SIGNED_NAMES: readonly (readonly [RegExp, string])[] = [
	[/(?<![\p{L}\p{N}])(?:си|[cс])[\s-]*(?:шарп|sharp)(?:а|у|е|ом)?(?![\p{L}\p{N}])/giu, "C#"],
	[/(?<![\p{L}\p{N}])(?:си|[cс])[\s-]*(?:плюс|plus)[\s-]*(?:плюс|plus)(?![\p{L}\p{N}])/giu, "C++"],
	[/(?<![\p{L}\p{N}])(?:чат|chat)[\s-]+(?:гпт|gpt|джипити)(?![\p{L}\p{N}])/giu, "ChatGPT"],
];

/** The typed text in which names said in words are written with their signs; undefined where there is none. */
export function signNames(typed: string): string | undefined {
	const signed = SIGNED_NAMES.reduce((text, [said, name]) => text.replace(said, name), typed);
	return signed === typed ? undefined : signed;
}

/** Shorter words are too often other words with one letter changed. */
const SHORTEST_WITH_SLIP = 5;
/** Of a name that is still being typed; with fewer letters it may become any word. */
const SHORTEST_BEGUN = 4;

/**
 * The name that texts use for a word written by ear, in another form, with a slip of one letter or not to its end; undefined where it is
 * no such word.
 */
export function spelledName(word: string, locale: Locale): string | undefined {
	const names = SPELLINGS[locale] ?? {};
	if (Object.hasOwn(names, word)) return names[word];
	const isNear = (name: string) => word.length >= SHORTEST_WITH_SLIP && isOneLetterOff(word, name);
	const isBegun = (name: string) => word.length >= SHORTEST_BEGUN && name.startsWith(word);
	const all = Object.keys(names);
	const meant = all.find(isBegun) ?? all.find(isNear);
	return meant && names[meant];
}

/** One letter is another one, missing or too many. */
export function isOneLetterOff(word: string, name: string): boolean {
	const shorter = Math.min(word.length, name.length);
	let start = 0;
	while (start < shorter && word[start] === name[start]) start++;
	let end = 0;
	while (end < shorter - start && word.at(-1 - end) === name.at(-1 - end)) end++;
	return Math.max(word.length, name.length) - start - end <= 1;
}
