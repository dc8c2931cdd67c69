import { type RawBuilder, type SqlBool, sql, type Transaction } from "kysely";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { eraseTraces } from "../../requests/consents/erase-traces.server.ts";
import { ENDED_STATES } from "../rules/order-state.ts";
import { MONEYLESS_STATES } from "../rules/payment-state.ts";

/** States of payments by which no money came, for SQL. */
export const NOTHING_CAME = sql`(${sql.join(MONEYLESS_STATES)})`;

/**
 * A condition on `course_order`: it ended and no money came, so it is no money document. One whose instalment was refused can still be
 * paid another way, until it expires.
 */
export const ENDED_UNPAID = sql<SqlBool>`(course_order.state in (${sql.join(ENDED_STATES)})
	and not exists (select 1 from payment where payment.order_id = course_order.id
		and payment.state not in ${NOTHING_CAME}))`;

/**
 * A condition on `course_order`, of at most `limit` of them: it came to nothing and of no request, which would take it along, and nothing
 * has happened to it since `before`. Whoever was forgotten while the order waited is not kept so long. Those that are erased meet it no more.
 */
export function oldUnpaidOrders({
	before,
	limit,
}: {
	readonly before: Date;
	readonly limit: number;
}): RawBuilder<SqlBool> {
	return sql`id in (select id from course_order where ${ENDED_UNPAID} and customer_email <> ''
		and (forgotten_at is not null or request_id is null and greatest(created_at, updated_at) < ${before}::timestamptz)
		order by id limit ${limit})`;
}

type Unpaid = {
	/** A condition on `course_order`. */
	readonly which: RawBuilder<SqlBool>;
	readonly now: Date;
};

/** Takes the person out of orders that ended without a payment, and out of where their consents came from. @returns their ids. */
export async function eraseUnpaidOrders(db: Transaction<Schema>, { which, now }: Unpaid): Promise<string[]> {
	const erased = await db
		.updateTable("courseOrder")
		.set({
			customerName: "",
			customerSurname: "",
			customerPhone: "",
			customerEmail: "",
			customerEmailKey: "",
			learner: null,
			roistat: null,
			visitorZone: null,
			ip: null,
			agent: null,
			...raised(now),
		})
		.where(which)
		.where(ENDED_UNPAID)
		.returning("id")
		.execute();
	const ids = erased.map(({ id }) => id);
	await eraseTraces(db, sql`order_id = any(${ids}::uuid[])`);
	return ids;
}
