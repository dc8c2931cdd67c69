import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import type { Route } from "./+types/lost";

export const handle: DoorHandle = { scene: "night" };

/** Handles every address that no other route does. */
export async function loader(args: Route.LoaderArgs) {
	return pageNotFound(await openDoor(args));
}

/** Never rendered: the error boundary of the root route is. */
export default function LostDoor() {
	return null;
}
