import type { Locale } from "../../../shared/localized.ts";

/** Names of what the school teaches as people write them by ear, in the letters of the search (`searchWords`). */
const SPELLINGS: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> = {
	ru: {
		ардуино: "arduino",
		блендер: "blender",
		годот: "godot",
		джаваскрипт: "javascript",
		майнкрафт: "minecraft",
		пайтон: "python",
		питон: "python",
		роблокс: "roblox",
		скретч: "scratch",
		фигма: "figma",
		юнити: "unity",
	},
};

/** The name that texts use for a word written by ear; undefined where it is no such word. */
export function spelledName(word: string, locale: Locale): string | undefined {
	return SPELLINGS[locale]?.[word];
}
