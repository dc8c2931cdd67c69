import type { RawBuilder, SqlBool, Transaction } from "kysely";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";

type Unpaid = {
	/** A condition on `course_order`. */
	readonly which: RawBuilder<SqlBool>;
	readonly now: Date;
};

/** Takes the person out of orders that ended without a payment: those are no money documents. @returns their ids. */
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
		.where("state", "in", ["cancelled", "expired", "instalment_refused"])
		.where((where) =>
			where.not(
				where.exists(
					where
						.selectFrom("payment")
						.select("payment.id")
						.whereRef("payment.orderId", "=", "courseOrder.id")
						.where("payment.state", "in", [
							"pending",
							"requires_3ds",
							"authorized",
							"captured",
							"refunded",
							"partially_refunded",
						]),
				),
			),
		)
		.returning("id")
		.execute();
	return erased.map(({ id }) => id);
}
