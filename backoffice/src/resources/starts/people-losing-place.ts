import type { RaRecord } from "react-admin";
import type { GroupPlaces } from "./use-group-places.ts";

/**
 * From how many people a change takes the place in a group: from all who have taken or hold one, when the group is cancelled before it
 * begins. Who is in one that has begun has had lessons, and keeps the place.
 */
export function peopleLosingPlace(
	change: RaRecord,
	{ saved, places, now }: { saved: RaRecord; places: GroupPlaces | undefined; now: Date },
): number {
	const isCalledOff = change.status === "cancelled" && saved.status !== "cancelled";
	if (!isCalledOff || !places || new Date(change.startsAt) <= now) return 0;
	return places.seatsTaken + places.seatsHeld;
}
