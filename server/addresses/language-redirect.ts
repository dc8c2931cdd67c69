import { isbot } from "isbot";
import type { LocaleDomains } from "../../app/i18n/locale-domains.ts";
import { DEFAULT_LOCALE, LOCALE_SETTINGS, localizePath } from "../../app/i18n/locales.ts";
import { readCookie, writeCookie } from "../../app/shared/cookie.ts";
import { isLocale, type Locale, type Localized } from "../../app/shared/localized.ts";

export const LOCALE_COOKIE = "locale";
const LIFETIME_S = 365 * 24 * 60 * 60;

type VisitorHints = {
	readonly cookie: string | undefined;
	readonly acceptLanguage: string | undefined;
	readonly agent: string | undefined;
	/** A page of ours has led here: whoever reads in one language is not taken to another one by his browser. */
	readonly isFromHere: boolean;
};

/** The language a visitor of `/` should see: the cookie, then on a first visit the browser's list, then the default. Robots get the default. */
export function detectLocale({ cookie, acceptLanguage, agent, isFromHere }: VisitorHints): Locale {
	const chosen = readCookie(cookie, LOCALE_COOKIE);
	if (isLocale(chosen)) return chosen;
	if (isFromHere || !agent || isbot(agent)) return DEFAULT_LOCALE;
	for (const tag of preferredLanguages(acceptLanguage)) {
		const code = tag.split("-")[0];
		if (isLocale(code)) return code;
	}
	return DEFAULT_LOCALE;
}

type SiteAddresses = {
	readonly basePath: string;
	readonly domains: LocaleDomains;
	readonly siteUrls: Localized<string>;
};

/** Where `/` should redirect this visitor; undefined when it is already in the visitor's language. */
export function languageRedirect(
	hints: VisitorHints,
	{ basePath, domains, siteUrls }: SiteAddresses,
): string | undefined {
	const locale = detectLocale(hints);
	if (locale === DEFAULT_LOCALE) return undefined;
	return (domains[locale] ? siteUrls[locale] : basePath.slice(0, -1)) + localizePath("/", locale);
}

/** `Set-Cookie` for a chosen language: 365 days, path /, SameSite=Lax (specification, section 4). */
export function localeCookie(locale: Locale): string {
	return writeCookie(LOCALE_COOKIE, LOCALE_SETTINGS[locale].code, { maxAgeS: LIFETIME_S, isSecure: false });
}

/** The language tags of an Accept-Language header, the most preferred first. */
function preferredLanguages(header: string | undefined): string[] {
	return (header ?? "")
		.split(",")
		.map((part) => {
			const [tag = "", ...options] = part.trim().toLowerCase().split(";");
			const quality = options.map((option) => /^\s*q=([\d.]+)/.exec(option)?.[1]).find(Boolean);
			return { tag, quality: quality === undefined ? 1 : Number(quality) };
		})
		.filter(({ tag, quality }) => tag !== "" && quality > 0)
		.sort((left, right) => right.quality - left.quality)
		.map(({ tag }) => tag);
}
