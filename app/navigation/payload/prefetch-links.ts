import { isKnownGood } from "../builds/connection.ts";
import { watchIntent } from "./watch-intent.ts";

type LinkParts = {
	readonly origin: string;
	readonly pathname: string;
	readonly search: string;
	readonly opensElsewhere: boolean;
};

type Place = {
	readonly origin: string;
	/** Of the page at hand. */
	readonly pathname: string;
	/** `/school/`, or `/` at the root. */
	readonly basePath: string;
};

/** The path below the base that a link leads to, if it is another page of ours that can be read ahead. */
export function readableAhead(link: LinkParts, here: Place, listed: ReadonlySet<string>): string | undefined {
	if (link.opensElsewhere || link.search || link.origin !== here.origin || link.pathname === here.pathname)
		return undefined;
	if (!`${link.pathname}/`.startsWith(here.basePath)) return undefined;
	const path = link.pathname.slice(here.basePath.length - 1) || "/";
	return listed.has(path) ? path : undefined;
}

type PrefetchOptions = {
	/** Paths whose data may be prefetched. */
	readonly listed: ReadonlySet<string>;
	/** Reads ahead what a page needs; everything if somebody is about to go there. */
	readonly prefetch: (path: string, isIntent: boolean) => Promise<void>;
};

/** How long a link must stay in view to count as seen. */
const SEEN_AFTER_MS = 2000;
const AT_ONCE = 2;
/** However many links a page shows, no more than these are read because they were seen. */
const SEEN_A_PAGE = 6;

/** @returns what to call after every page: the links in view are read ahead where the connection is good. */
export function startPrefetching({ listed, prefetch }: PrefetchOptions): () => void {
	watchIntent((target) => {
		const path = pathOf(target, listed);
		if (path !== undefined) void prefetch(path, true);
	});
	const queue = createQueue((path) => prefetch(path, false));
	const seen = watchSeen((link) => {
		const path = pathOf(link, listed);
		if (path !== undefined) queue.add(path);
	});
	return () => {
		queue.empty();
		const links = isKnownGood(navigator.connection) ? [...document.links] : [];
		seen.watch(links.filter((link) => pathOf(link, listed) !== undefined));
	};
}

/** Works on a few paths at once, and on no more than the limit of a page. */
function createQueue(work: (path: string) => Promise<void>) {
	let waiting: string[] = [];
	let added = new Set<string>();
	let underway = 0;

	function follow(): void {
		const path = underway < AT_ONCE ? waiting.shift() : undefined;
		if (path === undefined) return;
		underway++;
		void work(path).finally(() => {
			underway--;
			follow();
		});
	}

	return {
		add(path: string): void {
			if (added.has(path) || added.size >= SEEN_A_PAGE) return;
			added.add(path);
			waiting.push(path);
			follow();
		},
		empty(): void {
			waiting = [];
			added = new Set();
		},
	};
}

/** Calls `onSeen` with each link that has stayed in view. */
function watchSeen(onSeen: (link: Element) => void) {
	const timers = new Map<Element, number>();
	const observer = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			window.clearTimeout(timers.get(target));
			if (isIntersecting)
				timers.set(
					target,
					window.setTimeout(() => onSeen(target), SEEN_AFTER_MS),
				);
		}
	});
	return {
		watch(links: readonly Element[]): void {
			observer.disconnect();
			for (const timer of timers.values()) window.clearTimeout(timer);
			timers.clear();
			for (const link of links) observer.observe(link);
		},
	};
}

function pathOf(target: EventTarget | null, listed: ReadonlySet<string>): string | undefined {
	const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
	if (!link) return undefined;
	const { origin, pathname, search } = link;
	const opensElsewhere = link.hasAttribute("download") || link.target !== "" || link.dataset.modal !== undefined;
	const here = {
		origin: window.location.origin,
		pathname: window.location.pathname,
		basePath: import.meta.env.BASE_URL,
	};
	return readableAhead({ origin, pathname, search, opensElsewhere }, here, listed);
}
