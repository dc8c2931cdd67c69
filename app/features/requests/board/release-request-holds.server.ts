import { type SqlBool, sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

/** Gives back places that requests hold and no order has taken over; pages show them again. */
export async function releaseRequestHolds(
	db: Transaction<Schema>,
	{ requestIds, now }: { readonly requestIds: readonly string[]; readonly now: Date },
): Promise<void> {
	const freed = await db
		.updateTable("seatHold")
		.set({ releasedAt: now })
		.where(sql<SqlBool>`request_id = any(${requestIds}::uuid[])`)
		.where("orderId", "is", null)
		.where("releasedAt", "is", null)
		.executeTakeFirst();
	if (freed.numUpdatedRows > 0n) await sql`select pg_notify('content_changed', 'places')`.execute(db);
}
