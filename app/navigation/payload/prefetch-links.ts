import { isKnownGood } from "../builds/connection.ts";

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
	/** Paths whose data may be read ahead. */
	readonly listed: ReadonlySet<string>;
	/** Reads ahead what a page needs; everything if somebody is about to go there. */
	readonly prefetch: (path: string, isIntent: boolean) => Promise<void>;
};

const INTENT_EVENTS = ["pointerover", "focusin", "touchstart"] as const;
const AT_ONCE = 2;
/** However many links a page shows, no more than these are read because they came into view. */
const SEEN_A_PAGE = 6;

/** @returns what to call after every page: the links in view are read ahead where the connection is good. */
export function startPrefetching({ listed, prefetch }: PrefetchOptions): () => void {
	const waiting: string[] = [];
	let underway = 0;
	let seen = 0;

	function follow(): void {
		const path = underway < AT_ONCE ? waiting.shift() : undefined;
		if (path === undefined) return;
		underway++;
		void prefetch(path, false).finally(() => {
			underway--;
			follow();
		});
	}

	const observer = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			if (!isIntersecting) continue;
			observer.unobserve(target);
			const path = pathOf(target, listed);
			if (path === undefined || waiting.includes(path) || seen >= SEEN_A_PAGE) continue;
			seen++;
			waiting.push(path);
			follow();
		}
	});

	for (const name of INTENT_EVENTS) {
		document.addEventListener(
			name,
			(event) => {
				const path = pathOf(event.target, listed);
				if (path !== undefined) void prefetch(path, true);
			},
			{ passive: true },
		);
	}

	return () => {
		observer.disconnect();
		waiting.length = 0;
		seen = 0;
		if (!isKnownGood(navigator.connection)) return;
		for (const link of document.links) if (pathOf(link, listed) !== undefined) observer.observe(link);
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
