import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

/** A run of text in one weight. */
export type GuideRun = { readonly text: string; readonly bold: boolean };

/** The blocks of which a page of a guide is set. */
export type GuideBlock =
	| { readonly kind: "heading"; readonly depth: number; readonly text: string }
	| { readonly kind: "paragraph" | "quote"; readonly runs: readonly GuideRun[] }
	| { readonly kind: "item"; readonly mark: string; readonly runs: readonly GuideRun[] }
	| { readonly kind: "code"; readonly text: string };

type Node = {
	readonly type: string;
	readonly value?: string;
	readonly depth?: number;
	readonly ordered?: boolean | null;
	readonly children?: readonly Node[];
};

/** Reads a guide's Markdown: headings, paragraphs, flat lists, quotes, code. */
export function guideOutline(markdown: string): GuideBlock[] {
	const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown) as Node;
	return (tree.children ?? []).flatMap(readBlock);
}

function readBlock(node: Node): GuideBlock[] {
	const { type, children = [] } = node;
	if (type === "heading") return [{ kind: "heading", depth: node.depth ?? 2, text: plain(node) }];
	if (type === "paragraph") return [{ kind: "paragraph", runs: runsOf(node, false) }];
	if (type === "blockquote") return children.map((child) => ({ kind: "quote", runs: runsOf(child, false) }));
	if (type === "code") return [{ kind: "code", text: node.value ?? "" }];
	if (type !== "list") return [];
	return children.map((item, index) => ({
		kind: "item",
		mark: node.ordered ? `${index + 1}.` : "•",
		runs: (item.children ?? []).flatMap((child) => runsOf(child, false)),
	}));
}

function runsOf(node: Node, bold: boolean): GuideRun[] {
	if (node.value !== undefined) return [{ text: node.value.replace(/\n/g, " "), bold }];
	return (node.children ?? []).flatMap((child) => runsOf(child, bold || child.type === "strong"));
}

function plain(node: Node): string {
	return runsOf(node, false)
		.map(({ text }) => text)
		.join("");
}
