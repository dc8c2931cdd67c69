import { MINUTE_MS } from "../../shared/durations.ts";

/** The data of a page that was prefetched. */
export type Payload = {
	readonly status: number;
	readonly headers: Headers;
	readonly body: ArrayBuffer;
};

export type PayloadStore = {
	has(address: string): boolean;
	/** Reads ahead, unless it has been done. Never fails: what cannot be read is read when it is needed. */
	prefetch(address: string, priority?: RequestPriority): Promise<void>;
	/** Gives a payload away, once; undefined when there is none or it has grown old. */
	take(address: string): Promise<Payload | undefined> | undefined;
};

type StoreOptions = {
	readonly fetch: typeof fetch;
	readonly now: () => number;
	readonly maxPayloads?: number;
	readonly lifetimeMs?: number;
};

const MAX_PAYLOADS = 30;
const LIFETIME_MS = 5 * MINUTE_MS;

export function createPayloadStore(options: StoreOptions): PayloadStore {
	const { fetch, now, maxPayloads = MAX_PAYLOADS, lifetimeMs = LIFETIME_MS } = options;
	const kept = new Map<string, { readonly at: number; readonly payload: Promise<Payload | undefined> }>();

	function findFresh(address: string) {
		const entry = kept.get(address);
		if (entry && now() - entry.at < lifetimeMs) return entry;
		kept.delete(address);
		return undefined;
	}

	async function read(address: string, priority: RequestPriority): Promise<Payload | undefined> {
		try {
			const response = await fetch(address, { priority });
			if (!response.ok) return undefined;
			// Read to the end: an open body would hold one of the browser's few connections.
			return { status: response.status, headers: response.headers, body: await response.arrayBuffer() };
		} catch {
			return undefined;
		}
	}

	return {
		has: (address) => findFresh(address) !== undefined,
		async prefetch(address, priority = "low") {
			if (findFresh(address)) return;
			const entry = { at: now(), payload: read(address, priority) };
			kept.set(address, entry);
			const [oldest] = kept.keys();
			if (kept.size > maxPayloads && oldest !== undefined) kept.delete(oldest);
			if (!(await entry.payload) && kept.get(address) === entry) kept.delete(address);
		},
		take(address) {
			const entry = findFresh(address);
			kept.delete(address);
			return entry?.payload;
		},
	};
}
