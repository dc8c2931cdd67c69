import { type ExpressionBuilder, sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { OPEN_PAYMENT_STATES } from "../rules/payment-state.ts";
import { DECLINED_PAGE_LIFE_MS } from "../rules/payment-terms.ts";
import { isOfPayable, type Payable } from "./is-of-payable.server.ts";

/** True while money for a row of `course_order` may still come without anybody beginning anew. */
export const HAS_OPEN_PAYMENT = sql<boolean>`exists (select 1 from payment
	where payment.order_id = course_order.id and payment.state in (${sql.join([...OPEN_PAYMENT_STATES])}))`;

/** {@link HAS_OPEN_PAYMENT} of an order. */
export async function hasOpenPayment(db: Transaction<Schema>, orderId: string): Promise<boolean> {
	const open = await db
		.selectFrom("courseOrder")
		.where("id", "=", orderId)
		.where(HAS_OPEN_PAYMENT)
		.select("id")
		.executeTakeFirst();
	return open !== undefined;
}

/**
 * An attempt begun after `moment` whose card was declined: that does not close the bank's page, where another card may be tried, and the
 * notification about it may be lost.
 */
export function isDeclinedSince(eb: ExpressionBuilder<Schema, "payment">, moment: Date) {
	return eb.and([
		eb("state", "=", "failed"),
		eb("paymentType", "in", ["card_ru", "card_foreign"]),
		eb("redirectUrl", "is not", null),
		eb("createdAt", ">", moment),
	]);
}

/** Whether a payment may be paid on a bank's page: while it is open, and lately declined, with another card. */
export function mayBePaid(eb: ExpressionBuilder<Schema, "payment">, now: Date) {
	return eb.or([eb("state", "in", [...OPEN_PAYMENT_STATES]), isDeclinedLately(eb, now)]);
}

/** {@link isDeclinedSince} of pages that still live. */
export function isDeclinedLately(eb: ExpressionBuilder<Schema, "payment">, now: Date) {
	return isDeclinedSince(eb, new Date(now.getTime() - DECLINED_PAGE_LIFE_MS));
}

/**
 * Nothing that a bank may still take money for is owed any more, now that the order, or the invoice without one, is paid or has ended: the
 * next run of the job closes those pages.
 */
export async function checkAtOnce(db: Transaction<Schema>, payable: Payable, now: Date): Promise<void> {
	await db
		.updateTable("payment")
		.set({ nextCheckAt: now })
		.where(isOfPayable(payable))
		.where((eb) => mayBePaid(eb, now))
		.execute();
}
