import { localizePath, pathWithoutLocale } from "../../app/i18n/locales.ts";
import type { Locale } from "../../app/shared/localized.ts";

/** Where a change of language leads: the page of `?to=` in that language, with its query. Never to another site, whatever was put there. */
export function returnAddress(to: string | undefined, locale: Locale): string {
	const url = to?.startsWith("/") ? URL.parse(to, "http://here") : null;
	if (url?.host !== "here") return localizePath("/", locale);
	// What begins with two slashes is an address of another site: `/en//evil.example` without its language is one.
	const path = pathWithoutLocale(url.pathname).replace(/^\/+/, "/");
	return localizePath(path, locale) + url.search;
}
