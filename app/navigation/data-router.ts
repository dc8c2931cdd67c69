import type { DataRouter } from "react-router";

/** The files of a route as the router's manifest lists them. */
export type RouteFiles = {
	readonly module: string;
	readonly imports?: readonly string[];
	readonly css?: readonly string[];
};

declare global {
	interface Window {
		__reactRouterDataRouter?: DataRouter;
		__reactRouterManifest?: { readonly routes: Readonly<Record<string, RouteFiles | undefined>> };
	}
}

/** The router of this document, from its first render on. */
export function findRouter(): DataRouter | undefined {
	return window.__reactRouterDataRouter;
}

export function filesOfRoute(id: string): RouteFiles | undefined {
	return window.__reactRouterManifest?.routes[id];
}

/** Where a navigation under way leads; undefined when nothing moves, or when a form is being sent there. */
export function findTarget(
	router: DataRouter | undefined,
): { readonly path: string; readonly href: string } | undefined {
	const navigation = router?.state.navigation;
	if (!router || navigation?.state !== "loading") return undefined;
	const { location, formMethod } = navigation;
	const isAfterForm = formMethod !== undefined && formMethod !== "GET";
	if (isAfterForm && !(location.state as { _isRedirect?: boolean } | null)?._isRedirect) return undefined;
	return { path: location.pathname + location.search, href: location.pathname + location.search + location.hash };
}

/** Whether a navigation, a form or what a dialog asked for is still waiting for its answer. */
export function isUnderway(router: DataRouter | undefined): boolean {
	if (!router) return false;
	const { navigation, fetchers } = router.state;
	return [navigation, ...fetchers.values()].some(({ state }) => state !== "idle");
}
