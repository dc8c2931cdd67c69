import type { Messages, NamespaceKeys, NestedKeyOf } from "use-intl";
import { createTranslator } from "use-intl/core";
import type { Locale } from "../shared/localized.ts";
import { messagesOf } from "./message-catalogues.ts";

/** Says the messages of the site's pages outside of their components: those of a namespace, or all of them. */
export function translatorOf<const Name extends NamespaceKeys<Messages, NestedKeyOf<Messages>> = never>(
	locale: Locale,
	namespace?: Name,
) {
	return createTranslator({ locale, messages: messagesOf(locale), namespace });
}
