import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { PAYABLE_STATES } from "../rules/order-state.ts";

/** What has come in for a row of `course_order`, without what came twice; minor units. */
export const PAID_SUM = sql<number>`(select coalesce(sum(payment.amount - payment.excess), 0)::int from payment
	where payment.order_id = course_order.id and payment.state in ('captured', 'partially_refunded', 'refunded'))`;

/**
 * Whether no more money is wanted for a row of `course_order` that was paid: its customer leaves, as whoever asks for a refund that is
 * counted by the lessons does, or has got everything back.
 */
export const IS_LEFT = sql<boolean>`(course_order.state = 'refunded' or exists (select 1 from refund
	where refund.order_id = course_order.id and refund.kind in ('full', 'lessons') and refund.state <> 'declined'))`;

/**
 * What a row of `course_order` still has to be paid, in minor units; nothing where it has ended or its customer leaves. What staff
 * gave back by hand does not end an order that is paid in parts: the parts to come are owed as before.
 */
export const OWED_SUM = sql<number>`case
	when course_order.state in (${sql.join([...PAYABLE_STATES])}) or (course_order.state = 'part_refunded' and not ${IS_LEFT})
	then greatest(0, course_order.total - ${PAID_SUM}) else 0 end`;

/** {@link PAID_SUM} of an order. */
export async function paidSum(db: Database, orderId: string): Promise<number> {
	const { paid } = await db
		.selectFrom("courseOrder")
		.where("id", "=", orderId)
		.select(PAID_SUM.as("paid"))
		.executeTakeFirstOrThrow();
	return paid;
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
