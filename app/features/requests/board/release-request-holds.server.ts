import { type SqlBool, sql, type Transaction } from "kysely";
import { tellContent } from "../../../../database/tell-content.server.ts";
import type { Schema } from "../../../../database/types.ts";

/** Gives back places that requests hold; pages show them again. One that an order has taken over is the order's alone from now on. */
export async function releaseRequestHolds(
	db: Transaction<Schema>,
	{ requestIds, now }: { readonly requestIds: readonly string[]; readonly now: Date },
): Promise<void> {
	const held = db
		.updateTable("seatHold")
		.where(sql<SqlBool>`request_id = any(${requestIds}::uuid[])`)
		.where("releasedAt", "is", null);
	await held.set({ requestExpiresAt: null }).where("orderId", "is not", null).execute();
	const freed = await held.set({ releasedAt: now }).where("orderId", "is", null).executeTakeFirst();
	if (freed.numUpdatedRows > 0n) await tellContent(db, "places");
}
