import type { Transaction } from "kysely";
import { tellContent } from "../../../../database/tell-content.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { countSeat } from "../../catalog/count-seat.server.ts";
import { lockLines } from "./lock-starts.server.ts";
import { cancelledStarts, hasFreeSeat, setPlace, useHold } from "./seats.server.ts";

/**
 * Makes places of a paid order its own. A place that was given back in the meantime is taken again if the group has one left; a group
 * that was cancelled has none.
 * @returns titles of the lines whose place is gone.
 */
export async function takePlaces(db: Transaction<Schema>, orderId: string, now: Date): Promise<string[]> {
	const lines = await lockLines(db, orderId, ["held", "released"]);
	const cancelled = await cancelledStarts(db, lines);
	const lost: string[] = [];
	for (const line of lines) {
		const isTheirs =
			(line.holdId && (await useHold(db, line.holdId, now))) || (await hasFreeSeat(db, line.startId, now));
		const isThere = isTheirs && !cancelled.has(line.startId);
		const place = isThere && (await countSeat(db, line.startId, 1)) ? "taken" : "lost";
		if (place === "lost") lost.push(line.title);
		await setPlace(db, line.id, { place, holdId: null });
	}
	if (lines.length > 0) await tellContent(db, "places");
	return lost;
}
