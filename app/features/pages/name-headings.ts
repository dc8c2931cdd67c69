import rehypeSlug from "rehype-slug";
import { type HtmlNode, textOf, walkTree } from "./html-tree.ts";

const HEADING = /^h[1-6]$/;

/**
 * Gives headings the ids that links lead to. A non-breaking space counts as a space, as whoever writes the link types one. The ids that
 * such headings used to have, with the words run together, stand inside of them: links to those have been shared.
 */
export function nameHeadings(root: HtmlNode): void {
	const headings: HtmlNode[] = [];
	walkTree(root, (node) => {
		if (HEADING.test(node.tagName ?? "") && !node.properties?.id) headings.push(node);
	});
	const titles = headings.map(textOf);
	const ids = slugsOf(titles.map((title) => title.replace(/\s/g, " ")));
	const earlier = slugsOf(titles);
	const taken = new Set(ids);
	for (const [index, heading] of headings.entries()) {
		heading.properties = { ...heading.properties, id: ids[index] };
		const id = earlier[index];
		if (taken.has(id)) continue;
		heading.children = [{ type: "element", tagName: "span", properties: { id }, children: heading.children ?? [] }];
	}
}

/** Slugs in GitHub's manner; a repeated one gets a number. */
function slugsOf(titles: readonly string[]): unknown[] {
	const nodes = titles.map((value) => ({
		type: "element" as const,
		tagName: "h2",
		properties: { id: undefined },
		children: [{ type: "text" as const, value }],
	}));
	rehypeSlug()({ type: "root", children: nodes });
	return nodes.map(({ properties }) => properties.id);
}
