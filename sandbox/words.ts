import english from "./words.en.json" with { type: "json" };
import russian from "./words.ru.json" with { type: "json" };

export type Language = "ru" | "en";
export type Words = typeof russian;

const WORDS: Readonly<Record<Language, Words>> = { ru: russian, en: english };

export function wordsOf(language: Language): Words {
	return WORDS[language];
}
