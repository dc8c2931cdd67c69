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
	/** A feed of what the page lists, its path without the language. */
	readonly feed?: { readonly path: string; readonly title: string };
	/** The page is a text of its own with a day and a writer. */
	readonly article?: {
		readonly publishedAt: Date;
		readonly updatedAt: Date;
		readonly authors: readonly string[];
		readonly section: string;
		readonly tags: readonly string[];
	};
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
		{ property: "og:type", content: head.article ? "article" : "website" },
		{ property: "og:url", content: canonical },
		{ property: "og:site_name", content: siteName },
		{ property: "og:locale", content: isoTagOf(LOCALE_SETTINGS[locale]).replace("-", "_") },
	];
	if (head.article) tags.push(...articleTags(head.article));
	if (head.feed) {
		const href = siteUrl + localizePath(head.feed.path, locale);
		tags.push({ tagName: "link", rel: "alternate", type: "application/rss+xml", title: head.feed.title, href });
	}
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

/** Open Graph of articles (ogp.me). */
function articleTags({ publishedAt, updatedAt, authors, section, tags }: NonNullable<PageHead["article"]>) {
	return [
		{ property: "article:published_time", content: publishedAt.toISOString() },
		{ property: "article:modified_time", content: updatedAt.toISOString() },
		{ property: "article:section", content: section },
		...authors.map((content) => ({ property: "article:author", content })),
		...tags.map((content) => ({ property: "article:tag", content })),
	];
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
