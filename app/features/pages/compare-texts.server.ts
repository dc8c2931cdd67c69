import { diffArrays } from "diff";

export type TextPiece = { readonly kind: "same" | "added" | "removed"; readonly text: string };

/** A paragraph that stayed, came, went, or was changed within. */
export type ParagraphChange =
	| { readonly kind: "same" | "added" | "removed"; readonly text: string }
	| { readonly kind: "changed"; readonly pieces: readonly TextPiece[] };

/** Above this share of common words two paragraphs are one that was edited. */
const ALIKE = 0.4;

/** What became of a text, paragraph by paragraph and within a changed paragraph word by word. Both are Markdown and are compared as read. */
export function compareTexts(before: string, after: string): ParagraphChange[] {
	const changes: ParagraphChange[] = [];
	let gone: string[] = [];
	for (const part of diffArrays(paragraphsOf(before), paragraphsOf(after))) {
		if (part.removed) {
			gone = part.value;
			continue;
		}
		if (part.added) changes.push(...pairUp(gone, part.value));
		else changes.push(...gone.map(removed), ...part.value.map((text) => ({ kind: "same" as const, text })));
		gone = [];
	}
	return [...changes, ...gone.map(removed)];
}

function removed(text: string): ParagraphChange {
	return { kind: "removed", text };
}

/** Each new paragraph is matched with the first similar old one; the rest was added or removed as a whole. */
function pairUp(gone: readonly string[], come: readonly string[]): ParagraphChange[] {
	const changes: ParagraphChange[] = [];
	let left = [...gone];
	for (const text of come) {
		const index = left.findIndex((old) => likeness(old, text) >= ALIKE);
		if (index === -1) {
			changes.push({ kind: "added", text });
			continue;
		}
		changes.push(...left.slice(0, index).map(removed));
		changes.push({ kind: "changed", pieces: compareWords(left[index] ?? "", text) });
		left = left.slice(index + 1);
	}
	return [...changes, ...left.map(removed)];
}

function compareWords(before: string, after: string): TextPiece[] {
	return diffArrays(wordsOf(before), wordsOf(after)).map(({ added, removed: isGone, value }) => ({
		kind: added ? "added" : isGone ? "removed" : "same",
		text: value.join(""),
	}));
}

function likeness(left: string, right: string): number {
	const [words, others] = [wordsOf(left), wordsOf(right)];
	const common = diffArrays(words, others).flatMap(({ added, removed: isGone, value }) =>
		added || isGone ? [] : value,
	);
	return common.length / Math.max(words.length, others.length, 1);
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
