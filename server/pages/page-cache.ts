import type { Clock } from "../../app/platform/clock.server.ts";
import { createLatePages } from "./late-pages.ts";
import { createLruPages, type LruPages } from "./lru-pages.ts";
import { packWell } from "./pack-page.ts";
import { createStalePages, type StalePages } from "./stale-pages.ts";
import { storePage } from "./store-page.ts";
import type { Packing, RenderedPage, StoredPage } from "./stored-page.ts";
import { throttleDrops } from "./throttle-drops.ts";

export type PageCache = {
	/** The stored page, when there is one and it is still true. */
	find(key: string): StoredPage | undefined;
	/**
	 * Renders a page once however many ask for it at the same time, and keeps it where it may be kept. Where rendering fails or takes too
	 * long, the last known page is served instead, for up to a day.
	 */
	fetch(key: string, render: () => Promise<RenderedPage>, wanted?: Packing): Promise<StoredPage>;
	/** Forgets everything now; what is being rendered at the moment is not kept either. */
	drop(): void;
	/** Forgets everything, at most once a second however often it is asked for. */
	dropSoon(): void;
	readonly size: number;
	/** How often a page was given as it was last known, because it could not be rendered. */
	readonly staleAnswers: number;
};

/**
 * Keeps rendered pages up to `maxBytes`; the least recently used go first. For times when nothing can be rendered, all of them, the dropped
 * ones too, are kept to fall back on: compressed, in half as many bytes.
 */
export function createPageCache({ maxBytes, clock }: { maxBytes: number; clock: Clock }): PageCache {
	const stale = createStalePages({ maxBytes: maxBytes / 2, clock });
	const kept = createLruPages(maxBytes, stale.put);
	const pages = { kept, stale, clock };
	const answers = createLatePages(stale);
	let generation = 0;
	const { drop, dropSoon } = throttleDrops(() => {
		generation++;
		for (const [key, page] of kept.entries()) stale.put(key, page);
		kept.clear();
		answers.clear();
	});

	return {
		find: (key) => findTrue(pages, key),
		fetch(key, render, wanted = "br") {
			const renderStored = async () => storePage(await render(), wanted);
			return answers.give(key, () => renderAnew(key, renderStored));
		},
		drop,
		dropSoon,
		get size() {
			return kept.size;
		},
		get staleAnswers() {
			return answers.staleCount;
		},
	};

	async function renderAnew(key: string, render: () => Promise<StoredPage>): Promise<StoredPage> {
		const bornIn = generation;
		const page = { ...(await render()), keptAt: clock.now().getTime() };
		if (page.expiresAt === 0) {
			// A page that was taken down must not be shown as it was before when the database is away later.
			if (page.status < 500) stale.forget(key);
			return page;
		}
		// The content changed while it was rendered: it may be out of date, so it is kept only to fall back on.
		if (bornIn !== generation) {
			if (!kept.get(key)) stale.put(key, page);
		} else if (kept.put(key, page)) {
			stale.forget(key);
			// Packed better once the first visitor has his answer.
			void packWell(page).then((better) => kept.replace(key, { page, better }));
		}
		return page;
	}
}

type Pages = { readonly kept: LruPages; readonly stale: StalePages; readonly clock: Clock };

function findTrue({ kept, stale, clock }: Pages, key: string): StoredPage | undefined {
	const page = kept.get(key);
	if (!page) return undefined;
	const now = clock.now().getTime();
	// One from the future was rendered by a clock that has been set back since.
	if (page.expiresAt <= now || (page.keptAt ?? 0) > now) {
		kept.remove(key);
		stale.put(key, page);
		return undefined;
	}
	kept.touch(key, page);
	return page;
}
