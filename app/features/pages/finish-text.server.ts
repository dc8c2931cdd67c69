import type { Facts } from "../../shared/facts.ts";
import type { Locale } from "../../shared/localized.ts";
import { dropUntoldLinks, finishLink } from "./finish-link.server.ts";
import { isFootnoteLabel } from "./footnotes/footnotes.server.ts";
import { frameTables, type HtmlNode, holdWords, textOf, walkTree } from "./html-tree.ts";
import { linkPhone } from "./link-phone.server.ts";
import { nameHeadings } from "./name-headings.ts";

/** A heading of a text, for its table of contents. */
export type TextHeading = { readonly id: string; readonly depth: number; readonly title: string };

type Finish = {
	readonly locale: Locale;
	/** The accessible name of a table's scrolling frame that no heading precedes. */
	readonly label: string;
	/** The facts that the text may quote; the phone of the school becomes a link. */
	readonly facts: Facts;
	/** Paths, without the language, that have no page in this language: links to them become plain text. */
	readonly untold: readonly string[];
};

const HEADING = /^h([2-4])$/;

/**
 * What every sanitised text of an editor gets last: ids of headings, links in its language and only to pages that are there, frames of
 * tables, the phone as a link, lines that tear no short word. Returns the headings of its contents.
 */
export function finishText(root: HtmlNode, { locale, label, facts, untold }: Finish): TextHeading[] {
	const headings: TextHeading[] = [];
	nameHeadings(root);
	walkTree(root, (node) => {
		dropUntoldLinks(node, untold);
		const depth = HEADING.exec(node.tagName ?? "")?.[1];
		if (depth && !isFootnoteLabel(node)) {
			headings.push({ id: String(node.properties?.id), depth: Number(depth), title: textOf(node) });
		}
		if (node.tagName === "a") finishLink(node, locale);
	});
	frameTables(root, label);
	linkPhone(root, facts);
	holdWords(root);
	return headings;
}
