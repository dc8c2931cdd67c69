import type { Transaction } from "kysely";
import { tellContent } from "../../../../database/tell-content.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { countSeat } from "../../catalog/places/count-seat.server.ts";
import { findKeptPlace } from "./find-kept-place.server.ts";
import { lockOrder } from "./lock-order.server.ts";
import { lockLines } from "./lock-starts.server.ts";
import { cancelledStarts, hasFreeSeat, setPlace, useHold } from "./seats.server.ts";

/**
 * Makes places of a paid order its own. A place that was given back in the meantime is taken again if a request of the customer's keeps it
 * or the group has one left; a group that was cancelled has none.
 * @returns titles of the lines whose place is gone.
 */
export async function takePlaces(db: Transaction<Schema>, orderId: string, now: Date): Promise<string[]> {
	const lines = await lockLines(db, orderId, ["held", "released"]);
	const cancelled = await cancelledStarts(db, lines);
	const lost: string[] = [];
	for (const line of lines) {
		const { startId, holdId } = line;
		const isHeld = holdId !== null && (await useHold(db, holdId, now));
		const isThere = !cancelled.has(startId) && (isHeld || (await findAgain(db, { orderId, startId, now })));
		const place = isThere && (await countSeat(db, startId, 1)) ? "taken" : "lost";
		if (place === "lost") lost.push(line.title);
		await setPlace(db, line.id, { place, holdId: null });
	}
	if (lines.length > 0) await tellContent(db, "places");
	return lost;
}

type SoughtPlace = { readonly orderId: string; readonly startId: string; readonly now: Date };

/** Whether a place that is no longer held for the order is available all the same; a place that a request keeps is used up. */
async function findAgain(db: Transaction<Schema>, { orderId, startId, now }: SoughtPlace): Promise<boolean> {
	const order = await lockOrder(db, orderId);
	const kept = order && (await findKeptPlace(db, { order, startId, now }));
	return kept ? useHold(db, kept, now) : hasFreeSeat(db, startId, now);
}
