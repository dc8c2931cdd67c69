import type { RaRecord } from "react-admin";
import { isSameStart } from "../../../../app/shared/start-time.ts";
import type { GroupPlaces } from "./use-group-places.ts";

/** What a change does to whoever has a place. */
export type ChangeOfPlaces = "cancelling" | "moving";

/** How many places it is about: those of orders, and those that requests hold. */
export type PeopleWithPlace = { readonly orders: number; readonly requests: number };

/**
 * What a change does to the places of a group that is yet to begin: cancelled, it takes them; moved to another time, it takes them along.
 * Who is in a cancelled one that has begun has had lessons, and keeps the place; a first lesson in the past is told to nobody.
 */
export function changeOfPlaces(
	change: RaRecord,
	{ saved, now }: { saved: RaRecord; now: Date },
): ChangeOfPlaces | undefined {
	if (new Date(change.startsAt) <= now) return undefined;
	if (change.status === "cancelled") return saved.status === "cancelled" ? undefined : "cancelling";
	return isSameStart(timeOf(change), timeOf(saved)) ? undefined : "moving";
}

function timeOf({ startsAt, zone }: RaRecord) {
	return { startsAt: new Date(startsAt), zone };
}

/** Who has a place in a group, as its places were counted. */
export function peopleWithPlace({ seatsTaken, seatsHeld, heldByRequests }: GroupPlaces): PeopleWithPlace {
	return { orders: seatsTaken + seatsHeld - heldByRequests, requests: heldByRequests };
}
