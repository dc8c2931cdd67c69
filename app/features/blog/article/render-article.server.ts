import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { Facts } from "../../../shared/facts.ts";
import type { Locale } from "../../../shared/localized.ts";
import { drawPicture } from "../../media/draw-picture.ts";
import type { Pictures } from "../../media/list-pictures.server.ts";
import { finishText, type TextHeading } from "../../pages/finish-text.server.ts";
import { footnoteWords, KEPT_IDS } from "../../pages/footnotes/footnotes.server.ts";
import { type HtmlNode, walkTree } from "../../pages/html-tree.ts";
import { PHONE_LINKS } from "../../pages/link-phone.server.ts";
import { printNodes } from "../../pages/print-nodes.server.ts";
import type { ArticleBlock } from "./article-block.ts";
import { highlightCode } from "./highlight-code.server.ts";
import type { MarkdownNode } from "./markdown-node.ts";
import { prepareMarkdown, type SetAside } from "./prepare-markdown.ts";

export type RenderedArticle = { readonly blocks: readonly ArticleBlock[]; readonly headings: readonly TextHeading[] };

type ArticleOptions = {
	readonly locale: Locale;
	/** Names a table's frame where no heading stands before it. */
	readonly tableLabel: string;
	/** That lines `::picture{id="…"}` ask for. */
	readonly pictures?: Pictures;
	/** That the text quotes: the phone of the school becomes a link. */
	readonly facts?: Facts;
	/** Paths without the language that have no page in it: nothing leads there. */
	readonly untold?: readonly string[];
};

/** Beyond the default: our figures, and the markers left for what was set aside. Raw HTML never gets this far. */
const SCHEMA = {
	...defaultSchema,
	...KEPT_IDS,
	...PHONE_LINKS,
	tagNames: [...(defaultSchema.tagNames ?? []), "figure", "figcaption"],
	attributes: {
		...defaultSchema.attributes,
		div: [...(defaultSchema.attributes?.div ?? []), "dataWidget"],
		img: ["src", "alt", "width", "height", "loading", "decoding"],
	},
};

/** An editor's article as blocks: sanitised prose with ids on its headings, coloured code, and the widgets it asks for. */
export async function renderArticle(markdown: string, options: ArticleOptions): Promise<RenderedArticle> {
	const tree = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).parse(markdown);
	const aside = prepareMarkdown(tree as MarkdownNode, markdown);
	const toHtml = unified().use(remarkRehype, footnoteWords(options.locale)).use(rehypeSanitize, SCHEMA);
	const root = (await toHtml.run(tree)) as HtmlNode;
	walkTree(root, frameFigure);
	const { locale, tableLabel: label, facts = {}, untold = [] } = options;
	const headings = finishText(root, { locale, label, facts, untold });
	return { blocks: await cutBlocks(root, aside, options.pictures ?? new Map()), headings };
}

function frameFigure(node: HtmlNode): void {
	if (node.tagName === "figure") node.properties = { className: ["figure"] };
}

async function cutBlocks(root: HtmlNode, aside: readonly SetAside[], pictures: Pictures): Promise<ArticleBlock[]> {
	const blocks: ArticleBlock[] = [];
	let prose: HtmlNode[] = [];
	for (const node of root.children ?? []) {
		const found = aside[Number(node.properties?.dataWidget ?? Number.NaN)];
		if (found?.kind === "picture") {
			const figure = drawPicture(found.attributes, pictures);
			if (figure) prose.push(figure);
			continue;
		}
		if (!found) {
			prose.push(node);
			continue;
		}
		blocks.push(...writeProse(prose), await finishAside(found));
		prose = [];
	}
	return [...blocks, ...writeProse(prose)];
}

function writeProse(children: readonly HtmlNode[]): ArticleBlock[] {
	const html = printNodes(children).trim();
	return html ? [{ kind: "html", html }] : [];
}

async function finishAside(found: Exclude<SetAside, { kind: "picture" }>): Promise<ArticleBlock> {
	if (found.kind !== "source") return found;
	const { title, text, language } = found;
	return { kind: "code", title, text, html: await highlightCode(text, language) };
}
