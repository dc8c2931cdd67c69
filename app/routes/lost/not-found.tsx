import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import type { Route } from "./+types/not-found";

export const handle: DoorHandle = { scene: "night" };

/** The address of the not-found screen itself; it tells the truth about itself and answers 404. */
export async function loader(args: Route.LoaderArgs) {
	return pageNotFound(await openDoor(args));
}

/** Never rendered: the error boundary of the root route is. */
export default function NotFoundDoor() {
	return null;
}
