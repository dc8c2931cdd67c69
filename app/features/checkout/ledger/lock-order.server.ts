import type { Selectable, Transaction } from "kysely";
import type { OrderTables } from "../../../../database/order-types.ts";
import type { Schema } from "../../../../database/types.ts";
import type { Payable } from "./is-of-payable.server.ts";

export type OrderRow = Selectable<OrderTables["courseOrder"]>;
export type PaymentRow = Selectable<OrderTables["payment"]>;

/*
 * Whoever changes money locks in one order, so that nobody waits in a circle: orders, then the promo code, then groups by id.
 * "No key update" keeps others from changing a row but not from referring to it: with "update" whoever has referred to a row and
 * then locks it would wait for another who has done the same.
 */

/** The order, locked until the transaction ends; undefined when there is none. */
export function lockOrder(db: Transaction<Schema>, orderId: string): Promise<OrderRow | undefined> {
	return db.selectFrom("courseOrder").where("id", "=", orderId).selectAll().forNoKeyUpdate().executeTakeFirst();
}

/** Locks what a refund is of: the order, or an invoice that has none. @returns which one it is; undefined when there is no such refund. */
export async function lockRefunded(db: Transaction<Schema>, refundId: string): Promise<Payable | undefined> {
	const payable = await db
		.selectFrom("refund")
		.where("id", "=", refundId)
		.select(["orderId", "invoiceId"])
		.executeTakeFirst();
	if (payable?.orderId) await lockOrder(db, payable.orderId);
	else if (payable?.invoiceId) await lockInvoice(db, payable.invoiceId);
	return payable;
}

async function lockInvoice(db: Transaction<Schema>, invoiceId: string): Promise<void> {
	await db.selectFrom("invoice").where("id", "=", invoiceId).select("id").forNoKeyUpdate().executeTakeFirst();
}

/** Locks what a payment belongs to and then reads the payment itself. */
export async function lockPayment(db: Transaction<Schema>, paymentId: string): Promise<PaymentRow | undefined> {
	const owner = await db
		.selectFrom("payment")
		.where("id", "=", paymentId)
		.select(["orderId", "invoiceId"])
		.executeTakeFirst();
	if (!owner) return undefined;
	if (owner.orderId) await lockOrder(db, owner.orderId);
	if (owner.invoiceId) await lockInvoice(db, owner.invoiceId);
	return db.selectFrom("payment").where("id", "=", paymentId).selectAll().forNoKeyUpdate().executeTakeFirst();
}
