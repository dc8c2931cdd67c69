import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { WAITING_STATES } from "../rules/order-state.ts";
import { CAPTURED_STATES } from "../rules/payment-state.ts";

/** What has come in for a row of `course_order`, without what came twice; minor units. */
export const PAID_SUM = sql<number>`(select coalesce(sum(payment.amount - payment.excess), 0)::int from payment
	where payment.order_id = course_order.id and payment.state in (${sql.join([...CAPTURED_STATES])}))`;

/**
 * What a row of `course_order` costs by now, minor units: of a line that has ended while others go on only the lessons that were taken, at
 * the price that a refund counts with. Where all have ended nobody asks what they cost.
 */
export const DUE_SUM = sql<number>`(case when course_order.ended_on is not null then course_order.total else course_order.total - (
	select coalesce(sum(case when line.lessons_taken < line.lessons
		then line.total - line.total / line.lessons * line.lessons_taken else 0 end), 0)::int
	from course_order_line line where line.order_id = course_order.id and line.ended_on is not null) end)`;

/**
 * Whether no more money is wanted for a row of `course_order` that was paid: its customer leaves, as whoever asks for a refund that is
 * counted by the lessons does, has left without one, or has got everything back.
 */
export const IS_LEFT = sql<boolean>`(course_order.state = 'refunded' or course_order.ended_on is not null or exists (select 1 from refund
	where refund.order_id = course_order.id and refund.kind in ('full', 'lessons') and refund.state <> 'declined'))`;

/** {@link IS_LEFT} by what the school has decided: a refund that is only asked for may be declined yet. */
export const IS_LET_GO = sql<boolean>`(course_order.state = 'refunded' or course_order.ended_on is not null or exists (select 1 from refund
	where refund.order_id = course_order.id and refund.kind in ('full', 'lessons') and refund.state not in ('requested', 'declined')))`;

/** Whether a row of `course_order` lost a place before any money came: its page, invoices and letters say not to pay then. */
export const IS_LOST_UNPAID = sql<boolean>`(course_order.total > 0 and ${PAID_SUM} = 0 and exists (select 1 from course_order_line
	where course_order_line.order_id = course_order.id and course_order_line.place = 'lost'))`;

/**
 * Whether what is left of a row of `course_order` may be paid: it has not ended and its customer does not leave. What staff gave back by
 * hand does not end an order that is paid in parts: the parts to come are owed as before.
 */
export const IS_PAYABLE = sql<boolean>`(course_order.state in (${sql.join([...WAITING_STATES])})
	or (course_order.state in ('part_paid', 'part_refunded') and not ${IS_LEFT} and ${PAID_SUM} < ${DUE_SUM}))`;

/** What a row of `course_order` still has to be paid, in minor units; nothing where it is not payable or its place was lost unpaid. */
export const OWED_SUM = sql<number>`case
	when ${IS_LOST_UNPAID} then 0
	when ${IS_PAYABLE} then greatest(0, ${DUE_SUM} - ${PAID_SUM}) else 0 end`;

/** {@link DUE_SUM} of an order. */
export async function dueSum(db: Database, orderId: string): Promise<number> {
	const { due } = await db
		.selectFrom("courseOrder")
		.where("id", "=", orderId)
		.select(DUE_SUM.as("due"))
		.executeTakeFirstOrThrow();
	return due;
}

/** {@link PAID_SUM} of an order. */
export async function paidSum(db: Database, orderId: string): Promise<number> {
	const { paid } = await db
		.selectFrom("courseOrder")
		.where("id", "=", orderId)
		.select(PAID_SUM.as("paid"))
		.executeTakeFirstOrThrow();
	return paid;
}

/** {@link IS_LOST_UNPAID} of an order. */
export async function isLostUnpaid(db: Database, orderId: string): Promise<boolean> {
	const { isLost } = await db
		.selectFrom("courseOrder")
		.where("id", "=", orderId)
		.select(IS_LOST_UNPAID.as("isLost"))
		.executeTakeFirstOrThrow();
	return isLost;
}

/** {@link IS_PAYABLE} of an order. */
export async function isOrderPayable(db: Database, orderId: string): Promise<boolean> {
	const { isPayable } = await db
		.selectFrom("courseOrder")
		.where("id", "=", orderId)
		.select(IS_PAYABLE.as("isPayable"))
		.executeTakeFirstOrThrow();
	return isPayable;
}

/** {@link OWED_SUM} of an order. */
export async function owedSum(db: Database, orderId: string): Promise<number> {
	const { owed } = await db
		.selectFrom("courseOrder")
		.where("id", "=", orderId)
		.select(OWED_SUM.as("owed"))
		.executeTakeFirstOrThrow();
	return owed;
}
