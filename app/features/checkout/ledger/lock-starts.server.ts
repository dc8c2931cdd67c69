import type { Transaction } from "kysely";
import type { LinePlace } from "../../../../database/order-types.ts";
import type { Schema } from "../../../../database/types.ts";

/** Locks groups by id, the same order for everybody. */
export async function lockStarts(db: Transaction<Schema>, startIds: readonly string[]): Promise<void> {
	if (startIds.length === 0) return;
	const ids = [...new Set(startIds)].toSorted();
	await db.selectFrom("start").where("id", "in", ids).orderBy("id").select("id").forNoKeyUpdate().execute();
}

/** The lines of an order whose places stand so, by position, with their groups locked. */
export async function lockLines(db: Transaction<Schema>, orderId: string, places: readonly LinePlace[]) {
	const rows = await db
		.selectFrom("courseOrderLine")
		.where("orderId", "=", orderId)
		.where("place", "in", [...places])
		.orderBy("position")
		.select(["id", "startId", "holdId", "place", "title"])
		.execute();
	const lines = rows.flatMap((line) => (line.startId ? [{ ...line, startId: line.startId }] : []));
	await lockStarts(
		db,
		lines.map(({ startId }) => startId),
	);
	return lines;
}
