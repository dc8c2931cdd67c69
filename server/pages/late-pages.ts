import { settleWithin } from "../../app/platform/settle-within.server.ts";
import { unpackPage } from "./packed-page.ts";
import type { StalePages } from "./stale-pages.ts";
import type { StoredPage } from "./stored-page.ts";

/** After this time a visitor gets the page as it was last known, where it is known. */
const PATIENCE_MS = 4000;

type LatePages = {
	give(key: string, render: () => Promise<StoredPage>): Promise<StoredPage>;
	/** Pages that are being rendered at the moment go only to those who wait for them already. */
	clear(): void;
	/** How often a page was given as it was last known, because it could not be rendered. */
	readonly staleCount: number;
};

/** Gives a page that is being rendered to all who wait for it, or as it was last known where that fails or takes too long. */
export function createLatePages(stale: StalePages): LatePages {
	const underway = new Map<string, Promise<StoredPage>>();
	let staleCount = 0;

	async function orAsItWas(key: string, rendered: Promise<StoredPage>): Promise<StoredPage> {
		const known = stale.find(key);
		if (!known) return rendered;
		const page = await settleWithin(rendered, PATIENCE_MS);
		if (page && page.status < 500) return page;
		staleCount++;
		return unpackPage(known);
	}

	return {
		async give(key, render) {
			const awaited = underway.get(key);
			if (awaited) return awaited;
			const promise = orAsItWas(key, render());
			underway.set(key, promise);
			try {
				return await promise;
			} finally {
				if (underway.get(key) === promise) underway.delete(key);
			}
		},
		clear: () => underway.clear(),
		get staleCount() {
			return staleCount;
		},
	};
}
