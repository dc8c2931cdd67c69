import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import type { HtmlNode } from "./html-tree.ts";

/** Nodes of a tree as HTML. */
export function printNodes(children: readonly HtmlNode[]): string {
	return unified()
		.use(rehypeStringify)
		.stringify({ type: "root", children } as never);
}
