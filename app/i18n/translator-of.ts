import type { Messages, NamespaceKeys, NestedKeyOf } from "use-intl";
import { createTranslator } from "use-intl/core";
import type { Locale } from "../shared/localized.ts";
import { type CatalogueName, messagesOf } from "./message-catalogues.ts";

type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

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
	return createTranslator({ locale, messages: messagesOf(locale), namespace });
}

/** The catalogue that a namespace is part of; nothing is kept of one that is not here yet. */
function wordsOf(locale: Locale, namespace?: string): object {
	const messages: Partial<Messages> = messagesOf(locale);
	return (namespace ? messages[namespace.split(".")[0] as CatalogueName] : messages) ?? {};
}
