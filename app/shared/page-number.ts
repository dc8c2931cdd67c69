/** Far beyond the last page of any list. */
const BEYOND = 1_000_000;

/**
 * The page of a list that an address asks for, counted from 1. What is not a number is the first page; a number past the last page is kept.
 */
export function readPageNumber(query: URLSearchParams): number {
	const page = query.get("page") ?? "";
	return /^[1-9]\d*$/.test(page) ? Math.min(Number(page), BEYOND) : 1;
}
