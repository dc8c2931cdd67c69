import { createTranslator } from "use-intl/core";
import { breadcrumbJsonLd } from "../features/catalog/course-json-ld.ts";
import { messagesOf } from "../i18n/message-catalogues.ts";
import type { Door } from "./open-door.server.ts";

type PartOfDoor = Pick<Door, "locale" | "site">;

/** The way from the home page down to a page, the page at hand last; paths are without the language. */
export function crumbsJsonLd({ locale, site }: PartOfDoor, ...below: readonly { label: string; path: string }[]) {
	const t = createTranslator({ locale, messages: messagesOf(locale), namespace: "pages" });
	return breadcrumbJsonLd([{ label: t("home"), path: "/" }, ...below], site);
}
