/** A text in two parts which together are exactly the whole. */
export type CutText = {
	readonly head: string;
	/** Empty when the text is short enough. */
	readonly rest: string;
	/** True when the head ends in the middle of a sentence and needs an ellipsis. */
	readonly isBroken: boolean;
};

/** Specification, section 9. */
export const SHORT_TEXT_LIMIT = 200;

/** A full stop that ends a sentence, with the quotes and brackets closed behind it. Not that of `3.5`. */
const SENTENCE_END = /\.[»”"')\]]*(?=\s|$)/g;

/** Cuts at the last full stop within the limit (in characters), else between two words. */
export function cutText(text: string, limit = SHORT_TEXT_LIMIT): CutText {
	if (text.length <= limit) return { head: text, rest: "", isBroken: false };
	const stop = lastSentenceEnd(text, limit);
	const place = stop ?? lastGap(text, limit);
	return { head: text.slice(0, place), rest: text.slice(place), isBroken: stop === undefined };
}

function lastSentenceEnd(text: string, limit: number): number | undefined {
	const ends = [...text.matchAll(SENTENCE_END)].map(({ index, 0: end }) => index + end.length);
	return ends.findLast((end) => end <= limit);
}

/** Before the last space within the limit; a word that is longer than the limit is cut between two of its letters. */
function lastGap(text: string, limit: number): number {
	const gap = text
		.slice(0, limit + 1)
		.trimEnd()
		.search(/\s+\S*$/);
	if (gap > 0) return gap;
	const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(limit - 1));
	return isHalf ? limit - 1 : limit;
}
