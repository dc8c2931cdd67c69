import { diffArrays } from "diff";

export type TextPiece = { readonly kind: "same" | "added" | "removed"; readonly text: string };

/** A paragraph that stayed, came, went, or was changed within. */
export type ParagraphChange =
	| { readonly kind: "same" | "added" | "removed"; readonly text: string }
	| { readonly kind: "changed"; readonly pieces: readonly TextPiece[] };

/** Above this share of common words two paragraphs are one that was edited. */
const ALIKE = 0.4;
/** The most words that one paragraph may differ in from another and still be that one. To find more takes seconds, and nobody would read them. */
const MOST_EDITS = 2000;
/**
 * How much two texts may cost, in words that are looked at and edits that are tried: what is left then came or went whole. A document of the
 * school takes some ten thousand; two large texts that share only small words would hold everybody up for a minute.
 */
const MOST_WORK = 10_000_000;

type Work = { left: number };

/** A paragraph with its words, and how often it has each. */
type Paragraph = { readonly text: string; readonly words: string[]; readonly counts: ReadonlyMap<string, number> };

/** What became of a text, paragraph by paragraph and within a changed paragraph word by word. Both are Markdown and are compared as read. */
export function compareTexts(before: string, after: string): ParagraphChange[] {
	const changes: ParagraphChange[] = [];
	const work = { left: MOST_WORK };
	let gone: string[] = [];
	for (const part of compareParagraphs(paragraphsOf(before), paragraphsOf(after))) {
		if (part.removed) {
			gone = part.value;
			continue;
		}
		if (part.added) changes.push(...pairUp(gone, part.value, work));
		else changes.push(...gone.map(removed), ...part.value.map((text) => ({ kind: "same" as const, text })));
		gone = [];
	}
	return [...changes, ...gone.map(removed)];
}

/** Texts with more edits than that are two texts: one went, the other came. */
function compareParagraphs(before: string[], after: string[]) {
	const whole = [
		{ removed: true, added: false, value: before },
		{ removed: false, added: true, value: after },
	];
	return diffArrays(before, after, { maxEditLength: MOST_EDITS }) ?? whole;
}

function removed(text: string): ParagraphChange {
	return { kind: "removed", text };
}

/** Each new paragraph is matched with the first similar old one; the rest was added or removed as a whole. */
function pairUp(gone: readonly string[], come: readonly string[], work: Work): ParagraphChange[] {
	const changes: ParagraphChange[] = [];
	let left = gone.map(readParagraph);
	for (const paragraph of come.map(readParagraph)) {
		const match = findAlike(left, paragraph, work);
		if (!match) {
			changes.push({ kind: "added", text: paragraph.text });
			continue;
		}
		changes.push(...left.slice(0, match.index).map(({ text }) => removed(text)));
		changes.push({ kind: "changed", pieces: match.pieces });
		left = left.slice(match.index + 1);
	}
	return [...changes, ...left.map(({ text }) => removed(text))];
}

function findAlike(left: readonly Paragraph[], paragraph: Paragraph, work: Work) {
	for (const [index, old] of left.entries()) {
		work.left -= old.counts.size;
		if (work.left < 0) return undefined;
		const pieces = compareWords(old, paragraph, work);
		if (pieces) return { index, pieces };
	}
	return undefined;
}

/** @returns undefined for two paragraphs that are not one: most have too few words in common, whatever their order. */
function compareWords(before: Paragraph, after: Paragraph, work: Work): TextPiece[] | undefined {
	const enough = ALIKE * Math.max(before.words.length, after.words.length, 1);
	if (countCommon(before, after) < enough) return undefined;
	const parts = diffArrays(before.words, after.words, { maxEditLength: MOST_EDITS }) ?? [];
	const same = parts.flatMap(({ added, removed: isGone, value }) => (added || isGone ? [] : value));
	const edits = Math.min(before.words.length + after.words.length - 2 * same.length, MOST_EDITS);
	work.left -= edits * edits;
	if (same.length < enough) return undefined;
	return parts.map(({ added, removed: isGone, value }) => ({
		kind: added ? "added" : isGone ? "removed" : "same",
		text: value.join(""),
	}));
}

function countCommon(left: Paragraph, right: Paragraph): number {
	let common = 0;
	for (const [word, count] of left.counts) common += Math.min(count, right.counts.get(word) ?? 0);
	return common;
}

function readParagraph(text: string): Paragraph {
	const words = wordsOf(text);
	const counts = new Map<string, number>();
	for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
	return { text, words, counts };
}

/** Words with the space after each, so that pieces read as text. */
function wordsOf(text: string): string[] {
	return text.match(/\S+\s*/gu) ?? [];
}

/** Paragraphs as a reader sees them: without the signs of Markdown, links with their addresses beside them. */
function paragraphsOf(markdown: string): string[] {
	return markdown
		.split(/\n\s*\n/)
		.map((paragraph) =>
			paragraph
				.replace(/^(?:#{1,6}|>|[-*])\s+/gm, "")
				.replace(/\*\*|__|`/g, "")
				.replace(/\[([^\]]+)\]\(([^)]+)\)/g, "$1 ($2)")
				.trim(),
		)
		.filter(Boolean);
}
