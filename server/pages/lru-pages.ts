import type { StoredPage } from "./stored-page.ts";

/** Bytes that a page takes besides its bodies: headers and key, as an estimate. */
export const PAGE_BYTES = 2048;

/** Pages up to a number of bytes in all; the least recently used one is removed first. */
export type LruPages = {
	get(key: string): StoredPage | undefined;
	/** Notes that a page was used just now. */
	touch(key: string, page: StoredPage): void;
	/** @returns false, and keeps nothing, where the page alone is larger than the whole cache. */
	put(key: string, page: StoredPage): boolean;
	/** Puts `better` in the place of `page`, if that one is still kept. It does not count as used, and others make room for what it is more. */
	replace(key: string, pages: { readonly page: StoredPage; readonly better: StoredPage }): void;
	remove(key: string): void;
	clear(): void;
	entries(): Iterable<[string, StoredPage]>;
	readonly size: number;
};

/** @param onPushedOut called with every page that was removed to make room for another. */
export function createLruPages(maxBytes: number, onPushedOut: (key: string, page: StoredPage) => void): LruPages {
	const pages = new Map<string, StoredPage>();
	let bytes = 0;

	function remove(key: string): void {
		const page = pages.get(key);
		if (!page) return;
		pages.delete(key);
		bytes -= weigh(page);
	}

	function makeRoom(): void {
		for (const [oldest, pushedOut] of pages) {
			if (bytes <= maxBytes) return;
			remove(oldest);
			onPushedOut(oldest, pushedOut);
		}
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
			makeRoom();
			return true;
		},
		replace(key, { page, better }) {
			if (pages.get(key) !== page) return;
			pages.set(key, better);
			bytes += weigh(better) - weigh(page);
			makeRoom();
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
	return Object.values(page.bodies).reduce((bytes, body) => bytes + body.length, PAGE_BYTES);
}
