/** Answers to a read that are worth another try, one (specification, section 7). */
const RETRY_STATUSES: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];

/** Asks once more after an answer that may be a passing trouble; the second answer stands. What writes is never repeated. */
export async function fetchAgain(fetch: typeof window.fetch, address: string, init?: RequestInit): Promise<Response> {
	const response = await fetch(address, init);
	const isRead = (init?.method ?? "GET") === "GET";
	return isRead && RETRY_STATUSES.includes(response.status) ? fetch(address, init) : response;
}
