import { isLocale, LOCALES, type Locale } from "../shared/localized.ts";

/** What a language brings to the site (specification, section 3). `domain` is set only where a language has a host of its own. */
export type LocaleSettings = {
	readonly code: Locale;
	readonly iso?: string;
	readonly name: string;
	readonly dir: "ltr" | "rtl";
	readonly domain?: string;
};

export const LOCALE_SETTINGS: Readonly<Record<Locale, LocaleSettings>> = {
	ru: { code: "ru", iso: "ru-RU", name: "RU", dir: "ltr" },
	en: { code: "en", iso: "en-US", name: "EN", dir: "ltr" },
};

/** Routes without a prefix are in this language. */
export const DEFAULT_LOCALE: Locale = "ru";

/** The tag written for machines where a language has no code of its own (specification, section 9). */
export const DEFAULT_TRANSLATION_TAG = "en-US";

/** The tag of a language: `ru-RU`. */
export function isoTagOf({ iso = DEFAULT_TRANSLATION_TAG }: Pick<LocaleSettings, "iso">): string {
	return iso;
}

/** The language from a path: `/en` and everything below it is English, the rest Russian. */
export function localeFromPath(pathname: string): Locale {
	const segment = pathname.split("/", 2)[1];
	return isLocale(segment) && segment !== DEFAULT_LOCALE ? segment : DEFAULT_LOCALE;
}

/** A path without its language: `/en/blog` → `/blog`, `/en` → `/`. */
export function pathWithoutLocale(pathname: string): string {
	const locale = localeFromPath(pathname);
	if (locale === DEFAULT_LOCALE) return pathname;
	return pathname.slice(locale.length + 1) || "/";
}

/** The address of an unprefixed path in a language: `("/blog", "en")` → `/en/blog`. Query and hash are kept. */
export function localizePath(path: string, locale: Locale): string {
	if (locale === DEFAULT_LOCALE) return path;
	return path === "/"
		? `/${locale}`
		: `/${locale}${path.startsWith("/?") || path.startsWith("/#") ? path.slice(1) : path}`;
}

export { LOCALES };
