/** Letters of a word for which a phone, or a narrow card, has no room in a heading of the usual size. */
const LONG_WORD = /\p{L}{15}/u;

/** Whether a title has such a word; a line may break at a hyphen. */
export function hasLongWord(title: string): boolean {
	return LONG_WORD.test(title);
}
