import type { DataRouter, EntryContext, Location } from "react-router";

/*
 * Everything that the site uses of React and its router without a public API. The test beside it checks each part against the installed
 * versions.
 */

type Manifest = EntryContext["manifest"];

declare global {
	interface Window {
		__reactRouterDataRouter?: DataRouter;
		__reactRouterManifest?: Manifest;
	}
}

/** The router of this document, available from its first render. */
export function findRouter(): DataRouter | undefined {
	return window.__reactRouterDataRouter;
}

/** The files of a route as the router's manifest lists them. */
export type RouteFiles = Pick<NonNullable<Manifest["routes"][string]>, "module" | "imports" | "css">;

/** The files of a route of this document's build; undefined where the router does not know the route yet. */
export function filesOfRoute(id: string): RouteFiles | undefined {
	return window.__reactRouterManifest?.routes[id];
}

/** Whether someone arrived by a redirect rather than by a link or a form. */
export function isRedirect({ state }: Pick<Location, "state">): boolean {
	return (state as { _isRedirect?: boolean } | null)?._isRedirect === true;
}

/**
 * Whether React handles an element; one drawn by the server whose code is still on its way has none of React's marks. Sent as text with the
 * first script, so it may only use its arguments and what a browser has.
 */
export function isAlive(element: Element): boolean {
	return Object.keys(element).some((name) => name.startsWith("__reactProps"));
}

export type IsAlive = typeof isAlive;
