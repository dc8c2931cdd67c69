import type { RaRecord } from "react-admin";
import type { GroupPlaces } from "./use-group-places.ts";

/** How many places end: those of orders, whose customers get a letter, and those of requests, whose people are written to by nobody. */
export type PeopleLosingPlace = { readonly orders: number; readonly requests: number };

/**
 * From how many people a change takes the place in a group: from all who have taken or hold one, when the group is cancelled before it
 * begins. Who is in one that has begun has had lessons, and keeps the place.
 */
export function peopleLosingPlace(
	change: RaRecord,
	{ saved, places, now }: { saved: RaRecord; places: GroupPlaces | undefined; now: Date },
): PeopleLosingPlace {
	const isCalledOff = change.status === "cancelled" && saved.status !== "cancelled";
	if (!isCalledOff || !places || new Date(change.startsAt) <= now) return { orders: 0, requests: 0 };
	const { seatsTaken, seatsHeld, heldByRequests } = places;
	return { orders: seatsTaken + seatsHeld - heldByRequests, requests: heldByRequests };
}
