import type { MetaDescriptor } from "react-router";
import { isoTagOf, LOCALE_SETTINGS, localizePath } from "../i18n/locales.ts";
import type { Locale } from "../shared/localized.ts";

export type PageHead = {
	readonly title: string;
	readonly description: string;
	readonly locale: Locale;
	/** Without the language and the query; the one address of the page. */
	readonly path: string;
	/** Languages that the page exists in. */
	readonly locales: readonly Locale[];
	/** Origin with the base path, without a slash at its end. */
	readonly siteUrl: string;
	/** The same of every language, for its versions of the page. */
	readonly siteUrls: Readonly<Record<Locale, string>>;
	readonly siteName: string;
	readonly noindex?: boolean;
	/** Structured data, one object a block. */
	readonly jsonLd?: readonly object[];
};

/** The head of a page: title, description, canonical address, its versions in other languages, cards of messengers. */
export function pageMeta(head: PageHead): MetaDescriptor[] {
	const { title, description, locale, path, siteUrl, siteUrls, siteName } = head;
	const canonical = siteUrl + localizePath(path, locale);
	const tags: MetaDescriptor[] = [
		{ title },
		{ name: "description", content: description },
		{ property: "og:title", content: title },
		{ property: "og:description", content: description },
		{ property: "og:type", content: "website" },
		{ property: "og:url", content: canonical },
		{ property: "og:site_name", content: siteName },
		{ property: "og:locale", content: isoTagOf(LOCALE_SETTINGS[locale]).replace("-", "_") },
	];
	if (head.noindex) return [...tags, { name: "robots", content: "noindex" }];
	tags.push({ tagName: "link", rel: "canonical", href: canonical });
	if (head.locales.length > 1) {
		for (const code of head.locales) {
			tags.push({ tagName: "link", rel: "alternate", hrefLang: code, href: siteUrls[code] + localizePath(path, code) });
		}
		tags.push({
			tagName: "link",
			rel: "alternate",
			hrefLang: "x-default",
			href: siteUrls.ru + localizePath(path, "ru"),
		});
	}
	for (const object of head.jsonLd ?? []) tags.push({ "script:ld+json": object } as MetaDescriptor);
	return tags;
}

type HeadSource = { readonly school: Pick<PageHead, "locale" | "siteUrl" | "siteUrls" | "siteName"> };

/** The part of a head that a loader knows and its door's `meta` only passes on. */
export type LoadedHead = Omit<PageHead, "locale" | "siteUrl" | "siteUrls" | "siteName">;

/** For `export const meta`: joins what the loader returned as `head` with what the hall knows of the site. */
export function metaFromLoader({
	loaderData,
	matches,
}: {
	loaderData: { readonly head: LoadedHead } | undefined;
	matches: readonly unknown[];
}): MetaDescriptor[] {
	const hall = (matches[0] as { loaderData?: HeadSource } | undefined)?.loaderData;
	if (!loaderData || !hall) return [];
	return pageMeta({ ...loaderData.head, ...hall.school });
}
