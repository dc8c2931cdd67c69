/** Words a grown-up reads in a minute from a screen, with pictures and code between them. */
const WORDS_A_MINUTE = 170;

/** How long a text takes to read: whole minutes, at least one. */
export function readingMinutes(plain: string): number {
	const words = plain.split(/\s+/).filter(Boolean).length;
	return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
