import type { Messages } from "use-intl";
import { LOCALES, type Locale } from "../shared/localized.ts";

/** A namespace of the messages, which a browser fetches only when a page needs it. */
export type ShelfName = keyof Messages;

type Loader = () => Promise<{ readonly default: object }>;
export type Shelves = Readonly<Partial<Record<ShelfName, Readonly<Record<Locale, Loader>>>>>;

/** One object a language for the life of the program: shelves are added to it, so that whoever holds it sees them. */
const words: Readonly<Record<Locale, Partial<Messages>>> = { ru: {}, en: {} };
let shelves: Shelves = {};

/** Tells where the shelves are. The hall does it before any door is opened. */
export function placeShelves(table: Shelves): void {
	shelves = table;
}

/** Puts messages on the shelves of a language: all of them on the server, the common ones at the start of a browser's visit. */
export function addWords(locale: Locale, messages: Partial<Messages>): void {
	Object.assign(words[locale], messages);
}

export function wordsOf(locale: Locale): Messages {
	return words[locale] as Messages;
}

/**
 * Waits until messages are here: `await needWords("home")` at the top of a door. The language is that of the document; a server
 * has all words from the start.
 */
export async function needWords(...names: readonly ShelfName[]): Promise<void> {
	if (import.meta.env.SSR) return;
	const locale = LOCALES.find((code) => code === document.documentElement.lang) ?? "ru";
	await Promise.all(
		names.map(async (name) => {
			if (name in words[locale]) return;
			const load = shelves[name]?.[locale];
			const loaded = load && (await loggingFailure(load));
			if (loaded) addWords(locale, { [name]: loaded.default } as Partial<Messages>);
		}),
	);
}

/** Fetches words. When they do not come the console says so, and whoever asked decides what to do without them. */
export async function loggingFailure<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
	try {
		return await load();
	} catch (error) {
		console.error("Failed locale loading", error);
		throw error;
	}
}
