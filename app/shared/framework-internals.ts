import type { DataRouter, EntryContext, Location } from "react-router";

/*
 * All that the site takes from React and its router without being given it. The test beside it holds each part against the installed
 * versions.
 */

type Manifest = EntryContext["manifest"];

declare global {
	interface Window {
		__reactRouterDataRouter?: DataRouter;
		__reactRouterManifest?: Manifest;
	}
}

/** The router of this document, from its first render on. */
export function findRouter(): DataRouter | undefined {
	return window.__reactRouterDataRouter;
}

/** The files of a route as the router's manifest lists them. */
export type RouteFiles = Pick<NonNullable<Manifest["routes"][string]>, "module" | "imports" | "css">;

export function filesOfRoute(id: string): RouteFiles | undefined {
	return window.__reactRouterManifest?.routes[id];
}

/** Whether an answer has led to a place, and not a link or a form. */
export function isRedirect({ state }: Pick<Location, "state">): boolean {
	return (state as { _isRedirect?: boolean } | null)?._isRedirect === true;
}

/**
 * Whether React answers for an element; one of the server's drawing, whose code is still on its way, bears none of React's marks. Sent as
 * text with the first script: it must get along with its arguments and what a browser has.
 */
export function isAlive(element: Element): boolean {
	return Object.keys(element).some((name) => name.startsWith("__reactProps"));
}

export type IsAlive = typeof isAlive;
