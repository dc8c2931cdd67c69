import { type Messages, type NamespaceKeys, type NestedKeyOf, useLocale } from "use-intl";
import { translatorOf } from "./translator-of.ts";

/**
 * Says the messages of a namespace, or all of them, in the language of the page. The library's hook of this name makes a translator for
 * each component each time it is drawn; this one takes the one that is there.
 */
export function useTranslations<const Name extends NamespaceKeys<Messages, NestedKeyOf<Messages>> = never>(
	namespace?: Name,
) {
	return translatorOf(useLocale(), namespace);
}
