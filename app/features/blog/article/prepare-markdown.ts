import { type ArtName, artSizes } from "../../../ui/art/art-sizes.ts";
import { artUrl } from "../../../ui/art.ts";
import type { ArticleWidget } from "./article-block.ts";
import type { MarkdownNode } from "./markdown-node.ts";
import { readWidget } from "./read-widget.ts";

/** A piece of code as its author wrote it. */
type CodeSource = { readonly kind: "source"; readonly language: string; readonly title: string; readonly text: string };

/** What belongs in the text where a marker `data-widget="place"` was left. */
export type SetAside = ArticleWidget | CodeSource | PictureLine;

/** A line that asks for one of the school's pictures. */
type PictureLine = { readonly kind: "picture"; readonly attributes: NonNullable<MarkdownNode["attributes"]> };

const ART = /^art:([a-z0-9-]+)$/;

/**
 * Makes an article's Markdown tree ready for HTML: widgets and code of the top level are set aside, the school's drawings become
 * figures, other pictures their words, and what only looks like a directive becomes text again. Changes the tree.
 */
export function prepareMarkdown(root: MarkdownNode, source: string): SetAside[] {
	const aside: SetAside[] = [];
	root.children = (root.children ?? []).map((node) => {
		const found = setAside(node);
		return found ? marker(aside.push(found) - 1) : prepareNode(node, source);
	});
	return aside;
}

function setAside(node: MarkdownNode & { lang?: string | null; meta?: string | null }): SetAside | undefined {
	if (node.type === "leafDirective" && node.name === "picture")
		return { kind: "picture", attributes: node.attributes ?? {} };
	if (node.type !== "code") return readWidget(node);
	const language = node.lang ?? "";
	return {
		kind: "source",
		language: language.toLowerCase(),
		title: node.meta?.trim() || language,
		text: node.value ?? "",
	};
}

function marker(index: number): MarkdownNode {
	return { type: "marker", children: [], data: { hName: "div", hProperties: { dataWidget: String(index) } } };
}

function prepareNode(node: MarkdownNode, source: string): MarkdownNode {
	if (node.type === "paragraph" && node.children?.length === 1 && node.children[0]?.type === "image") {
		const figure = drawFigure(node.children[0]);
		if (figure) return figure;
	}
	if (node.type === "image") return drawImage(node) ?? { type: "text", value: node.alt ?? "" };
	if (node.type === "textDirective") return { type: "text", value: written(node, source) };
	if (node.type === "leafDirective") {
		return { type: "paragraph", children: [{ type: "text", value: written(node, source) }] };
	}
	if (node.type === "containerDirective") node.type = "blockquote";
	if (node.children) node.children = node.children.map((child) => prepareNode(child, source));
	return node;
}

function written({ position }: MarkdownNode, source: string): string {
	return source.slice(position?.start.offset, position?.end.offset);
}

function drawFigure(image: MarkdownNode): MarkdownNode | undefined {
	const drawing = drawImage(image);
	if (!drawing) return undefined;
	const caption: MarkdownNode[] = image.title
		? [{ type: "caption", children: [{ type: "text", value: image.title }], data: { hName: "figcaption" } }]
		: [];
	return { type: "figure", children: [drawing, ...caption], data: { hName: "figure" } };
}

function drawImage({ url = "", alt }: MarkdownNode): MarkdownNode | undefined {
	const name = ART.exec(url)?.[1] ?? "";
	if (!Object.hasOwn(artSizes, name)) return undefined;
	const [width, height] = artSizes[name as ArtName];
	const hProperties = { width, height, loading: "lazy", decoding: "async" };
	return { type: "image", url: artUrl(name), alt: alt ?? "", title: null, data: { hProperties } };
}
