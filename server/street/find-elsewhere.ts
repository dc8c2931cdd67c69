import type { IncomingMessage } from "node:http";
import { siteUrlsOf } from "../../app/i18n/locale-domains.ts";
import { DEFAULT_LOCALE } from "../../app/i18n/locales.ts";
import type { Environment } from "../../app/platform/environment.server.ts";
import { isForeignOrigin, ownHosts } from "../addresses/foreign-origin.ts";
import { languageRedirect } from "../addresses/language-redirect.ts";
import { findDomainHome, localeOfHost } from "../addresses/locale-domains.ts";
import { plainPath } from "../addresses/plain-path.ts";
import { splitAddress } from "../addresses/split-address.ts";
import { readRequestUrl } from "./visitor.ts";

/**
 * Finds where a page is to be read instead: in its language, on that language's domain. Where the host belongs to no language, a first
 * visit to `/` goes to the visitor's language. `undefined` when the page is in the right place. Where only the other languages have
 * domains, the public address is that of the default language and nothing is guessed there: a visitor who chose that language on another
 * domain cannot bring the cookie along.
 */
export function createElsewhereFinder(environment: Environment): (request: IncomingMessage) => string | undefined {
	const { BASE_PATH: basePath, LOCALE_DOMAINS: domains, TRUST_PROXY, publicUrl } = environment;
	const siteUrls = siteUrlsOf(environment);
	const hosts = ownHosts(environment);
	const hasDomains = Object.keys(domains).length > 0;
	const { host: defaultHost } = new URL(siteUrls[DEFAULT_LOCALE]);
	return (request) => {
		const written = splitAddress(request.url ?? "/").path;
		// Without domains only the home page has to be looked for, and nearly every page is another one.
		if (!hasDomains && written.length > basePath.length && !written.startsWith("//")) return undefined;
		const path = plainPath(written, basePath);
		if (hasDomains) {
			const { host } = readRequestUrl(request, TRUST_PROXY, publicUrl);
			if (localeOfHost(host, domains)) return findDomainHome({ host, path, basePath, domains, siteUrls });
			if (host === defaultHost) return undefined;
		}
		if (path !== basePath) return undefined;
		const { cookie, "accept-language": acceptLanguage, "user-agent": agent } = request.headers;
		const isFromHere = wasLedByUs(request);
		return languageRedirect({ cookie, acceptLanguage, agent, isFromHere }, { basePath, domains, siteUrls });
	};

	/** Browsers say it to secure sites only; elsewhere the page that led here is named, as our pages tell each other. */
	function wasLedByUs(request: IncomingMessage): boolean {
		const { "sec-fetch-site": site, referer } = request.headers;
		if (site !== undefined) return site === "same-origin";
		if (referer === undefined) return false;
		return !isForeignOrigin(referer, readRequestUrl(request, TRUST_PROXY, publicUrl), hosts);
	}
}
