import { BUILD_ID } from "../shared/build-id.ts";
import { findRouter } from "../shared/framework-internals.ts";
import { sitePath } from "../shared/site-address.ts";
import { fetchLatestBuildId } from "./builds/build-files.ts";
import { type BuildWatch, createBuildWatch, keepWatching } from "./builds/build-watch.ts";
import { findTarget } from "./data-router.ts";
import { followLinks } from "./follow-links.ts";
import { guardLinks, navigateTo } from "./guard-links.ts";
import { createHeldNavigations, type HeldNavigations } from "./held-navigation.ts";
import { createHeldReads, type HeldReads } from "./held-reads.ts";
import { createNavigationErrors, type NavigationErrors } from "./navigation-error.ts";
import { takeOverlayStep } from "./overlay-steps.ts";
import { createPayloadFetch } from "./payload/payload-fetch.ts";
import { createPayloadStore, type PayloadStore } from "./payload/payload-store.ts";
import { loadDocument } from "./reload/load-document.ts";
import { createRecover } from "./reload/recover.ts";
import { createReloadGuard, type ReloadGuard } from "./reload/reload-guard.ts";
import { revivePage } from "./reload/revive-page.ts";
import { watchChunks } from "./reload/watch-chunks.ts";
import { createPageScroll, type PageScroll } from "./scroll/page-scroll.ts";
import { createScrollPositions } from "./scroll/scroll-positions.ts";
import { createNotes } from "./session-notes.ts";

/** Pause between two checks whether the school is back. */
const AGAIN_MS = 10_000;

/** Dispatched on the window before it loads another document in place of this page without the visitor having asked for one. */
export const LEAVING_EVENT = "orbita-leaving";

/** What the browser knows about moving between pages; one for each document. */
export type Navigation = {
	readonly held: HeldNavigations;
	readonly reads: HeldReads;
	readonly guard: ReloadGuard;
	readonly scroll: PageScroll;
	readonly store: PayloadStore;
	readonly watch: BuildWatch;
	/** Routes whose script did not load: the router will not ask again, so their pages are loaded as documents. */
	readonly brokenRoutes: Set<string>;
	/** More reasons to load a page (its path and query without the base) as a document. */
	readonly leaveReasons: Set<(page: string) => boolean>;
	readonly errors: NavigationErrors;
	/** Paths of cached pages, below the base; empty until the site has sent them. */
	listed: ReadonlySet<string>;
	/** True once the first page has been drawn by the browser and the router may be left to itself. */
	isAlive: boolean;
	/** Called when a script of a page is missing. */
	recover(target: { readonly path: string; readonly href: string }, cause: unknown): Promise<never>;
};

let prepared: Navigation | undefined;
let isLeft = false;

/** Undefined on the server, and in a document that is about to be left. */
export function preparedNavigation(): Navigation | undefined {
	return prepared;
}

/** True once another document is on its way: this one must not come to life under an address that is not its own. */
export function isBeingLeft(): boolean {
	return isLeft;
}

/**
 * Sets up everything that is needed before the first render: page data, scroll positions, guards.
 * @returns false when this document was loaded by mistake and another one is on its way.
 */
export function prepareNavigation(): boolean {
	const notes = createNotes(() => window.sessionStorage);
	const guard = createReloadGuard(notes, Date.now);
	if (takeDetour(guard) || leaveForeignEntry(guard)) return false;
	nameEntry();
	const plainFetch = window.fetch.bind(window);
	const held = createHeldNavigations();
	const navigation: Navigation = {
		held,
		reads: createHeldReads(),
		guard,
		scroll: createPageScroll(createScrollPositions(notes)),
		store: createPayloadStore({ fetch: plainFetch, now: Date.now }),
		watch: createBuildWatch({ current: BUILD_ID, fetchLatest: fetchLatestBuildId, now: Date.now }),
		brokenRoutes: new Set(),
		leaveReasons: new Set(),
		listed: new Set(),
		isAlive: false,
		errors: createNavigationErrors({ navigate: navigateTo, report: ({ message }) => console.warn(message) }),
		recover: createRecover({ guard, held, isReachable, load }),
	};
	window.fetch = createPageFetch(plainFetch, navigation);
	navigation.scroll.start();
	guardLinks();
	followLinks((path) => navigation.listed.has(path));
	window.addEventListener(
		"popstate",
		(event) => {
			const isAnswered = takeOverlayStep(event.state) || (!navigation.isAlive && leaveForeignEntry(guard));
			if (isAnswered) event.stopImmediatePropagation();
		},
		true,
	);
	keepWatching(navigation.watch);
	keepAsking(navigation.reads);
	revivePage(guard, isBeingLeft);
	watchChunks((target) => void navigation.recover(target, undefined).catch(() => undefined));
	prepared = navigation;
	return true;
}

/** Turns a reload into a step forward: the router reloads the current page when a script of the next one is missing. */
function takeDetour(guard: ReloadGuard): boolean {
	const { pathname, search } = window.location;
	const path = arrivedBy("reload") ? guard.findDetour(pathname + search) : undefined;
	if (!path || !guard.spend(path)) return false;
	window.location.replace(path);
	return true;
}

/**
 * Back or Forward before the page came to life: the history entry is not the one that this document was made for, and the router, which
 * reads the address when it starts, would take this page for that one.
 */
function leaveForeignEntry(guard: ReloadGuard): boolean {
	const [entry] = performance.getEntriesByType("navigation");
	const own = entry && new URL(entry.name);
	const { pathname, search } = window.location;
	if (!own || own.pathname + own.search === pathname + search || !guard.spend(pathname + search)) return false;
	isLeft = true;
	window.location.reload();
	return true;
}

/** How this document was asked for. */
export function arrivedBy(...types: NavigationTimingType[]): boolean {
	const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return entry !== undefined && types.includes(entry.type);
}

/** Gives the first entry of a document a key of its own; the router would call every such entry `default`. */
function nameEntry(): void {
	const state = window.history.state as { readonly key?: string } | null;
	if (!state?.key) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, "");
}

function createPageFetch(fetch: typeof window.fetch, navigation: Navigation): typeof window.fetch {
	const { store, watch, held, reads, brokenRoutes, leaveReasons } = navigation;
	function leadsTo(page: string): boolean {
		const location = findRouter()?.state.navigation.location;
		return location !== undefined && pathOf(location.pathname) === pathOf(page);
	}
	return createPayloadFetch({
		fetch,
		store,
		origin: window.location.origin,
		buildId: BUILD_ID,
		mustLeave(page) {
			const matches = findRouter()?.match(page) ?? [];
			if (watch.isOutdated || matches.some(({ route }) => brokenRoutes.has(route.id))) return true;
			return [...leaveReasons].some((reason) => reason(sitePath(page)));
		},
		leaveFor(page) {
			const target = findTarget(findRouter());
			if (!target || pathOf(target.path) !== pathOf(page)) return false;
			if (navigator.onLine) load(target.href);
			else held.holdFor(() => load(target.href));
			return true;
		},
		leadsTo,
		hold: (page, signal) => (leadsTo(page) ? held : reads).hold(signal),
	});
}

/** Without query and without a slash at its end. */
function pathOf(address: string): string {
	return address.replace(/\?.*$/s, "").replace(/\/$/, "");
}

function load(href: string): void {
	isLeft = true;
	window.dispatchEvent(new Event(LEAVING_EVENT));
	loadDocument(href);
}

/** Retries waiting reads when the browser is online again, or, where only the school was away, when it answers. */
function keepAsking(reads: HeldReads): void {
	window.addEventListener("online", () => reads.retry?.());
	setInterval(async () => {
		if (reads.retry && (await isReachable())) reads.retry?.();
	}, AGAIN_MS);
}

/** Whether the site answers; the description of a build needs no database. */
function isReachable(): Promise<boolean> {
	return fetchLatestBuildId().then(
		() => true,
		() => false,
	);
}
