import { type RawBuilder, type SqlBool, sql, type Transaction } from "kysely";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { eraseTraces } from "../consents/erase-traces.server.ts";

type Unpaid = {
	/** A condition on `course_order`. */
	readonly which: RawBuilder<SqlBool>;
	readonly now: Date;
};

/** States of payments by which no money came. */
export const NOTHING_CAME = sql`('created', 'failed', 'cancelled', 'expired')`;

/**
 * A condition on `course_order`: it ended and no money came, so it is no money document. One whose instalment was refused can still be
 * paid another way, until it expires.
 */
export const ENDED_UNPAID = sql<SqlBool>`(course_order.state in ('cancelled', 'expired')
	and not exists (select 1 from payment where payment.order_id = course_order.id
		and payment.state not in ${NOTHING_CAME}))`;

/** Who writes codes into the history of an order; whoever else stands there is staff, and writes in words. */
const CODED = ["customer", "bank", "clock"];

/**
 * Takes the person out of orders that ended without a payment, out of what staff wrote about them, and out of where their consents came
 * from. @returns their ids.
 */
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
	await eraseReasons(db, ids);
	return ids;
}

async function eraseReasons(db: Transaction<Schema>, ids: readonly string[]): Promise<void> {
	const ofStaff = sql`from course_order_event where order_id = any(${ids}::uuid[])
		and reason is not null and by <> all(${CODED}::text[])`;
	await sql`
		update outgoing_message set details = jsonb_set(details, '{reason}', 'null')
		where order_id = any(${ids}::uuid[]) and details->>'reason' in (select reason ${ofStaff})`.execute(db);
	await sql`update course_order_event set reason = null where id in (select id ${ofStaff})`.execute(db);
}
