import { DEFAULT_LOCALE, localeFromPath, localizePath } from "../app/i18n/locales.ts";
import type { LocaleDomains } from "../app/i18n/locale-domains.ts";
import { LOCALES, type Locale } from "../app/shared/localized.ts";

/** The language that a host is for; undefined when no language has it. */
export function localeOfHost(host: string | undefined, domains: LocaleDomains): Locale | undefined {
	return host === undefined ? undefined : LOCALES.find((locale) => domains[locale] === host.toLowerCase());
}

type AskedPage = {
	/** Of the request, with its port. */
	readonly host: string | undefined;
	/** With the base path, without the query. */
	readonly path: string;
	readonly basePath: string;
	/** `https:` or `http:`, as visitors come. */
	readonly protocol: string;
	readonly domains: LocaleDomains;
};

/**
 * Where a page is to be read when languages have domains: the host says the language of `/`, and a page of another language is led to the
 * domain of that language. `undefined` where it is at home, and on hosts that belong to no language.
 */
export function findDomainHome({ host, path, basePath, protocol, domains }: AskedPage): string | undefined {
	const spoken = localeOfHost(host, domains);
	if (!spoken) return undefined;
	const base = basePath.slice(0, -1);
	const below = path.slice(base.length) || "/";
	if (below === "/") return spoken === DEFAULT_LOCALE ? undefined : base + localizePath("/", spoken);
	const written = localeFromPath(below);
	const domain = domains[written];
	return written === spoken || !domain || domain === host ? undefined : `${protocol}//${domain}${path}`;
}
