import type { Transaction } from "kysely";
import { isHeldNow } from "../../../../database/is-held-now.server.ts";
import type { Schema } from "../../../../database/types.ts";

type Pair = { readonly from: { readonly id: string }; readonly to: { readonly id: string }; readonly now: Date };

/**
 * Whether merging would give back a place that was promised: one person keeps one place, and both requests hold theirs in groups of
 * different courses. A place that an order has taken over stays with the order.
 */
export async function losesPlace(db: Transaction<Schema>, { from, to, now }: Pair): Promise<boolean> {
	const held = await db
		.selectFrom("seatHold")
		.innerJoin("start", "start.id", "seatHold.startId")
		.where("seatHold.requestId", "in", [from.id, to.id])
		.where(isHeldNow(now))
		.select(["seatHold.requestId", "seatHold.orderId", "start.courseId"])
		.execute();
	const given = held.find(({ requestId, orderId }) => requestId === from.id && orderId === null);
	const kept = held.find(({ requestId }) => requestId === to.id);
	return given !== undefined && kept !== undefined && given.courseId !== kept.courseId;
}
