import { fetchAgain } from "../fetch-again.ts";
import { isRouterAddress, type PayloadRead, readPayloadAddress } from "./payload-address.ts";
import type { Payload, PayloadStore } from "./payload-store.ts";

/** The response header with the id of the build that answered. */
export const BUILD_HEADER = "x-build-id";

/** The site is unavailable for the moment: it is restarting or has lost its database. */
const AWAY_STATUSES: readonly number[] = [502, 503, 504];

type PayloadFetchOptions = {
	readonly fetch: typeof fetch;
	readonly store: PayloadStore;
	readonly origin: string;
	readonly buildId: string;
	/** True when the page must be loaded as a document; the navigation then ends here, for a document is on its way. */
	readonly mustLeave: (page: string) => boolean;
	/** Loads the page as a document, if a navigation leads there now. @returns whether it does. */
	readonly leaveFor: (page: string) => boolean;
	/** Whether a navigation leads to the page now: it shows what the school answers, whatever that is. */
	readonly leadsTo: (page: string) => boolean;
	/** Keeps a read that found nobody at the other end; ends when it is to be asked again. */
	readonly hold: (page: string, signal: AbortSignal | null | undefined) => Promise<void>;
};

/**
 * `window.fetch` for a site whose page data has addresses of its own. Requests that do not come from the router pass through untouched; an
 * answer for the router is handed over whole.
 */
export function createPayloadFetch(options: PayloadFetchOptions): typeof fetch {
	const { fetch, store, origin, buildId, mustLeave, leaveFor, leadsTo, hold } = options;

	return async (input, init) => {
		const url = input instanceof Request ? undefined : new URL(input, origin);
		if (url?.origin !== origin || !isRouterAddress(url)) return fetch(input, init);
		const read = (init?.method ?? "GET").toUpperCase() === "GET" ? readPayloadAddress(url) : undefined;
		if (!read) return readWhole(await fetch(input, init));
		if (mustLeave(read.page) && leaveFor(read.page)) return never();
		const response = (await takeStored(read, init?.signal)) ?? (await ask(read, init));
		const build = response.headers.get(BUILD_HEADER);
		if (build && build !== buildId && leaveFor(read.page)) return never();
		return response;
	};

	async function takeStored(
		{ address }: PayloadRead,
		signal: AbortSignal | null | undefined,
	): Promise<Response | undefined> {
		const payload = await store.take(address);
		signal?.throwIfAborted();
		return payload && toResponse(payload);
	}

	async function ask(read: PayloadRead, init: RequestInit | undefined): Promise<Response> {
		try {
			const response = await readWhole(await fetchAgain(fetch, read.address, init));
			if (!AWAY_STATUSES.includes(response.status) || leadsTo(read.page)) return response;
		} catch (error) {
			if (init?.signal?.aborted) throw error;
		}
		await hold(read.page, init?.signal);
		return ask(read, init);
	}
}

/**
 * The router reads an answer in parts, and ignores errors at the end of one that it no longer wants. Read to the end here, a refused or
 * broken answer becomes an error of the request.
 */
async function readWhole(response: Response): Promise<Response> {
	return toResponse({ status: response.status, headers: response.headers, body: await response.arrayBuffer() });
}

function toResponse({ status, headers, body }: Payload): Response {
	return new Response(body.byteLength > 0 ? body : null, { status, headers });
}

/** Another document is being loaded: nothing that waits here may continue. */
function never(): Promise<never> {
	return new Promise(() => {});
}
