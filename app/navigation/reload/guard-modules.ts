import type { DataRouter } from "react-router";

type LazyParts = Record<string, (() => Promise<unknown>) | undefined>;

type ModuleGuard = {
	/** The address of a route's module. */
	readonly moduleOf: (routeId: string) => string | undefined;
	/** Before the module is asked for: the moment to mark where the visitor is going. */
	readonly onStart: () => void;
	readonly onReady: () => void;
	/**
	 * Decides what happens instead. Its promise never settles when a document is being loaded; when it rejects, the page shows an error.
	 */
	readonly onFailure: (routeId: string, error: unknown) => Promise<never>;
	/** Runs the module and whatever its page is drawn with; the module alone without it. */
	readonly load?: (address: string) => Promise<unknown>;
};

/**
 * Loads the module of every route before the router does. The router answers a failed module with an unguarded reload of the page the
 * visitor wants to leave (`lib/dom/ssr/routeModules.js`); asked after us, it finds the module in place or is never asked.
 */
export function guardModules(router: Pick<DataRouter, "routes">, guard: ModuleGuard): void {
	const load = guard.load ?? ((address: string) => import(/* @vite-ignore */ address));
	for (const route of allRoutes(router.routes)) {
		const address = guard.moduleOf(route.id);
		if (!address || typeof route.lazy !== "object") continue;
		const lazy = route.lazy as LazyParts;
		const module = once(() => loadModule(route.id, address));
		for (const [part, loadPart] of Object.entries(lazy)) {
			if (loadPart) lazy[part] = () => module().then(loadPart, (cause: unknown) => brokenPart(part, cause));
		}
	}

	async function loadModule(routeId: string, address: string): Promise<void> {
		// The router tells where it goes right after it has asked for the first part.
		await Promise.resolve();
		guard.onStart();
		try {
			await load(address);
		} catch (error) {
			return guard.onFailure(routeId, error);
		}
		guard.onReady();
	}
}

/** The router takes no word of a failed module: the page is drawn all the same, by a component that fails in its place. */
function brokenPart(part: string, cause: unknown): unknown {
	if (part !== "Component") return undefined;
	return function BrokenPage() {
		throw cause;
	};
}

type Route = DataRouter["routes"][number];

function allRoutes(routes: readonly Route[]): Route[] {
	return routes.flatMap((route) => [route, ...allRoutes(route.children ?? [])]);
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
	let made: Promise<Value> | undefined;
	return () => {
		made ??= make();
		return made;
	};
}
