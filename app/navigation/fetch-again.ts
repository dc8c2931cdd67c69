import { RETRY_STATUSES } from "../shared/retry-statuses.ts";

/** Reads once more after an answer that may be a passing trouble: the rule of the HTTP client, without its code. */
export async function fetchAgain(fetch: typeof window.fetch, address: string, init?: RequestInit): Promise<Response> {
	const response = await fetch(address, init);
	return RETRY_STATUSES.includes(response.status) ? fetch(address, init) : response;
}
