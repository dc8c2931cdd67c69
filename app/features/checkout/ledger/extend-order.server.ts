import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { holdEnd } from "./hold-places.server.ts";

/** Keeps an order and its places at least until a moment. */
export async function extendOrder(db: Transaction<Schema>, orderId: string, until: Date): Promise<void> {
	await db
		.updateTable("courseOrder")
		.set({ expiresAt: until })
		.where("id", "=", orderId)
		.where("expiresAt", "<", until)
		.execute();
	await db
		.updateTable("seatHold")
		.set({ expiresAt: holdEnd(until) })
		.where("orderId", "=", orderId)
		.where("releasedAt", "is", null)
		.where("expiresAt", "<", holdEnd(until))
		.execute();
}
