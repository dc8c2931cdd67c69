import type { Database } from "../../../database/open-database.server.ts";

/** Everything of an order that must be as if nobody had been killed. */
export async function describeEnd(db: Database, orderId: string) {
	const order = await db.selectFrom("courseOrder").where("id", "=", orderId).selectAll().executeTakeFirstOrThrow();
	const lines = await db.selectFrom("courseOrderLine").where("orderId", "=", orderId).select("place").execute();
	const holds = await db
		.selectFrom("seatHold")
		.where("orderId", "=", orderId)
		.where("releasedAt", "is", null)
		.select("id")
		.execute();
	const redemption = await db
		.selectFrom("promoRedemption")
		.where("orderId", "=", orderId)
		.select("state")
		.executeTakeFirst();
	const payments = await db.selectFrom("payment").where("orderId", "=", orderId).selectAll().execute();
	const refunds = await db.selectFrom("refund").where("orderId", "=", orderId).select(["state", "amount"]).execute();
	const messages = await db.selectFrom("outgoingMessage").where("orderId", "=", orderId).selectAll().execute();
	const events = await db
		.selectFrom("courseOrderEvent")
		.where("orderId", "=", orderId)
		.where("event", "not in", ["lessons_taken", "receipt_repeated"])
		.orderBy("position")
		.select(["event", "toState"])
		.execute();
	return {
		state: order.state,
		total: order.total,
		places: lines.map(({ place }) => place),
		holds: holds.length,
		promo: redemption?.state,
		taken: payments.filter(({ capturedAt }) => capturedAt).map(({ amount, refunded }) => ({ amount, refunded })),
		hasClosingReceipt: payments.some(({ closingReceiptAt }) => closingReceiptAt !== null),
		refunds,
		messages: messages.map(({ channel, kind }) => `${channel} ${kind}`).toSorted(),
		moves: events.map(({ event, toState }) => `${event} → ${toState}`),
	};
}
