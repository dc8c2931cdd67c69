import type { LocaleSettings } from "./locales.ts";

type CheckedLocale = Pick<LocaleSettings, "code" | "iso" | "domain">;

/**
 * What is wrong with the languages of the site, a sentence each, for the log (specification, section 8).
 * @param hasMessages tells whether the words of a language are there.
 */
export function checkLocales(locales: readonly CheckedLocale[], hasMessages: (code: string) => boolean): string[] {
	const isDomainUsed = locales.some(({ domain }) => domain);
	const warnings: string[] = [];
	for (const { code, iso, domain } of locales) {
		if (!hasMessages(code)) warnings.push(`Could not find messages for locale code: ${code}`);
		if (!iso) warnings.push(`Locale "${code}" has no ISO code: alternate links cannot name it`);
		if (isDomainUsed && !domain) warnings.push(`Could not find domain name for locale ${code}`);
	}
	for (const [domain, codes] of codesByDomain(locales)) {
		if (codes.length > 1) warnings.push(`Multiple matching domains found for locales ${codes.join(", ")}: ${domain}`);
	}
	return warnings;
}

function codesByDomain(locales: readonly CheckedLocale[]): Map<string, string[]> {
	const codes = new Map<string, string[]>();
	for (const { code, domain } of locales) if (domain) codes.set(domain, [...(codes.get(domain) ?? []), code]);
	return codes;
}
