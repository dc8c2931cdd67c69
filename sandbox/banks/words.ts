import type { Call } from "../exchange.ts";
import type { Language } from "../words.ts";
import english from "./words.en.json" with { type: "json" };
import russian from "./words.ru.json" with { type: "json" };

export type BankWords = typeof russian;

const WORDS: Readonly<Record<Language, BankWords>> = { ru: russian, en: english };

export function bankWords(language: Language): BankWords {
	return WORDS[language];
}

/** The first language of the browser that we speak; Russian otherwise, as at any bank here. */
export function languageOf(call: Call): Language {
	const accepted = (call.headers["accept-language"] ?? "").toLowerCase().split(",");
	const first = accepted.map((part) => part.trim().slice(0, 2)).find((code) => code === "ru" || code === "en");
	return first === "en" ? "en" : "ru";
}
