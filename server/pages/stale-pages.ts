import type { Clock } from "../../app/platform/clock.server.ts";
import { DAY_MS } from "../../app/shared/durations.ts";
import { PAGE_BYTES } from "./lru-pages.ts";
import { type PackedPage, packPage } from "./packed-page.ts";
import type { StoredPage } from "./stored-page.ts";

/** How long an outdated page is still better than none. Whatever it says, the server decides prices and places anew. */
const STALE_MS = DAY_MS;

export type StalePages = {
	put(key: string, page: StoredPage): void;
	find(key: string): PackedPage | undefined;
	forget(key: string): void;
};

/** Pages that were true once, for the time when nothing can be rendered: a database that is away, most of all. */
export function createStalePages({ maxBytes, clock }: { maxBytes: number; clock: Clock }): StalePages {
	const pages = new Map<string, { readonly page: PackedPage; readonly until: number }>();
	let bytes = 0;

	function forget(key: string): void {
		const known = pages.get(key);
		if (!known) return;
		pages.delete(key);
		bytes -= weigh(known.page);
	}

	return {
		put(key, page) {
			forget(key);
			const packed = packPage(page);
			if (weigh(packed) > maxBytes) return;
			pages.set(key, { page: packed, until: clock.now().getTime() + STALE_MS });
			bytes += weigh(packed);
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

function weigh({ body }: PackedPage): number {
	return body.length + PAGE_BYTES;
}
