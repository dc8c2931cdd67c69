import { fetchAgain } from "../fetch-again.ts";
import { type PayloadRead, readPayloadAddress } from "./payload-address.ts";
import type { Payload, PayloadStore } from "./payload-store.ts";

/** Names the build that answered. */
const BUILD_HEADER = "x-build-id";

type PayloadFetchOptions = {
	readonly fetch: typeof fetch;
	readonly store: PayloadStore;
	readonly origin: string;
	readonly buildId: string;
	/** True when the page must be loaded as a document; the navigation then ends here, for a document is on its way. */
	readonly mustLeave: (page: string) => boolean;
	/** Loads the page as a document, if a navigation leads there now. @returns whether it does. */
	readonly leaveFor: (page: string) => boolean;
	/** Keeps a navigation that found no network; ends when there is an answer. Undefined when nobody is going to that page. */
	readonly hold: (page: string, signal: AbortSignal | null | undefined) => Promise<void> | undefined;
};

/** `window.fetch` for a site whose page data has addresses of its own. Everything but the router's reads passes through untouched. */
export function createPayloadFetch(options: PayloadFetchOptions): typeof fetch {
	const { fetch, store, origin, buildId, mustLeave, leaveFor, hold } = options;

	return async (input, init) => {
		const read = readOf(input, init);
		if (!read) return fetch(input, init);
		if (mustLeave(read.page) && leaveFor(read.page)) return never();
		const response = (await takeStored(read, init?.signal)) ?? (await ask(read, init));
		const build = response.headers.get(BUILD_HEADER);
		if (build && build !== buildId && leaveFor(read.page)) return never();
		return response;
	};

	function readOf(input: RequestInfo | URL, init: RequestInit | undefined): PayloadRead | undefined {
		if (input instanceof Request || (init?.method ?? "GET").toUpperCase() !== "GET") return undefined;
		const url = new URL(input, origin);
		return url.origin === origin ? readPayloadAddress(url) : undefined;
	}

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
			return await fetchAgain(fetch, read.address, init);
		} catch (error) {
			const held = init?.signal?.aborted ? undefined : hold(read.page, init?.signal);
			if (!held) throw error;
			await held;
			return ask(read, init);
		}
	}
}

function toResponse({ status, headers, body }: Payload): Response {
	return new Response(body.byteLength > 0 ? body : null, { status, headers });
}

/** A document is being loaded: nothing that waits here shall go on. */
function never(): Promise<never> {
	return new Promise(() => {});
}
