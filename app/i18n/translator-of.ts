import type { Messages, NamespaceKeys, NestedKeyOf } from "use-intl";
import { createTranslator } from "use-intl/core";
import type { Locale } from "../shared/localized.ts";
import { type CatalogueName, messagesOf } from "./message-catalogues.ts";

type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

/** How many messages a translator of a namespace remembers: with prices and days in them there could be any number. */
const MOST_KEPT = 1_000;

/** Translators by the object of messages that they read, then by namespace: where that object is replaced, new translators are made. */
const translators = new WeakMap<object, Map<string, unknown>>();

/**
 * A translator of the site's messages, of one namespace or of all, for code that is no component. It is made once and then given again:
 * making its plural rules and formats takes many times as long as using them.
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
	// A translator of all messages lives on when some are added or replaced, so it may remember none.
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

/** The key under which a message is remembered, its numbers included; undefined where it has values of another kind. */
function idOf(...[key, values, formats]: Call): string | undefined {
	if (formats) return undefined;
	let id = key;
	for (const [name, value] of Object.entries(values ?? {})) {
		if (typeof value !== "number") return undefined;
		id += ` ${name}=${value}`;
	}
	return id;
}

/** The catalogue that a namespace is part of. One that has not arrived is an empty object each time, so its translator is not kept. */
function wordsOf(locale: Locale, namespace?: string): object {
	const messages: Partial<Messages> = messagesOf(locale);
	return (namespace ? messages[namespace.split(".")[0] as CatalogueName] : messages) ?? {};
}
