import type { LocaleDomains } from "../../app/i18n/locale-domains.ts";
import { DEFAULT_LOCALE, localeFromPath, localizePath } from "../../app/i18n/locales.ts";
import { LOCALES, type Locale, type Localized } from "../../app/shared/localized.ts";

/** The language that a host is for; undefined when it is for none, or for several. */
export function localeOfHost(host: string | undefined, domains: LocaleDomains): Locale | undefined {
	const spoken = LOCALES.filter((locale) => domains[locale] !== undefined && domains[locale] === host?.toLowerCase());
	return spoken.length === 1 ? spoken[0] : undefined;
}

/** Addresses for programs that are in no language, or name theirs otherwise: every host answers them itself. */
const SPEECHLESS = /^\/(?:robots\.txt|sitemap(?:-\w+)?\.xml|feeds\/.+|\w+\.webmanifest)$/;

type AskedPage = {
	/** The Host header of the request, with its port. */
	readonly host: string | undefined;
	/** With the base path, without the query. */
	readonly path: string;
	readonly basePath: string;
	readonly domains: LocaleDomains;
	/** The address of the site in each language, with the base path. */
	readonly siteUrls: Localized<string>;
};

/**
 * Where a page is to be read when languages have domains of their own. An address without a language is in the language of its host; a page
 * of another language redirects to the site of that language. `undefined` where it is in the right place, and on hosts that belong to no
 * language.
 */
export function findDomainHome({ host, path, basePath, domains, siteUrls }: AskedPage): string | undefined {
	const spoken = localeOfHost(host, domains);
	if (!spoken || !`${path}/`.startsWith(basePath)) return undefined;
	const base = basePath.slice(0, -1);
	const below = path.slice(base.length) || "/";
	if (SPEECHLESS.test(below)) return undefined;
	const written = localeFromPath(below);
	// When the site of that language is on the same host, there is nowhere to redirect to.
	if (written === spoken || new URL(siteUrls[written]).host === host) return undefined;
	return written === DEFAULT_LOCALE ? base + localizePath(below, spoken) : siteUrls[written] + below;
}
