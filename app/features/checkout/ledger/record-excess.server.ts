import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { owedBefore } from "./is-still-owed.server.ts";
import { lockOrder, type PaymentRow } from "./lock-order.server.ts";
import { tellOrder } from "./move-order.server.ts";
import { insertPayout, insertRefund, plainFormula } from "./refund-rows.server.ts";

/**
 * Records money that came though nothing was owed any more: somebody paid in two tabs, or paid in one after asking for a refund in another.
 * It is kept apart from what pays the order and goes back by itself. The buyer is told of it, and the payer of an invoice who is somebody else.
 */
export async function recordExcess(
	db: Transaction<Schema>,
	payment: PaymentRow,
	deps: Pick<CheckoutDeps, "clock" | "messages">,
): Promise<void> {
	const now = deps.clock.now();
	const owed = await owedBefore(db, payment);
	const excess = Math.max(0, payment.amount - Math.max(0, owed));
	if (excess === 0) return;
	await db.updateTable("payment").set({ excess }).where("id", "=", payment.id).execute();
	const formula = plainFormula(excess);
	const refundId = await insertRefund(db, {
		orderId: payment.orderId,
		invoiceId: payment.invoiceId,
		kind: "excess",
		currency: payment.currency,
		formula,
		reason: "excess",
		state: "sending",
		idempotencyKey: randomUUID(),
		by: "clock",
		now,
	});
	await insertPayout(db, { refundId, payment, amount: excess, formula, state: "sending", now });
	const order = payment.orderId ? await lockOrder(db, payment.orderId) : undefined;
	if (order) await tellOrder(db, { order, news: "overpaid", by: "bank", details: { amount: excess } }, deps);
	const { invoiceId } = payment;
	if (!invoiceId) return;
	const toldOfOrder = order ? (["overpaid"] as const) : [];
	await deps.messages.announceInvoice(db, { invoiceId, news: "overpaid", surplus: excess, toldOfOrder });
}
