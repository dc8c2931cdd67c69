import { localizePath } from "../../i18n/locales.ts";
import type { Locale } from "../../shared/localized.ts";

/** The part of an HTML tree (hast) that is read and changed while a text is rendered. */
export type HtmlNode = {
	readonly type: string;
	readonly tagName?: string;
	value?: string;
	properties?: Record<string, unknown>;
	children?: HtmlNode[];
};

/** Visits a node before its children. */
export function walkTree(node: HtmlNode, visit: (node: HtmlNode) => void): void {
	visit(node);
	for (const child of node.children ?? []) walkTree(child, visit);
}

/** An address of the site as an editor writes it, in a language; the site may live below a base path, which editors do not write. */
export function localAddress(href: unknown, locale: Locale): unknown {
	if (typeof href !== "string" || !href.startsWith("/") || href.startsWith("//")) return href;
	return import.meta.env.BASE_URL.slice(0, -1) + localizePath(href, locale);
}

export function textOf(node: HtmlNode): string {
	return node.value ?? (node.children ?? []).map(textOf).join("");
}
