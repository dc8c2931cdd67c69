import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { DoorHandle } from "../../app/routes/door-handle.ts";
import { hasBadEscape } from "./split-address.ts";

export type Door = { readonly id: string; readonly handle: DoorHandle; readonly path: string };

export type DoorFinder = {
	/** The route that an address leads to; undefined when there is none. */
	find(pathname: string): Door | undefined;
	readonly doors: readonly Door[];
	/** With a slash at its end. */
	readonly basePath: string;
};

/** The router ranks all its routes anew for every address that it is asked about. */
const MAX_REMEMBERED = 5000;
/** Far more than the longest address of the site: whoever makes up long ones fills no memory. */
const LONGEST_REMEMBERED = 300;

/** Reads the floor plan of a build: which door an address leads to and what may be kept of it. */
export function createDoorFinder(build: ServerBuild): DoorFinder {
	const doors = Object.values(build.routes)
		.filter((route) => route?.id !== "root")
		.map((route) => ({
			id: route?.id ?? "",
			path: route?.path ?? "",
			handle: (route?.module.handle ?? {}) as DoorHandle,
		}));
	const byId = new Map(doors.map((door) => [door.id, door]));
	const routes: RouteObject[] = Object.values(build.routes)
		.filter((route) => route?.id !== "root")
		.map((route) =>
			route?.index ? { id: route.id, index: true as const, path: route.path } : { id: route?.id, path: route?.path },
		);
	const base = build.basename ?? "/";
	const remembered = new Map<string, Door | undefined>();

	function match(pathname: string): Door | undefined {
		if (hasBadEscape(pathname)) return undefined;
		const id = matchRoutes(routes, pathname, base)?.at(-1)?.route.id;
		return id ? byId.get(id) : undefined;
	}

	return {
		doors,
		basePath: base.endsWith("/") ? base : `${base}/`,
		find(pathname) {
			if (remembered.has(pathname)) return remembered.get(pathname);
			const door = match(pathname);
			if (pathname.length > LONGEST_REMEMBERED) return door;
			if (remembered.size >= MAX_REMEMBERED) remembered.clear();
			remembered.set(pathname, door);
			return door;
		},
	};
}
