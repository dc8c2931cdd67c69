import { type HtmlNode, textOf } from "./html-tree.ts";

/** One of numbered steps; bold words that are a sentence of their own name it. */
type TextStep = { readonly title: string | undefined; readonly html: string };

/** Sections that a page shows apart from its running text, with their headings. */
export type TextParts = {
	/** The first section that begins with a numbered list; `rest` is what stands below the list. */
	readonly steps?: PartHeading & { readonly items: readonly TextStep[]; readonly rest: string };
	/** The first section that is a plain list and nothing else. */
	readonly list?: PartHeading & { readonly html: string };
};

type PartHeading = {
	readonly id: string;
	/** Where links lead that were shared before non-breaking spaces counted as spaces (`name-headings.ts`). */
	readonly earlierId?: string;
	readonly title: string;
};
type Print = (nodes: readonly HtmlNode[]) => string;

/** What ends the first paragraph of a list's item where the item has no paragraphs. */
const BLOCKS = new Set(["ul", "ol", "p", "pre", "blockquote", "section"]);
const SENTENCE = /[.?!…]$/;

/** Takes the parts out of a rendered text; everything else stays. */
export function takeTextParts(root: HtmlNode, print: Print): TextParts {
	let parts: TextParts = {};
	root.children = cutSections(root.children ?? []).flatMap((section) => {
		const [heading, first, ...rest] = section.filter(isElement);
		if (heading?.tagName !== "h2") return section;
		const named = nameOf(heading);
		if (!parts.steps && first?.tagName === "ol") {
			const items = (first.children ?? []).filter(isElement).map((item) => readStep(item, print));
			parts = { ...parts, steps: { ...named, items, rest: print(rest) } };
			return [];
		}
		if (!parts.list && first?.tagName === "ul" && rest.length === 0) {
			parts = { ...parts, list: { ...named, html: print([first]) } };
			return [];
		}
		return section;
	});
	return parts;
}

function nameOf(heading: HtmlNode): PartHeading {
	const earlier = heading.children?.[0]?.properties?.id;
	return {
		id: String(heading.properties?.id),
		...(earlier !== undefined && { earlierId: String(earlier) }),
		title: textOf(heading),
	};
}

/** What stands before the first heading, then each heading of the second level with what follows it. */
function cutSections(nodes: readonly HtmlNode[]): HtmlNode[][] {
	const sections: HtmlNode[][] = [[]];
	for (const node of nodes) {
		if (node.tagName === "h2") sections.push([]);
		sections.at(-1)?.push(node);
	}
	return sections;
}

function readStep({ children = [] }: HtmlNode, print: Print): TextStep {
	const firstBlock = children.findIndex(isBlock);
	// The items of a list with blank lines contain paragraphs.
	const isLoose = children[firstBlock]?.tagName === "p";
	const end = firstBlock < 0 ? children.length : firstBlock;
	const opening = isLoose ? (children[firstBlock]?.children ?? []) : children.slice(0, end);
	const others = children.slice(isLoose ? firstBlock + 1 : end);
	const [name, ...words] = opening;
	const title = name?.tagName === "strong" ? textOf(name).trim() : "";
	const paragraph = (inside: HtmlNode[]): HtmlNode => ({
		type: "element",
		tagName: "p",
		properties: {},
		children: inside,
	});
	if (!SENTENCE.test(title)) return { title: undefined, html: print([paragraph(opening), ...others]) };
	return { title: title.replace(/\.$/, ""), html: print([paragraph(trimStart(words)), ...others]) };
}

function trimStart([first, ...rest]: readonly HtmlNode[]): HtmlNode[] {
	if (first?.value === undefined) return first ? [first, ...rest] : [];
	return [{ ...first, value: first.value.trimStart() }, ...rest];
}

function isElement(node: HtmlNode): boolean {
	return node.type === "element";
}

function isBlock({ tagName = "" }: HtmlNode): boolean {
	return BLOCKS.has(tagName);
}
