import { sql, type Transaction } from "kysely";
import type { OrderState } from "../../../../database/order-types.ts";
import type { Schema } from "../../../../database/types.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { isIn, PAID_STATES } from "../rules/order-state.ts";
import { OPEN_REFUND_STATES, UNASKED_REFUND_KINDS } from "../rules/refund-state.ts";
import { capturedSum, nextOrderEvent } from "../rules/settle-facts.ts";
import { selectAttemptFacts } from "./attempt-facts.server.ts";
import { freePlaces } from "./free-places.server.ts";
import { lockOrder } from "./lock-order.server.ts";
import { moveOrder, noteOrder, tellOrder } from "./move-order.server.ts";
import { checkAtOnce } from "./open-payments.server.ts";
import { dueSum } from "./order-sums.server.ts";
import { useRedemption } from "./redemptions.server.ts";
import { takePlaces } from "./take-places.server.ts";
import { tellLostPlaces } from "./tell-lost-places.server.ts";

type Settlement = {
	readonly orderId: string;
	readonly by: string;
	readonly reason?: string | undefined;
};

/**
 * Brings the state of an order to what its payments and refunds say, with everything that hangs on the state.
 * @returns the states that it came to, each of which was told; `paid` too where it is told of an order whose state stays.
 */
export async function settleOrder(
	db: Transaction<Schema>,
	{ orderId, by, reason }: Settlement,
	deps: CheckoutDeps,
): Promise<readonly OrderState[]> {
	const order = await lockOrder(db, orderId);
	if (!order) return [];
	const reached: OrderState[] = [];
	const attempts = await selectAttemptFacts(db, orderId);
	const hasOpenRefund = await isRefundOpen(db, orderId);
	const total = await dueSum(db, orderId);
	let state = order.state;
	for (;;) {
		const event = nextOrderEvent({ state, total, attempts, hasOpenRefund });
		const next = event && (await moveOrder(db, { order: { id: orderId, state }, move: { event, by, reason } }, deps));
		if (!next) break;
		reached.push(next);
		if (!isIn(state, PAID_STATES) && isIn(next, PAID_STATES)) await completeSale(db, { orderId, state: next }, deps);
		if (next === "paid") await checkAtOnce(db, { orderId, invoiceId: null }, deps.clock.now());
		if (next === "refunded") await freePlaces(db, orderId);
		state = next;
	}
	const isPaid = capturedSum(attempts) >= total;
	if (isPaid && (await tellSettled(db, { order: { id: orderId, state }, by }, deps))) reached.push("paid");
	return reached;
}

/**
 * A refund that staff make by hand, or are to make, puts an order into a state of its own, which later payments do not change. That the
 * order is now fully paid is still recorded and announced, once.
 * @returns whether it was announced now.
 */
async function tellSettled(
	db: Transaction<Schema>,
	{ order, by }: { readonly order: { readonly id: string; readonly state: OrderState }; readonly by: string },
	deps: CheckoutDeps,
): Promise<boolean> {
	if (order.state !== "part_refunded" && order.state !== "refund_requested") return false;
	const told = await db
		.selectFrom("courseOrderEvent")
		.where("orderId", "=", order.id)
		.where("event", "=", "settle")
		.select("id")
		.executeTakeFirst();
	if (told) return false;
	await tellOrder(db, { order, news: "paid", event: "settle", by }, deps);
	await checkAtOnce(db, { orderId: order.id, invoiceId: null }, deps.clock.now());
	return true;
}

/** The first money has come: the code is used, places are taken, nothing expires any more. */
export async function completeSale(
	db: Transaction<Schema>,
	{ orderId, state }: { orderId: string; state: OrderState },
	deps: Pick<CheckoutDeps, "clock" | "messages">,
): Promise<void> {
	const now = deps.clock.now();
	await db
		.updateTable("courseOrder")
		.set({ expiresAt: null, paidAt: sql<Date>`coalesce(paid_at, ${now})` })
		.where("id", "=", orderId)
		.execute();
	if (await useRedemption(db, orderId, now)) {
		await noteOrder(db, { id: orderId, state }, { event: "promo_over_limit", by: "clock", now });
	}
	await tellLostPlaces(db, { order: { id: orderId, state }, lost: await takePlaces(db, orderId, now) }, deps);
}

async function isRefundOpen(db: Transaction<Schema>, orderId: string): Promise<boolean> {
	const open = await db
		.selectFrom("refund")
		.where("orderId", "=", orderId)
		.where("kind", "not in", UNASKED_REFUND_KINDS)
		.where("state", "in", OPEN_REFUND_STATES)
		.select("id")
		.executeTakeFirst();
	return open !== undefined;
}
