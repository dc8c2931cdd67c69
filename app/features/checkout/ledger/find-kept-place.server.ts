import { sql, type Transaction } from "kysely";
import { isHeldNow } from "../../../../database/is-held-now.server.ts";
import type { Schema } from "../../../../database/types.ts";
import type { OrderRow } from "./lock-order.server.ts";

type KeptPlace = {
	readonly order: Pick<OrderRow, "requestId" | "customerPhone" | "customerEmailKey">;
	readonly startId: string;
	readonly now: Date;
};

/**
 * The hold of the order's request in the group, if no order has taken it over; else a hold of another request of the customer, since an
 * order of several courses may come from several requests: one person keeps one place in a group. The caller has locked the group.
 * @returns its id.
 */
export async function findKeptPlace(
	db: Transaction<Schema>,
	{ order, startId, now }: KeptPlace,
): Promise<string | undefined> {
	const { requestId, customerPhone, customerEmailKey } = order;
	const hold = await db
		.selectFrom("seatHold")
		.innerJoin("contactRequest as request", "request.id", "seatHold.requestId")
		.where("seatHold.startId", "=", startId)
		.where("seatHold.orderId", "is", null)
		.where(isHeldNow(now))
		.where((where) =>
			where.or([
				where("request.id", "=", requestId),
				where("request.repeatKeyPhone", "=", customerPhone),
				where("request.repeatKeyEmail", "=", customerEmailKey),
			]),
		)
		.orderBy(sql`request.id is not distinct from ${requestId}`, "desc")
		.orderBy("seatHold.createdAt")
		.select("seatHold.id")
		.executeTakeFirst();
	return hold?.id;
}
