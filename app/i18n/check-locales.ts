import type { Locale } from "../shared/localized.ts";
import type { LocaleSettings } from "./locales.ts";

type CheckedLocale = Pick<LocaleSettings, "code" | "iso" | "domain">;

type CheckParts = {
	/** Tells whether the words of a language are there. */
	readonly hasMessages: (code: Locale) => boolean;
	readonly warn: (message: string) => void;
};

/** Warns of what is wrong with the languages of the site, a sentence each (specification, section 8). */
export function checkLocales(locales: readonly CheckedLocale[], { hasMessages, warn }: CheckParts): void {
	const isDomainUsed = locales.some(({ domain }) => domain);
	for (const { code, iso, domain } of locales) {
		if (!hasMessages(code)) warn(`Could not find messages for locale code: ${code}`);
		if (!iso) warn(`Locale "${code}" has no ISO code: alternate links cannot name it`);
		if (isDomainUsed && !domain) warn(`Could not find domain name for locale ${code}`);
	}
	const byDomain = Map.groupBy(locales, ({ domain }) => domain);
	for (const [domain, sharers] of byDomain) {
		if (!domain || sharers.length < 2) continue;
		const codes = sharers.map(({ code }) => code).join(", ");
		warn(`Multiple matching domains found for locales ${codes}: without a prefix ${domain} cannot tell them apart`);
	}
}
