import type { Transaction } from "kysely";
import { tellContent } from "../../../../database/tell-content.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { countSeat } from "../../catalog/places/count-seat.server.ts";
import { lockLines } from "./lock-starts.server.ts";
import { cancelledStarts, setPlace, useHold } from "./seats.server.ts";

/**
 * Ends the places that an order has in groups that were cancelled before they began: who was in one that had begun has had its lessons.
 * @returns titles of the lines whose place is gone.
 */
export async function losePlaces(db: Transaction<Schema>, orderId: string, now: Date): Promise<string[]> {
	const lines = await lockLines(db, orderId, ["held", "taken"]);
	const cancelled = await cancelledStarts(db, lines);
	const lost = lines.filter(({ startId }) => (cancelled.get(startId) ?? now) > now);
	for (const line of lost) {
		if (line.holdId) await useHold(db, line.holdId, now);
		if (line.place === "taken") await countSeat(db, line.startId, -1);
		await setPlace(db, line.id, { place: "lost", holdId: null });
	}
	if (lost.length > 0) await tellContent(db, "places");
	return lost.map(({ title }) => title);
}
