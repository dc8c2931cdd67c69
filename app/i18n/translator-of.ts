import type { Messages, NamespaceKeys, NestedKeyOf } from "use-intl";
import { createTranslator } from "use-intl/core";
import type { Locale } from "../shared/localized.ts";
import { type CatalogueName, messagesOf } from "./message-catalogues.ts";

type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

/** Of a namespace; prices and days make many. */
const MOST_KEPT = 1_000;

/** By the messages that they say: words that have arrived later are said by a translator of their own. */
const translators = new WeakMap<object, Map<string, unknown>>();

/**
 * Says the messages of the site's pages outside of their components: those of a namespace, or all of them. The same one is given each
 * time, for to make its plural rules and formats takes many times as long as to use them.
 */
export function translatorOf<const Name extends Namespace = never>(locale: Locale, namespace?: Name) {
	const words = wordsOf(locale, namespace);
	const known = translators.get(words) ?? new Map<string, unknown>();
	translators.set(words, known);
	const key = namespace ?? "";
	const translator = (known.get(key) as ReturnType<typeof makeTranslator<Name>>) ?? makeTranslator(locale, namespace);
	known.set(key, translator);
	return translator;
}

function makeTranslator<const Name extends Namespace = never>(locale: Locale, namespace?: Name) {
	const translator = createTranslator({ locale, messages: messagesOf(locale), namespace });
	// That of all words goes on where some are added or come in the place of others.
	return namespace ? remembering(translator) : translator;
}

type Values = Readonly<Record<string, unknown>>;
type Call = [key: string, values?: Values, formats?: object];

/**
 * A translator that looks up and puts together a message only once: those without values, and those with numbers alone, whose plural
 * rules take longest. What somebody wrote is never kept.
 */
function remembering<Say extends object>(translator: Say): Say {
	const make = translator as (...call: Call) => string;
	const said = new Map<string, string>();
	function say(...call: Call): string {
		const id = idOf(...call);
		if (id === undefined) return make(...call);
		const known = said.get(id);
		if (known !== undefined) return known;
		const text = make(...call);
		if (said.size >= MOST_KEPT) said.clear();
		said.set(id, text);
		return text;
	}
	return Object.assign(say, translator);
}

/** Tells a message with its numbers from others; undefined for one with other values. */
function idOf(...[key, values, formats]: Call): string | undefined {
	if (formats) return undefined;
	let id = key;
	for (const [name, value] of Object.entries(values ?? {})) {
		if (typeof value !== "number") return undefined;
		id += ` ${name}=${value}`;
	}
	return id;
}

/** The catalogue that a namespace is part of; nothing is kept of one that is not here yet. */
function wordsOf(locale: Locale, namespace?: string): object {
	const messages: Partial<Messages> = messagesOf(locale);
	return (namespace ? messages[namespace.split(".")[0] as CatalogueName] : messages) ?? {};
}
