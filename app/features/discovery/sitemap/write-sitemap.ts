import { localizePath } from "../../../i18n/locales.ts";
import { escapeMarkup } from "../../../shared/escape-markup.ts";
import { LOCALES, type Locale, type Localized } from "../../../shared/localized.ts";
import { type IndexedPage, latest } from "./indexed-page.ts";

/** Of the site in each language: origin and base path, without a slash at its end. */
export type SiteUrls = Localized<string>;

/** Addresses that one file may hold (sitemaps.org); the newest posts come first, so the oldest ones would be left out. */
const MOST_ADDRESSES = 50_000;

/** Where the sitemap of a language stands; it has no language of its own in its path. */
export function sitemapPath(locale: Locale): string {
	return `/sitemap-${locale}.xml`;
}

/** The sitemap of a language (sitemaps.org), each page with its versions in other languages where it has any. */
export function writeSitemap(
	pages: readonly IndexedPage[],
	{ locale, urls }: { locale: Locale; urls: SiteUrls },
): string {
	const entries = pages.flatMap((page) => {
		const changedAt = page.changed[locale];
		if (!changedAt) return [];
		const links = alternatesOf(page, urls).map(
			({ code, href }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeMarkup(href)}"/>`,
		);
		const address = escapeMarkup(addressOf(page.path, locale, urls));
		return [`<url><loc>${address}</loc><lastmod>${changedAt.toISOString()}</lastmod>${links.join("")}</url>`];
	});
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.slice(0, MOST_ADDRESSES).join("\n")}
</urlset>
`;
}

/** The file that names the sitemaps of all languages, each on the host of its language. */
export function writeSitemapIndex(pages: readonly IndexedPage[], urls: SiteUrls): string {
	const entries = LOCALES.flatMap((locale) => {
		const changedAt = latest(pages.map(({ changed }) => changed[locale]));
		if (!changedAt) return [];
		const address = escapeMarkup(urls[locale] + sitemapPath(locale));
		return [`<sitemap><loc>${address}</loc><lastmod>${changedAt.toISOString()}</lastmod></sitemap>`];
	});
	return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</sitemapindex>
`;
}

/** All versions of a page, itself included; none where it has only one. Who reads neither language gets the Russian one. */
function alternatesOf({ path, changed }: IndexedPage, urls: SiteUrls): { code: string; href: string }[] {
	const spoken = LOCALES.filter((locale) => changed[locale]);
	if (spoken.length < 2) return [];
	const versions = spoken.map((locale) => ({ code: locale as string, href: addressOf(path, locale, urls) }));
	return [...versions, { code: "x-default", href: addressOf(path, "ru", urls) }];
}

function addressOf(path: string, locale: Locale, urls: SiteUrls): string {
	return urls[locale] + localizePath(path, locale);
}
