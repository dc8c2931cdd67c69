import { createTranslator } from "use-intl/core";
import { breadcrumbJsonLd } from "../features/catalog/course-json-ld.ts";
import { wordsOf } from "../i18n/word-shelves.ts";
import type { openDoor } from "./open-door.server.ts";

type Door = Pick<Awaited<ReturnType<typeof openDoor>>, "locale" | "settings" | "siteUrl">;

/** The way from the home page down to a page of text, the page at hand last; paths are without the language. */
export function crumbsJsonLd(
	{ locale, settings, siteUrl }: Door,
	...below: readonly { label: string; path: string }[]
) {
	const t = createTranslator({ locale, messages: wordsOf(locale), namespace: "pages" });
	const site = { siteUrl, siteName: settings.school[locale], locale };
	return breadcrumbJsonLd([{ label: t("home"), path: "/" }, ...below], site);
}
