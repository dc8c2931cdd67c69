import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import type { Route } from "./+types/lost";

export const handle: DoorHandle = { scene: "night" };

/** Every address that no door answers. */
export async function loader(args: Route.LoaderArgs) {
	return pageNotFound(await openDoor(args));
}

/** Never drawn: the error boundary of the hall is. */
export default function LostDoor() {
	return null;
}
