import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { CAPTURED_STATES } from "../rules/payment-state.ts";
import { RETURNED_SUM } from "./invoice-sums.server.ts";
import type { PaymentRow } from "./lock-order.server.ts";
import { DUE_SUM, IS_LEFT, IS_LET_GO, IS_LOST_UNPAID, IS_PAYABLE } from "./order-sums.server.ts";

/**
 * Whether the whole of a payment is still wanted: what it is for has not ended, and it was not paid for in another way. `undecided`: it
 * depends on a refund that was asked for and may be declined, or on a new group in place of a cancelled one.
 */
export async function isStillOwed(db: Database, payment: PaymentRow): Promise<boolean | "undecided"> {
	const { orderState, invoiceState, isOrderPayable, isLost } = await db
		.selectFrom("payment")
		.leftJoin("courseOrder", "courseOrder.id", "payment.orderId")
		.leftJoin("invoice", "invoice.id", "payment.invoiceId")
		.where("payment.id", "=", payment.id)
		.select(["courseOrder.state as orderState", "invoice.state as invoiceState"])
		.select([IS_PAYABLE.as("isOrderPayable"), IS_LOST_UNPAID.as("isLost")])
		.executeTakeFirstOrThrow();
	if (orderState === "refund_requested") return (await owedIfDeclined(db, payment)) >= payment.amount && "undecided";
	const isPayable = orderState ? isOrderPayable : invoiceState !== "cancelled";
	const isOwed = isPayable && (await owedBefore(db, payment)) >= payment.amount;
	return isOwed && isLost ? "undecided" : isOwed;
}

/**
 * What would still be owed without this payment, in minor units. For an order: nothing once the customer has left. For an invoice without
 * an order that was cancelled: only a payment that completes it is owed, and only while none of its money has gone back.
 */
export function owedBefore(db: Database, payment: PaymentRow): Promise<number> {
	return owedUnless(db, payment, IS_LEFT);
}

/** {@link owedBefore}, should the school decline the refund that is asked for. */
export function owedIfDeclined(db: Database, payment: PaymentRow): Promise<number> {
	return owedUnless(db, payment, IS_LET_GO);
}

async function owedUnless(
	db: Database,
	{ id, orderId, invoiceId, amount }: PaymentRow,
	isLeft: RawBuilder<boolean>,
): Promise<number> {
	const { rows } = await sql<{ owed: number }>`select (coalesce(
			(select case when ${isLeft} then 0 else ${DUE_SUM} end from course_order where course_order.id = ${orderId}::uuid),
			(select case when invoice.state = 'cancelled' and (invoice.paid + ${amount}::int < total or ${RETURNED_SUM} > 0) then 0 else total end
				from invoice where invoice.id = ${invoiceId}::uuid))
		- (select coalesce(sum(amount - excess), 0) from payment where payment.id <> ${id}::uuid
			and payment.state in (${sql.join([...CAPTURED_STATES])})
			and (payment.order_id = ${orderId}::uuid or (${orderId}::uuid is null and payment.invoice_id = ${invoiceId}::uuid))))::int as owed`.execute(
		db,
	);
	return rows[0]?.owed ?? 0;
}
