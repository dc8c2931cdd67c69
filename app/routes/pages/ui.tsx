import { lazy, Suspense } from "react";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import type { Route } from "./+types/ui";

export const handle: DoorHandle = { scene: "paper" };

/** The gallery of components is only for developers. */
export async function loader(args: Route.LoaderArgs) {
	const door = await openDoor(args);
	if (!import.meta.env.DEV) pageNotFound(door);
	return null;
}

/** The condition keeps the gallery out of the built site. */
const Gallery = import.meta.env.DEV
	? lazy(async () => ({ default: (await import("../../ui/gallery/gallery.tsx")).Gallery }))
	: () => null;

export default function UiDoor() {
	return (
		<Suspense>
			<Gallery />
		</Suspense>
	);
}
