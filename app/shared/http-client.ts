import { type $Fetch, ofetch } from "ofetch";
import { RETRY_STATUSES } from "./retry-statuses.ts";

/** `http<Answer>(path, options)` gives the parsed answer. Throws `FetchError` for every answer of 400 and above, and when there is none. */
export type HttpClient = $Fetch;

type HttpClientOptions = {
	/** Paths are appended to it; a slash between them is put where it lacks. */
	readonly baseAddress: string;
	/** Milliseconds until an answer is no longer waited for; without it the connection decides. */
	readonly timeoutMs?: number;
};

/** One client for everything we ask over HTTP. `retry` is left to ofetch: once for a read, never for a write. */
export function createHttpClient({ baseAddress, timeoutMs }: HttpClientOptions): HttpClient {
	return ofetch.create({ baseURL: baseAddress, timeout: timeoutMs, retryStatusCodes: [...RETRY_STATUSES] });
}
