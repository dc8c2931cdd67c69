import { localizePath } from "../../i18n/locales.ts";
import type { Locale } from "../../shared/localized.ts";
import { siteAddress } from "../../shared/site-address.ts";
import english from "../../ui/words.en.json";
import russian from "../../ui/words.ru.json";
import type { HtmlNode } from "./html-tree.ts";

const HINTS: Readonly<Record<Locale, string>> = { ru: russian.otherSite, en: english.otherSite };
const OTHER_SITE = /^(?:https?:)?\/\//i;

/**
 * An editor's link as the site writes its own (`app/ui/link/any-link.tsx`): pages of the site stay in the language and below the base path,
 * which editors do not write; other sites are told nothing of us, and screen readers hear that the link leads away. Use it after
 * sanitising, which knows no such classes.
 */
export function finishLink(link: HtmlNode, locale: Locale): void {
	const { href } = link.properties ?? {};
	if (typeof href !== "string") return;
	if (OTHER_SITE.test(href)) {
		link.properties = { ...link.properties, rel: ["noopener", "noreferrer"] };
		link.children = [...(link.children ?? []), hiddenHint(HINTS[locale])];
	} else if (href.startsWith("/"))
		link.properties = { ...link.properties, href: siteAddress(localizePath(href, locale)) };
}

/** Replaces links to pages that do not exist by their words. @param untold paths, without the language, that have no page in it */
export function dropUntoldLinks(node: HtmlNode, untold: readonly string[]): void {
	node.children = node.children?.flatMap((child) => (isUntold(child, untold) ? (child.children ?? []) : [child]));
}

function isUntold({ tagName, properties }: HtmlNode, untold: readonly string[]): boolean {
	const { href } = properties ?? {};
	return tagName === "a" && typeof href === "string" && untold.includes(href.replace(/[?#].*$/, ""));
}

function hiddenHint(hint: string): HtmlNode {
	return {
		type: "element",
		tagName: "span",
		properties: { className: ["visually-hidden"] },
		children: [{ type: "text", value: ` ${hint}` }],
	};
}
