import type { HtmlNode } from "./html-tree.ts";

/** Begins where no space stands before: a long row of them is read once, not from each of them. */
const MARK = /(?<!\s)\s*\{([a-zA-Z]\w*)\}\s*$/;

/**
 * Markup that inspectors of educational sites read. An editor writes the name of a property in braces: after a heading or a paragraph of
 * its own it names what follows (of a table: each of its rows), in the first cell of a row the rest of the row, in the head of a table
 * the column.
 */
export function markItemprops(tree: HtmlNode): void {
	const blocks = (tree.children ?? []).filter(({ type }) => type === "element");
	for (const [index, block] of blocks.entries()) {
		if (block.tagName === "table") markTable(block);
		if (!/^h[2-4]$/.test(block.tagName ?? "")) continue;
		const name = takeMark(block);
		const next = blocks[index + 1];
		if (!name || !next) continue;
		if (next.tagName !== "table") setItemprop(next, name);
		else for (const row of bodyRows(next)) setItemprop(row, name);
	}
}

function markTable(table: HtmlNode): void {
	const columns = rowsOf(table, "thead").flatMap((row) => cellsOf(row).map(takeMark));
	for (const row of bodyRows(table)) {
		const [first, ...rest] = cellsOf(row);
		const name = first && takeMark(first);
		for (const cell of name ? rest : []) setItemprop(cell, name as string);
		for (const [index, cell] of cellsOf(row).entries()) {
			const column = columns[index];
			if (column) setItemprop(cell, column);
		}
	}
}

function rowsOf(table: HtmlNode, part: string): HtmlNode[] {
	const parts = (table.children ?? []).filter(({ tagName }) => tagName === part);
	return parts.flatMap(({ children = [] }) => children.filter(({ tagName }) => tagName === "tr"));
}

function bodyRows(table: HtmlNode): HtmlNode[] {
	return rowsOf(table, "tbody");
}

function cellsOf(row: HtmlNode): HtmlNode[] {
	return (row.children ?? []).filter(({ tagName }) => tagName === "td" || tagName === "th");
}

function setItemprop(node: HtmlNode, name: string): void {
	node.properties = { ...node.properties, itemProp: name };
}

/** Removes the mark from the end of an element's text and returns it. */
function takeMark(node: HtmlNode): string | undefined {
	const last = node.children?.at(-1);
	if (last?.type !== "text" || last.value === undefined) return undefined;
	const name = MARK.exec(last.value)?.[1];
	if (name) last.value = last.value.replace(MARK, "");
	return name;
}
