import type { StoredPage } from "./stored-page.ts";

/** What a page takes besides its bodies. */
export const PAGE_BYTES = 2048;

/** Pages up to a weight; the one that nobody asked for the longest goes first. */
export type LruPages = {
	get(key: string): StoredPage | undefined;
	/** Makes it the last one to go. */
	touch(key: string, page: StoredPage): void;
	/** @returns false where it is too heavy: it would push out everything else and then itself. */
	put(key: string, page: StoredPage): boolean;
	/** Puts another in the place of a page that still stands there: nobody has asked for it again. */
	replace(key: string, pages: { readonly page: StoredPage; readonly better: StoredPage }): void;
	remove(key: string): void;
	clear(): void;
	entries(): Iterable<[string, StoredPage]>;
	readonly size: number;
};

/** @param onPushedOut hears of what had to go for others. */
export function createLruPages(maxBytes: number, onPushedOut: (key: string, page: StoredPage) => void): LruPages {
	const pages = new Map<string, StoredPage>();
	let bytes = 0;

	function remove(key: string): void {
		const page = pages.get(key);
		if (!page) return;
		pages.delete(key);
		bytes -= weigh(page);
	}

	return {
		get: (key) => pages.get(key),
		touch(key, page) {
			pages.delete(key);
			pages.set(key, page);
		},
		put(key, page) {
			remove(key);
			if (weigh(page) > maxBytes) return false;
			pages.set(key, page);
			bytes += weigh(page);
			for (const [oldest, pushedOut] of pages) {
				if (bytes <= maxBytes) break;
				remove(oldest);
				onPushedOut(oldest, pushedOut);
			}
			return true;
		},
		replace(key, { page, better }) {
			if (pages.get(key) !== page) return;
			pages.set(key, better);
			bytes += weigh(better) - weigh(page);
		},
		remove,
		clear() {
			pages.clear();
			bytes = 0;
		},
		entries: () => pages.entries(),
		get size() {
			return pages.size;
		},
	};
}

function weigh(page: StoredPage): number {
	return page.bodies.identity.length + page.bodies.gzip.length + page.bodies.br.length + PAGE_BYTES;
}
