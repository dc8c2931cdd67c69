/** A text and its selection. */
export type Selection = { readonly text: string; readonly start: number; readonly end: number };

/** What a button of the toolbar does to a text. */
export type MarkName =
	| "bold"
	| "italic"
	| "code"
	| "heading2"
	| "heading3"
	| "list"
	| "numbers"
	| "quote"
	| "link"
	| "block";

const AROUND: Partial<Record<MarkName, readonly [before: string, after: string]>> = {
	bold: ["**", "**"],
	italic: ["_", "_"],
	code: ["`", "`"],
	link: ["[", "](https://)"],
	block: ["\n```\n", "\n```\n"],
};
const BEFORE_LINES: Partial<Record<MarkName, string>> = {
	heading2: "## ",
	heading3: "### ",
	list: "- ",
	numbers: "1. ",
	quote: "> ",
};

/** Marks what is selected: puts signs around it, or in front of each of its lines; a line that has the sign loses it. */
export function applyMark(selection: Selection, name: MarkName): Selection {
	const around = AROUND[name];
	if (around) return surround(selection, around);
	return prefixLines(selection, BEFORE_LINES[name] ?? "");
}

/** A header and a row of two cells each, to be filled in and extended. */
export const EMPTY_TABLE = "| … | … |\n| --- | --- |\n| … | … |";

/** Puts a widget, or a table, on lines of its own after the selection. */
export function insertWidget({ text, end }: Selection, widget: string): Selection {
	const before = text.slice(0, end).replace(/\n*$/, "");
	const inserted = `${before ? "\n\n" : ""}${widget}\n\n`;
	const place = before.length + inserted.length;
	return { text: before + inserted + text.slice(end).replace(/^\n+/, ""), start: place, end: place };
}

function surround({ text, start, end }: Selection, [before, after]: readonly [string, string]): Selection {
	const marked = text.slice(0, start) + before + text.slice(start, end) + after + text.slice(end);
	return { text: marked, start: start + before.length, end: end + before.length };
}

function prefixLines({ text, start, end }: Selection, prefix: string): Selection {
	const lineStart = text.lastIndexOf("\n", start - 1) + 1;
	const following = text.indexOf("\n", end);
	const lineEnd = following < 0 ? text.length : following;
	const lines = text.slice(lineStart, lineEnd).split("\n");
	const isMarked = lines.every((line) => line.startsWith(prefix));
	const marked = lines.map((line) => (isMarked ? line.slice(prefix.length) : prefix + line)).join("\n");
	return {
		text: text.slice(0, lineStart) + marked + text.slice(lineEnd),
		start: lineStart,
		end: lineStart + marked.length,
	};
}
