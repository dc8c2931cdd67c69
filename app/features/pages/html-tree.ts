import { cutUnbroken, type HeldPiece } from "../../shared/unbroken-words.ts";

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

/**
 * Puts every table into a frame that scrolls and can be reached by keyboard, as `TableWrap` does. A frame is named after the heading
 * before it, or by `label`. A cell of the head that says nothing heads nothing.
 */
export function frameTables(root: HtmlNode, label: string): void {
	let name = label;
	const frame = (node: HtmlNode): HtmlNode => {
		if (/^h[2-4]$/.test(node.tagName ?? "")) name = textOf(node);
		node.children = node.children?.map(frame);
		if (node.tagName === "th" && node.children?.length === 0) return { ...node, tagName: "td" };
		if (node.tagName !== "table") return node;
		node.properties = { ...node.properties, className: ["table"] };
		const properties = { className: ["table-wrap"], ariaLabel: name, tabIndex: 0 };
		return { type: "element", tagName: "section", properties, children: [node] };
	};
	frame(root);
}

/** Words of a text that a line must not tear, each in a `span` of one line; code stays as it is. A long text may tear long compounds. */
export function holdWords(node: HtmlNode): void {
	node.children = node.children?.flatMap((child): HtmlNode[] => {
		if (child.type === "text") return cutUnbroken(child.value ?? "").map(holdPiece);
		if (child.tagName !== "code" && child.tagName !== "pre") holdWords(child);
		return [child];
	});
}

function holdPiece({ text, held }: HeldPiece): HtmlNode {
	const words: HtmlNode = { type: "text", value: text };
	return held === "word"
		? { type: "element", tagName: "span", properties: { className: ["nowrap"] }, children: [words] }
		: words;
}

export function textOf(node: HtmlNode): string {
	return node.value ?? (node.children ?? []).map(textOf).join("");
}
