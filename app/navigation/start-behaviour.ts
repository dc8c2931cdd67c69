import type { DataRouter } from "react-router";
import { BUILD_ID } from "../shared/build-id.ts";
import { filesOfRoute, findRouter } from "../shared/framework-internals.ts";
import { siteAddress, sitePath } from "../shared/site-address.ts";
import { needParts, partsNeeded } from "../ui/deferred/first-need.ts";
import { loadBuildMeta } from "./builds/build-files.ts";
import { findTarget } from "./data-router.ts";
import { fetchAgain } from "./fetch-again.ts";
import { lookAgain } from "./payload/look-again.ts";
import { payloadAddress } from "./payload/payload-address.ts";
import { loadWhole, prefetchFiles, prepareFiles, readPartsAhead } from "./payload/prefetch-files.ts";
import type { Navigation } from "./prepare-navigation.ts";
import { guardModules } from "./reload/guard-modules.ts";
import { loadQuietly } from "./reload/quiet-load.ts";
import { showUnderway } from "./show-underway.ts";
import { createUnderwayLine } from "./underway-line.ts";

/** What begins once a document has its router. @returns what to call after every page. */
export function startBehaviour(navigation: Navigation, router: DataRouter): () => void {
	const { guard, brokenRoutes } = navigation;
	guardModules(router, {
		moduleOf: (routeId) => filesOfRoute(routeId)?.module,
		load: loadWhole,
		onStart() {
			const target = findTarget(router);
			if (target) guard.mark(target.path);
		},
		onReady: () => guard.clear(),
		onFailure(routeId, error) {
			brokenRoutes.add(routeId);
			const target = findTarget(router);
			// A form under way is not thrown away for a fresh page: the visitor is told that it failed.
			if (!target) throw error;
			return navigation.recover(target, error);
		},
	});
	router.subscribe((state) => {
		if (state.navigation.state === "loading") navigation.scroll.remember();
	});
	showUnderway({ router, held: navigation.held, line: createUnderwayLine() });
	followErrors(navigation, router);
	lookAgain({
		router,
		read: (address) => fetchAgain(window.fetch, address),
		buildId: BUILD_ID,
		now: Date.now,
		onChange: needParts,
	});
	// Where somebody has come, the parts are on their way.
	if (document.documentElement.dataset.start !== "sign") readPartsAhead();
	return prefetchWhenListed(navigation);
}

function followErrors({ errors }: Navigation, router: DataRouter): void {
	let settled = router.state.location;
	router.subscribe(({ navigation, location, errors: causes }) => {
		if (navigation.state !== "idle" || location === settled) return;
		settled = location;
		errors.settle(sitePath(location.pathname) + location.search, causes);
	});
}

function prefetchWhenListed(navigation: Navigation): () => void {
	const { store } = navigation;
	let lookAround: (() => void) | undefined;
	async function prefetch(path: string, isIntent: boolean): Promise<void> {
		// Someone who is already on the way there has asked for it.
		if (findTarget(findRouter())?.path === siteAddress(path)) return;
		if (isIntent) void prepareFiles(path);
		else prefetchFiles(path);
		await store.prefetch(payloadAddress(siteAddress(path)));
	}
	async function begin(): Promise<void> {
		const meta = await loadBuildMeta();
		if (!meta) return;
		navigation.listed = new Set(meta.prerendered);
		// Nothing is prefetched for a page that nobody is looking at.
		await partsNeeded();
		const { startPrefetching } = await loadQuietly(() => import("./payload/prefetch-links.ts"));
		lookAround = startPrefetching({ listed: navigation.listed, prefetch });
		lookAround();
	}
	begin().catch(() => undefined);
	return () => lookAround?.();
}
