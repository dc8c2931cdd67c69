import { localizePath } from "../../i18n/locales.ts";
import { LOCALES } from "../../shared/localized.ts";
import { type SiteUrls, sitemapPath } from "./sitemap/write-sitemap.ts";

/**
 * What nobody needs in an index and no page is: the office, its API, switches and probes. Pages with `noindex` are not here: who may not
 * read a page never learns that it asks to be left out.
 */
const CLOSED = ["/admin", "/api/", "/locale/", "/webhooks/", "/healthz", "/readyz", "/metrics", "/csp-report"];

/** Marks of campaigns and clicks; Yandex reads an address without them (Clean-param), others go by the canonical address. */
const MARKS = [
	"utm_source",
	"utm_medium",
	"utm_campaign",
	"utm_content",
	"utm_term",
	"yclid",
	"ymclid",
	"gclid",
	"fbclid",
	"roistat",
];

/** What somebody chooses at the checkout: one page for Yandex; others are told by its canonical address, and no link to them is to be followed. */
const CHOICES = ["course", "tariff", "start", "mode", "type", "months", "promo"];

/** `robots.txt` (RFC 9309), the same on every host of the site. `basePath` with a slash at its end. */
export function writeRobots({ basePath, urls }: { basePath: string; urls: SiteUrls }): string {
	const base = basePath.slice(0, -1);
	// Only robots.txt may name sitemaps of another host; where languages share one the index is enough.
	const isOneHost = new Set(Object.values(urls)).size === 1;
	const sitemaps = [
		`${urls.ru}/sitemap.xml`,
		...(isOneHost ? [] : LOCALES.map((code) => urls[code] + sitemapPath(code))),
	];
	return [
		"User-agent: *",
		...CLOSED.map((path) => `Disallow: ${base}${path}`),
		`Disallow: ${base}/*_payload.json$`,
		`Clean-param: ${MARKS.join("&")}`,
		...LOCALES.map((code) => `Clean-param: ${CHOICES.join("&")} ${base}${localizePath("/checkout", code)}`),
		"",
		...sitemaps.map((address) => `Sitemap: ${address}`),
		"",
	].join("\n");
}
