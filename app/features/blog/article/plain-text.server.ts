import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { endSentence } from "../../../shared/sentences.ts";
import type { MarkdownNode } from "./markdown-node.ts";

/** Blocks whose words are nobody's prose. */
const SKIPPED = new Set(["code", "leafDirective", "html", "definition", "image"]);
/** Blocks with text of their own: the text of one must not run into that of the next. */
const CLOSED = new Set(["heading", "paragraph", "tableCell"]);
const INLINE = new Set(["text", "inlineCode", "emphasis", "strong", "delete", "link", "break"]);

/** The text of Markdown without markup, code and widgets: what is searched, quoted and counted. */
export function plainText(markdown: string): string {
	const tree = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).parse(markdown) as MarkdownNode;
	return wordsOf(tree).replace(/\s+/g, " ").trim();
}

function wordsOf(node: MarkdownNode): string {
	if (SKIPPED.has(node.type)) return " ";
	// A colon before a word reads as a directive; in prose it is a colon.
	const lead = node.type === "textDirective" ? `:${node.name ?? ""}` : "";
	const words = node.value ?? (node.children ?? []).map(wordsOf).join("");
	if (INLINE.has(node.type) || lead) return lead + words;
	return CLOSED.has(node.type) && words.trim() ? `${endSentence(words.trim())} ` : `${words} `;
}
