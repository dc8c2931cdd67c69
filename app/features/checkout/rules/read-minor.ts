/** A sum in minor units, as a form carries the one that was on its page; undefined where it names none. */
export function readMinor(text = ""): number | undefined {
	return /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}
