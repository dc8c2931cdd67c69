import type { Messages } from "use-intl";
import { LOCALES, type Locale } from "../shared/localized.ts";

/** A namespace of the messages, which a browser fetches only when a page needs it. */
export type CatalogueName = keyof Messages;

type Loader = () => Promise<{ readonly default: object }>;
export type Catalogues = Readonly<Partial<Record<CatalogueName, Readonly<Record<Locale, Loader>>>>>;

/** One object a language for the life of the program: catalogues are added to it, so that whoever holds it sees them. */
const words: Readonly<Record<Locale, Partial<Messages>>> = { ru: {}, en: {} };
let catalogues: Catalogues = {};

/** Tells where the catalogues are. The hall does it before any door is opened. */
export function registerCatalogues(table: Catalogues): void {
	catalogues = table;
}

/** Adds messages to those of a language: all of them on the server, the common ones at the start of a browser's visit. */
export function addMessages(locale: Locale, messages: Partial<Messages>): void {
	Object.assign(words[locale], messages);
}

export function messagesOf(locale: Locale): Messages {
	return words[locale] as Messages;
}

/**
 * Waits until messages are here: `await needMessages("home")` at the top of a door. The language is that of the document; a server
 * has all words from the start.
 */
export async function needMessages(...names: readonly CatalogueName[]): Promise<void> {
	if (import.meta.env.SSR) return;
	const locale = LOCALES.find((code) => code === document.documentElement.lang) ?? "ru";
	await Promise.all(
		names.map(async (name) => {
			if (name in words[locale]) return;
			const load = catalogues[name]?.[locale];
			const loaded = load && (await loggingFailure(load));
			if (loaded) addMessages(locale, { [name]: loaded.default } as Partial<Messages>);
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
