import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { localizePath } from "../../i18n/locales.ts";
import type { Locale } from "../../shared/localized.ts";

/** A heading of a text, for its list of contents. */
export type TextHeading = { readonly id: string; readonly depth: number; readonly title: string };

export type RenderedText = { readonly html: string; readonly headings: readonly TextHeading[] };

/** The part of the HTML tree that is read and changed here. */
type TreeNode = {
	readonly type: string;
	readonly tagName?: string;
	readonly value?: string;
	properties?: Record<string, unknown>;
	children?: TreeNode[];
};

const HEADING = /^h([2-4])$/;

/**
 * Editors' Markdown (GitHub's flavour) as HTML: sanitised, headings carry ids, and links to pages of the site stay in the language.
 * Write addresses without the language: `/contacts`.
 */
export async function renderMarkdown(markdown: string, { locale }: { locale: Locale }): Promise<RenderedText> {
	const headings: TextHeading[] = [];
	const file = await unified()
		.use(remarkParse)
		.use(remarkGfm)
		.use(remarkRehype)
		.use(rehypeSanitize, defaultSchema)
		.use(rehypeSlug)
		.use(() => (tree: unknown) => walk(tree as TreeNode, (node) => finish(node, locale, headings)))
		.use(rehypeStringify)
		.process(markdown);
	return { html: String(file), headings };
}

function walk(node: TreeNode, visit: (node: TreeNode) => void): void {
	visit(node);
	for (const child of node.children ?? []) walk(child, visit);
}

function finish(node: TreeNode, locale: Locale, headings: TextHeading[]): void {
	const { tagName = "", properties = {} } = node;
	const depth = HEADING.exec(tagName)?.[1];
	if (depth) headings.push({ id: String(properties.id), depth: Number(depth), title: textOf(node) });
	if (tagName === "a") node.properties = { ...properties, href: siteAddress(properties.href, locale) };
}

/** The site may live below a base path, which editors do not write. */
function siteAddress(href: unknown, locale: Locale): unknown {
	if (typeof href !== "string" || !href.startsWith("/") || href.startsWith("//")) return href;
	return import.meta.env.BASE_URL.slice(0, -1) + localizePath(href, locale);
}

function textOf(node: TreeNode): string {
	return node.value ?? (node.children ?? []).map(textOf).join("");
}
