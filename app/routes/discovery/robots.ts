import { writeRobots } from "../../features/discovery/write-robots.ts";
import { siteUrlsOf } from "../../i18n/locale-domains.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import type { Route } from "./+types/robots";

export const handle: DoorHandle = { cache: { params: [] } };

export async function loader(args: Route.LoaderArgs) {
	const { environment } = await openDoor(args);
	const rules = writeRobots({ basePath: environment.BASE_PATH, urls: siteUrlsOf(environment) });
	return new Response(rules, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
