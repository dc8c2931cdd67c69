import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { Facts } from "../../shared/facts.ts";
import type { Locale } from "../../shared/localized.ts";
import { drawPicture, readPictureLine } from "../media/draw-picture.ts";
import type { Pictures } from "../media/list-pictures.server.ts";
import { finishText, type TextHeading } from "./finish-text.server.ts";
import { footnoteWords, KEPT_IDS } from "./footnotes/footnotes.server.ts";
import { type HtmlNode, textOf } from "./html-tree.ts";
import { PHONE_LINKS } from "./link-phone.server.ts";
import { markItemprops } from "./mark-itemprops.ts";
import { printNodes } from "./print-nodes.server.ts";
import { type TextParts, takeTextParts } from "./take-text-parts.ts";

export type RenderedText = {
	readonly html: string;
	readonly headings: readonly TextHeading[];
	/** The sections that are shown outside `html`, if they were requested. */
	readonly parts?: TextParts;
};

type TextOptions = {
	readonly locale: Locale;
	/** The accessible name of a table's scrolling frame that no heading precedes. */
	readonly title: string;
	readonly itemprops?: boolean;
	/** Whether steps and a list are taken out of the text, to be shown separately. */
	readonly parts?: boolean;
	readonly pictures?: Pictures;
	/** The facts that the text may quote; the phone of the school becomes a link. */
	readonly facts?: Facts;
	/** Paths, without the language, that have no page in this language: links to them become plain text. */
	readonly untold?: readonly string[];
};

const SCHEMA = { ...defaultSchema, ...KEPT_IDS, ...PHONE_LINKS };

/**
 * Editors' Markdown (GitHub's flavour) as HTML: sanitised, headings carry ids, and links to pages of the site stay in the language.
 * Write addresses without the language: `/contacts`. With `itemprops` names in braces become microdata; a line of its own
 * `::picture{id="…"}` becomes one of the `pictures`.
 */
export async function renderMarkdown(
	markdown: string,
	{
		locale,
		title,
		itemprops = false,
		parts: takesParts = false,
		pictures = new Map(),
		facts = {},
		untold = [],
	}: TextOptions,
): Promise<RenderedText> {
	const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown);
	const toHtml = unified().use(remarkRehype, footnoteWords(locale)).use(rehypeSanitize, SCHEMA);
	const root = (await toHtml.run(tree)) as HtmlNode;
	if (itemprops) markItemprops(root);
	hangPictures(root, pictures);
	const headings = finishText(root, { locale, label: title, facts, untold });
	const parts = takesParts && { parts: takeTextParts(root, printNodes) };
	return { html: printNodes(root.children ?? []), headings, ...parts };
}

/** Replaces the lines that name a picture; a picture that does not exist leaves nothing. */
function hangPictures(root: HtmlNode, pictures: Pictures): void {
	root.children = root.children?.flatMap((node) => {
		const asked = node.tagName === "p" ? readPictureLine(textOf(node)) : undefined;
		return asked ? (drawPicture(asked, pictures) ?? []) : node;
	});
}
