import type { Door } from "./open-door.server.ts";
import { pageNotFound } from "./page-not-found.server.ts";

/**
 * Which of the pages that share a route is requested: the name that the table of their paths has for the route's path.
 * @throws 404 when the table does not have it.
 */
export function pageAt<Name extends string>(
	paths: Readonly<Record<Name, string>>,
	door: Pick<Door, "path" | "locale">,
): Name {
	for (const name in paths) if (paths[name] === door.path) return name;
	return pageNotFound(door);
}
