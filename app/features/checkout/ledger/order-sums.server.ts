import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { WAITING_STATES } from "../rules/order-state.ts";
import { CAPTURED_STATES } from "../rules/payment-state.ts";

/** What has come in for a row of `course_order`, without what came twice; minor units. */
export const PAID_SUM = sql<number>`(select coalesce(sum(payment.amount - payment.excess), 0)::int from payment
	where payment.order_id = course_order.id and payment.state in (${sql.join([...CAPTURED_STATES])}))`;

/**
 * What a row of `course_order` costs by now, in minor units. A line that has ended while others go on costs only the lessons that were
 * taken, at the price that a refund counts with. Once all lines have ended, the total stays.
 */
export const DUE_SUM = sql<number>`(case when course_order.ended_on is not null then course_order.total else course_order.total - (
	select coalesce(sum(case when line.lessons_taken < line.lessons
		then line.total - line.total / line.lessons * line.lessons_taken else 0 end), 0)::int
	from course_order_line line where line.order_id = course_order.id and line.ended_on is not null) end)`;

/**
 * Whether no more money is wanted for a paid row of `course_order`: its customer has asked for a refund by lessons or in full, has left
 * without one, or has got everything back.
 */
export const IS_LEFT = sql<boolean>`(course_order.state = 'refunded' or course_order.ended_on is not null or exists (select 1 from refund
	where refund.order_id = course_order.id and refund.kind in ('full', 'lessons') and refund.state <> 'declined'))`;

/** {@link IS_LEFT} as far as the school has decided: a refund that was only asked for may still be declined. */
export const IS_LET_GO = sql<boolean>`(course_order.state = 'refunded' or course_order.ended_on is not null or exists (select 1 from refund
	where refund.order_id = course_order.id and refund.kind in ('full', 'lessons') and refund.state not in ('requested', 'declined')))`;

/** Whether a row of `course_order` lost a place before any money came: its page, invoices and letters say not to pay then. */
export const IS_LOST_UNPAID = sql<boolean>`(course_order.total > 0 and ${PAID_SUM} = 0 and exists (select 1 from course_order_line
	where course_order_line.order_id = course_order.id and course_order_line.place = 'lost'))`;

/**
 * Whether the rest of a row of `course_order` may be paid: it has not ended and its customer is not leaving. A refund that staff made by
 * hand does not end an order that is paid in parts: the remaining parts are still owed.
 */
export const IS_PAYABLE = sql<boolean>`(course_order.state in (${sql.join([...WAITING_STATES])})
	or (course_order.state in ('part_paid', 'part_refunded') and not ${IS_LEFT} and ${PAID_SUM} < ${DUE_SUM}))`;

/** What a row of `course_order` still has to be paid, in minor units; nothing where it is not payable or its place was lost unpaid. */
export const OWED_SUM = sql<number>`case
	when ${IS_LOST_UNPAID} then 0
	when ${IS_PAYABLE} then greatest(0, ${DUE_SUM} - ${PAID_SUM}) else 0 end`;

/** {@link DUE_SUM} of an order. @throws when there is no such order, as the others below. */
export function dueSum(db: Database, orderId: string): Promise<number> {
	return selectOf(db, orderId, DUE_SUM);
}

/** {@link PAID_SUM} of an order. */
export function paidSum(db: Database, orderId: string): Promise<number> {
	return selectOf(db, orderId, PAID_SUM);
}

/** {@link IS_LOST_UNPAID} of an order. */
export function isLostUnpaid(db: Database, orderId: string): Promise<boolean> {
	return selectOf(db, orderId, IS_LOST_UNPAID);
}

/** {@link IS_PAYABLE} of an order. */
export function isOrderPayable(db: Database, orderId: string): Promise<boolean> {
	return selectOf(db, orderId, IS_PAYABLE);
}

/** {@link IS_LET_GO} of an order. */
export function isLetGo(db: Database, orderId: string): Promise<boolean> {
	return selectOf(db, orderId, IS_LET_GO);
}

/** {@link OWED_SUM} of an order. */
export function owedSum(db: Database, orderId: string): Promise<number> {
	return selectOf(db, orderId, OWED_SUM);
}

async function selectOf<Value>(db: Database, orderId: string, expression: RawBuilder<Value>): Promise<Value> {
	const { rows } = await sql<{ value: Value }>`
		select ${expression} as value from course_order where id = ${orderId}::uuid`.execute(db);
	const [row] = rows;
	if (!row) throw new Error(`No order ${orderId}`);
	return row.value;
}
