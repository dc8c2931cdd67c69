import type { Selectable, Transaction } from "kysely";
import type { OrderTables } from "../../../../database/order-types.ts";
import type { Schema } from "../../../../database/types.ts";

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

/** Locks what a payment belongs to and then reads the payment itself. */
export async function lockPayment(db: Transaction<Schema>, paymentId: string): Promise<PaymentRow | undefined> {
	const owner = await db
		.selectFrom("payment")
		.where("id", "=", paymentId)
		.select(["orderId", "invoiceId"])
		.executeTakeFirst();
	if (!owner) return undefined;
	if (owner.orderId) await lockOrder(db, owner.orderId);
	if (owner.invoiceId) {
		await db.selectFrom("invoice").where("id", "=", owner.invoiceId).select("id").forNoKeyUpdate().executeTakeFirst();
	}
	return db.selectFrom("payment").where("id", "=", paymentId).selectAll().forNoKeyUpdate().executeTakeFirst();
}
