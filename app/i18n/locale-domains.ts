import { LOCALES, type Locale, type Localized } from "../shared/localized.ts";
import { LOCALE_SETTINGS, type LocaleSettings } from "./locales.ts";

/** Hosts (with a port, if it is not the usual one) that languages have for themselves. */
export type LocaleDomains = Readonly<Partial<Record<Locale, string>>>;

/** What each language brings, with the host it has in this installation. */
export function localeSettings(domains: LocaleDomains): LocaleSettings[] {
	return LOCALES.map((code) => {
		const domain = domains[code];
		return domain ? { ...LOCALE_SETTINGS[code], domain } : LOCALE_SETTINGS[code];
	});
}

type SiteEnvironment = {
	readonly publicUrl: string;
	readonly BASE_PATH: string;
	readonly LOCALE_DOMAINS: LocaleDomains;
};

/** The address of the site in each language: origin and base path, without a slash at its end. */
export function siteUrlsOf({ publicUrl, BASE_PATH, LOCALE_DOMAINS }: SiteEnvironment): Localized<string> {
	const { protocol } = new URL(publicUrl);
	const base = BASE_PATH.replace(/\/$/, "");
	const urlOf = (locale: Locale) => {
		const domain = LOCALE_DOMAINS[locale];
		return (domain ? `${protocol}//${domain}` : publicUrl) + base;
	};
	return { ru: urlOf("ru"), en: urlOf("en") };
}

/** Origins under which the site answers: its own, and those of languages. */
export function siteOriginsOf(environment: SiteEnvironment): string[] {
	const urls = [environment.publicUrl, ...Object.values(siteUrlsOf(environment))];
	return [...new Set(urls.map((url) => new URL(url).origin))];
}
