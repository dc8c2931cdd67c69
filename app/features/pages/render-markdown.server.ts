import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { Facts } from "../../shared/facts.ts";
import type { Locale } from "../../shared/localized.ts";
import { drawPicture, readPictureLine } from "../media/draw-picture.ts";
import type { Pictures } from "../media/list-pictures.server.ts";
import { finishLink } from "./finish-link.server.ts";
import { footnoteWords, isFootnoteLabel, KEPT_IDS } from "./footnotes/footnotes.server.ts";
import { frameTables, type HtmlNode, holdWords, textOf, walkTree } from "./html-tree.ts";
import { linkPhone, PHONE_LINKS } from "./link-phone.server.ts";
import { markItemprops } from "./mark-itemprops.ts";
import { nameHeadings } from "./name-headings.ts";

/** A heading of a text, for its list of contents. */
export type TextHeading = { readonly id: string; readonly depth: number; readonly title: string };

export type RenderedText = { readonly html: string; readonly headings: readonly TextHeading[] };

type TextOptions = {
	readonly locale: Locale;
	/** Names a table's frame where no heading stands before it. */
	readonly title: string;
	readonly itemprops?: boolean;
	readonly pictures?: Pictures;
	/** That the text quotes: the phone of the school becomes a link. */
	readonly facts?: Facts;
};

const SCHEMA = { ...defaultSchema, ...KEPT_IDS, ...PHONE_LINKS };
const HEADING = /^h([2-4])$/;

/**
 * Editors' Markdown (GitHub's flavour) as HTML: sanitised, headings carry ids, and links to pages of the site stay in the language.
 * Write addresses without the language: `/contacts`. With `itemprops` names in braces become microdata; a line of its own
 * `::picture{id="…"}` becomes one of the `pictures`.
 */
export async function renderMarkdown(
	markdown: string,
	{ locale, title, itemprops = false, pictures = new Map(), facts = {} }: TextOptions,
): Promise<RenderedText> {
	const headings: TextHeading[] = [];
	const file = await unified()
		.use(remarkParse)
		.use(remarkGfm)
		.use(remarkRehype, footnoteWords(locale))
		.use(rehypeSanitize, SCHEMA)
		.use(() => (tree: unknown) => {
			if (itemprops) markItemprops(tree as HtmlNode);
		})
		.use(() => (tree: unknown) => hangPictures(tree as HtmlNode, pictures))
		.use(() => (tree: unknown) => nameHeadings(tree as HtmlNode))
		.use(() => (tree: unknown) => walkTree(tree as HtmlNode, (node) => finish(node, locale, headings)))
		.use(() => (tree: unknown) => frameTables(tree as HtmlNode, title))
		.use(() => (tree: unknown) => linkPhone(tree as HtmlNode, facts))
		.use(() => (tree: unknown) => holdWords(tree as HtmlNode))
		.use(rehypeStringify)
		.process(markdown);
	return { html: String(file), headings };
}

/** Lines that ask for a picture; one that is not there leaves nothing. */
function hangPictures(root: HtmlNode, pictures: Pictures): void {
	root.children = root.children?.flatMap((node) => {
		const asked = node.tagName === "p" ? readPictureLine(textOf(node)) : undefined;
		return asked ? (drawPicture(asked, pictures) ?? []) : node;
	});
}

function finish(node: HtmlNode, locale: Locale, headings: TextHeading[]): void {
	const { tagName = "", properties = {} } = node;
	const depth = HEADING.exec(tagName)?.[1];
	if (depth && !isFootnoteLabel(node)) {
		headings.push({ id: String(properties.id), depth: Number(depth), title: textOf(node) });
	}
	if (tagName === "a") finishLink(node, locale);
}
