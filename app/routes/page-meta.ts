import type { MetaDescriptor } from "react-router";
import { type PagePicture, PICTURE_SIZE } from "../features/discovery/pictures/picture.ts";
import { isoTagOf, LOCALE_SETTINGS, localizePath } from "../i18n/locales.ts";
import type { Locale } from "../shared/localized.ts";
import { plainTitle } from "../shared/plain-title.ts";

export type PageHead = {
	readonly title: string;
	readonly description: string;
	readonly locale: Locale;
	/** The path without the language and the query: the canonical address of the page. */
	readonly path: string;
	/** The languages in which the page exists. */
	readonly locales: readonly Locale[];
	/** The origin with the base path, without a slash at its end. */
	readonly siteUrl: string;
	/** The same for every language, for the versions of the page in it. */
	readonly siteUrls: Readonly<Record<Locale, string>>;
	readonly siteName: string;
	readonly sitePicture: PagePicture;
	readonly noindex?: boolean;
	/** A feed of what the page lists; its path is without the language. */
	readonly feed?: { readonly path: string; readonly title: string };
	/** Set if the page is an article with a date and an author. */
	readonly article?: {
		readonly publishedAt: Date;
		readonly updatedAt: Date;
		readonly authors: readonly string[];
		readonly section: string;
		readonly tags: readonly string[];
	};
	/** The preview shown where the address is shared. Routes name only those of a kind of their own; `addPagePicture` adds the rest. */
	readonly picture?: PagePicture;
	/** Structured data, one object per block. */
	readonly jsonLd?: readonly object[];
};

/** The head of a page: title, description, canonical address, its versions in other languages, preview cards for messengers. */
export function pageMeta(head: PageHead): MetaDescriptor[] {
	const { description, locale, path, siteUrl, siteUrls } = head;
	const title = plainTitle(head.title);
	const canonical = siteUrl + localizePath(path, locale);
	const tags: MetaDescriptor[] = [{ title }, { name: "description", content: description }];
	// Messengers read what the server sends; the browser's script needs none of it.
	if (import.meta.env.SSR) tags.push(...cardTags({ ...head, title }, canonical));
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

/** Open Graph (ogp.me), and the size of the card for sites that read a tag of their own. */
function cardTags(head: PageHead, url: string): MetaDescriptor[] {
	const { title, description, locale, siteUrl } = head;
	const picture = head.picture ?? head.sitePicture;
	const card = {
		title,
		description,
		type: head.article ? "article" : "website",
		url,
		site_name: head.siteName,
		locale: isoTagOf(LOCALE_SETTINGS[locale]).replace("-", "_"),
		image: siteUrl + localizePath(picture.path, locale),
		"image:type": "image/png",
		"image:width": String(PICTURE_SIZE.width),
		"image:height": String(PICTURE_SIZE.height),
		"image:alt": picture.alt,
	};
	return [
		...Object.entries(card).map(([name, content]) => ({ property: `og:${name}`, content })),
		...(head.article ? articleTags(head.article) : []),
		{ name: "twitter:card", content: "summary_large_image" },
	];
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

type SiteKey = "locale" | "siteUrl" | "siteUrls" | "siteName" | "sitePicture";
type HeadSource = { readonly school: Pick<PageHead, SiteKey> };

/** The part of a head that a loader knows and its door's `meta` only passes on. */
export type LoadedHead = Omit<PageHead, SiteKey>;

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
