import { breadcrumbJsonLd } from "../features/catalog/courses/course-json-ld.ts";
import { translatorOf } from "../i18n/translator-of.ts";
import type { Door } from "./open-door.server.ts";

type PartOfDoor = Pick<Door, "locale" | "site">;

/** The way from the home page down to a page, the page at hand last; paths are without the language. */
export function crumbsJsonLd({ locale, site }: PartOfDoor, ...below: readonly { label: string; path: string }[]) {
	const t = translatorOf(locale, "pages");
	return breadcrumbJsonLd([{ label: t("home"), path: "/" }, ...below], site);
}
