import type { Transaction } from "kysely";
import { tellContent } from "../../../../database/tell-content.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { countSeat } from "../../catalog/places/count-seat.server.ts";
import { lockLines } from "./lock-starts.server.ts";
import { setPlace } from "./seats.server.ts";

/** Gives the places of an order back that has been refunded, or that of one line which has ended. */
export async function freePlaces(db: Transaction<Schema>, orderId: string, lineId?: string): Promise<void> {
	const taken = await lockLines(db, orderId, ["taken"]);
	const lines = lineId ? taken.filter(({ id }) => id === lineId) : taken;
	for (const line of lines) {
		await countSeat(db, line.startId, -1);
		await setPlace(db, line.id, { place: "released", holdId: null });
	}
	if (lines.length > 0) await tellContent(db, "places");
}
