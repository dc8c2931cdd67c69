import { type RawBuilder, type SqlBool, sql, type Transaction } from "kysely";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";

type Unpaid = {
	/** A condition on `course_order`. */
	readonly which: RawBuilder<SqlBool>;
	readonly now: Date;
};

/** A condition on `course_order`: it ended and no money came, so it is no money document. */
export const ENDED_UNPAID = sql<SqlBool>`(course_order.state in ('cancelled', 'expired', 'instalment_refused')
	and not exists (select 1 from payment where payment.order_id = course_order.id
		and payment.state not in ('created', 'failed', 'cancelled', 'expired')))`;

/** Takes the person out of orders that ended without a payment. @returns their ids. */
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
	return erased.map(({ id }) => id);
}
