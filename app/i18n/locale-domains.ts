import { LOCALES, type Locale } from "../shared/localized.ts";

/** Hosts (with a port, if it is not the usual one) that languages have for themselves. */
export type LocaleDomains = Readonly<Partial<Record<Locale, string>>>;

/** The address of the site in each language, without a slash at its end. */
export function siteUrlsOf(publicUrl: string, basePath: string, domains: LocaleDomains): Readonly<Record<Locale, string>> {
	const { protocol } = new URL(publicUrl);
	const base = basePath.replace(/\/$/, "");
	const urlOf = (locale: Locale) => (domains[locale] ? `${protocol}//${domains[locale]}` : publicUrl) + base;
	return Object.fromEntries(LOCALES.map((locale) => [locale, urlOf(locale)])) as Record<Locale, string>;
}
