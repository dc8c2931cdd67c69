import type { Clock } from "../../app/platform/clock.server.ts";
import { DAY_MS } from "../../app/shared/durations.ts";
import type { StoredPage } from "./stored-page.ts";

/** How long a page that may no longer be true is still better than none. Whatever it says, the server decides prices and places anew. */
const STALE_MS = DAY_MS;

export type StalePages = {
	put(key: string, page: StoredPage): void;
	find(key: string): StoredPage | undefined;
	forget(key: string): void;
};

/** Pages that were true once, for the time when nothing can be rendered: a database that is away, most of all. */
export function createStalePages({ maxBytes, clock }: { maxBytes: number; clock: Clock }): StalePages {
	const pages = new Map<string, { readonly page: StoredPage; readonly until: number }>();
	let bytes = 0;

	function forget(key: string): void {
		const known = pages.get(key);
		if (!known) return;
		pages.delete(key);
		bytes -= known.page.bodies.identity.length;
	}

	return {
		put(key, page) {
			forget(key);
			if (page.bodies.identity.length > maxBytes) return;
			pages.set(key, { page, until: clock.now().getTime() + STALE_MS });
			bytes += page.bodies.identity.length;
			for (const oldest of pages.keys()) {
				if (bytes <= maxBytes) return;
				forget(oldest);
			}
		},
		find(key) {
			const known = pages.get(key);
			if (known && known.until > clock.now().getTime()) return known.page;
			forget(key);
			return undefined;
		},
		forget,
	};
}
