import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";
import type { Clock } from "../../app/platform/clock.server.ts";
import { createStalePages } from "./stale-pages.ts";
import type { Encoding, PageHeaders, StoredPage } from "./stored-page.ts";

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** A page as it was rendered. `expiresAt` is undefined when it must not be kept. */
export type RenderedPage = {
	readonly status: number;
	readonly headers: PageHeaders;
	readonly body: Buffer;
	readonly expiresAt: Date | undefined;
};

export type PageCache = {
	/** The stored page, when there is one and it is still true. */
	find(key: string): StoredPage | undefined;
	/**
	 * Renders a page once however many ask for it at the same time, and keeps it when it may be kept. Where that fails or takes too
	 * long, the page as it was last known is given instead, for a day.
	 */
	fetch(key: string, render: () => Promise<RenderedPage>, wanted?: Encoding): Promise<StoredPage>;
	/** Forgets everything now; what is being rendered at the moment is not kept either. */
	drop(): void;
	/** Forgets everything, at most once a second however often it is asked for. */
	dropSoon(): void;
	readonly size: number;
	/** How often a page was given that could not be rendered anew. */
	readonly staleAnswers: number;
};

const DROP_PAUSE_MS = 1000;
/** Whoever waits longer gets the page as it was. */
const PATIENCE_MS = 4000;

/** Keeps rendered pages up to `maxBytes`, the least recently used go first. */
export function createPageCache({ maxBytes, clock }: { maxBytes: number; clock: Clock }): PageCache {
	const pages = new Map<string, StoredPage>();
	const rendering = new Map<string, Promise<StoredPage>>();
	let bytes = 0;
	let generation = 0;
	let dropTimer: NodeJS.Timeout | undefined;
	// Not of the clock that people set: put back by an hour it would let nothing be dropped for as long.
	let lastDrop = Number.NEGATIVE_INFINITY;
	let staleAnswers = 0;
	const stale = createStalePages({ maxBytes: maxBytes / 4, clock });

	function remove(key: string): void {
		const page = pages.get(key);
		if (!page) return;
		pages.delete(key);
		bytes -= weigh(page);
	}

	function keep(key: string, page: StoredPage): void {
		remove(key);
		// It would push out everything else and then itself.
		if (weigh(page) > maxBytes) return;
		stale.forget(key);
		pages.set(key, page);
		bytes += weigh(page);
		for (const oldest of pages.keys()) {
			if (bytes <= maxBytes) return;
			remove(oldest);
		}
	}

	function drop(): void {
		clearTimeout(dropTimer);
		dropTimer = undefined;
		generation++;
		lastDrop = performance.now();
		for (const [key, page] of pages) stale.put(key, page);
		pages.clear();
		rendering.clear();
		bytes = 0;
	}

	return {
		find(key) {
			const page = pages.get(key);
			if (!page) return undefined;
			const now = clock.now().getTime();
			// A clock that was put back is before a page that was rendered by the wrong time.
			if (page.expiresAt <= now || (page.keptAt ?? 0) > now) {
				remove(key);
				stale.put(key, page);
				return undefined;
			}
			// Moves the key to the young end.
			pages.delete(key);
			pages.set(key, page);
			return page;
		},
		async fetch(key, render, wanted = "br") {
			const underway = rendering.get(key);
			if (underway) return underway;
			const promise = orAsItWas(key, renderAnew(key, render, wanted));
			rendering.set(key, promise);
			try {
				return await promise;
			} finally {
				if (rendering.get(key) === promise) rendering.delete(key);
			}
		},
		drop,
		dropSoon() {
			if (dropTimer) return;
			const wait = Math.max(0, lastDrop + DROP_PAUSE_MS - performance.now());
			dropTimer = setTimeout(drop, wait).unref();
		},
		get size() {
			return pages.size;
		},
		get staleAnswers() {
			return staleAnswers;
		},
	};

	async function renderAnew(key: string, render: () => Promise<RenderedPage>, wanted: Encoding): Promise<StoredPage> {
		const bornIn = generation;
		const page = { ...(await storePage(await render(), wanted)), keptAt: clock.now().getTime() };
		if (page.expiresAt === 0) return page;
		if (bornIn !== generation) {
			// Perhaps not true any more, but better than none.
			if (!pages.has(key)) stale.put(key, page);
			return page;
		}
		keep(key, page);
		if (pages.has(key)) void packWell(key, page);
		return page;
	}

	/** Whoever asked first has been answered; those who come later get fewer bytes. */
	async function packWell(key: string, page: StoredPage): Promise<void> {
		const better = { ...page, bodies: await pack(page, ["gzip", "br"], WELL) };
		if (pages.get(key) !== page) return;
		// In its place: nobody has asked for it again.
		pages.set(key, better);
		bytes += weigh(better) - weigh(page);
	}

	async function orAsItWas(key: string, rendered: Promise<StoredPage>): Promise<StoredPage> {
		const known = stale.find(key);
		if (!known) return rendered;
		const { promise: patience, resolve: lose } = Promise.withResolvers<undefined>();
		const timer = setTimeout(() => lose(undefined), PATIENCE_MS);
		const page = await Promise.race([rendered.catch(() => undefined), patience]);
		clearTimeout(timer);
		if (page && page.status < 500) return page;
		staleAnswers++;
		return known;
	}
}

/** Packs a rendered page for the one who waits for it, and gives it its ETag. */
export async function storePage(page: RenderedPage, wanted: Encoding): Promise<StoredPage> {
	const bodies = { identity: page.body };
	return {
		status: page.status,
		headers: page.headers,
		etag: `"${createHash("sha256").update(page.body).digest("base64url").slice(0, 22)}"`,
		bodies: await pack({ headers: page.headers, bodies }, [wanted], FAST),
		expiresAt: page.expiresAt?.getTime() ?? 0,
	};
}

/** Pictures and PDF have been compressed when they were made. */
const PACKED = /^(?:image\/(?:png|jpeg|webp|avif)|application\/pdf)/;

/** Levels of gzip and brotli. */
type Effort = { readonly gzip: number; readonly brotli: number };
const FAST: Effort = { gzip: 2, brotli: 3 };
const WELL: Effort = { gzip: 7, brotli: 6 };

type Unpacked = { readonly headers: PageHeaders; readonly bodies: { readonly identity: Buffer } };

async function pack(
	{ headers, bodies: { identity } }: Unpacked,
	wanted: readonly Encoding[],
	effort: Effort,
): Promise<StoredPage["bodies"]> {
	if (PACKED.test(String(headers["content-type"] ?? ""))) return { identity, gzip: identity, br: identity };
	const params = { [zlib.BROTLI_PARAM_QUALITY]: effort.brotli, [zlib.BROTLI_PARAM_SIZE_HINT]: identity.length };
	const [gzipped, br] = await Promise.all([
		wanted.includes("gzip") ? compressGzip(identity, { level: effort.gzip }) : identity,
		wanted.includes("br") ? compressBrotli(identity, { params }) : identity,
	]);
	return { identity, gzip: gzipped, br };
}

function weigh(page: StoredPage): number {
	return page.bodies.identity.length + page.bodies.gzip.length + page.bodies.br.length + 2048;
}
