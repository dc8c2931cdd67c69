import { sql, type Transaction } from "kysely";
import { tellContent } from "../../../../database/tell-content.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { lockLines } from "./lock-starts.server.ts";
import { setPlace } from "./seats.server.ts";

/** Gives held places back: to the request that held them while its own time runs, to everybody otherwise. */
export async function releasePlaces(db: Transaction<Schema>, orderId: string, now: Date): Promise<void> {
	const lines = await lockLines(db, orderId, ["held"]);
	if (lines.length === 0) return;
	await db
		.updateTable("seatHold")
		.set({ orderId: null, expiresAt: sql<Date>`request_expires_at`, requestExpiresAt: null })
		.where("orderId", "=", orderId)
		.where("releasedAt", "is", null)
		.where("requestId", "is not", null)
		.where("requestExpiresAt", ">", now)
		.execute();
	await db
		.updateTable("seatHold")
		.set({ releasedAt: now })
		.where("orderId", "=", orderId)
		.where("releasedAt", "is", null)
		.execute();
	for (const line of lines) await setPlace(db, line.id, { place: "released", holdId: null });
	await tellContent(db, "places");
}
