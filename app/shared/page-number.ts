/** Far beyond the last page of any list. */
const BEYOND = 1_000_000;

/** The page of a list that an address asks for, counted from 1. What is no number is the first; a number past the last page stays one. */
export function readPageNumber(query: URLSearchParams): number {
	const page = query.get("page") ?? "";
	return /^[1-9]\d*$/.test(page) ? Math.min(Number(page), BEYOND) : 1;
}
