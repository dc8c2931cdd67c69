import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { eachRow } from "../../../platform/each-row.server.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { lockOrder } from "../ledger/lock-order.server.ts";
import { losePlaces } from "../ledger/lose-places.server.ts";
import { tellLostPlaces } from "../ledger/tell-lost-places.server.ts";

/** Orders a run looks at; the rest waits for the next one. */
const BATCH = 200;

/**
 * Ends places in groups that staff have cancelled before they began, each order in a transaction of its own, and tells whoever had
 * them. Saving a group can't do it: orders are locked before groups.
 * @returns how many orders lost a place.
 */
export async function loseCancelledPlaces(db: Database, deps: CheckoutDeps): Promise<number> {
	const now = deps.clock.now();
	const orders = await db
		.selectFrom("courseOrder")
		.where(
			sql<boolean>`exists (select 1 from course_order_line join start on start.id = course_order_line.start_id
				where course_order_line.order_id = course_order.id and course_order_line.place in ('held', 'taken')
				and start.status = 'cancelled' and start.starts_at > ${now})`,
		)
		.orderBy("createdAt")
		.limit(BATCH)
		.select("id")
		.execute();
	return eachRow(
		orders,
		({ id }) =>
			inTransaction(db, async (transaction) => {
				const order = await lockOrder(transaction, id);
				const lost = order ? await losePlaces(transaction, id, now) : [];
				if (order) await tellLostPlaces(transaction, { order, lost }, deps);
				return lost.length > 0;
			}),
		{ log: deps.log, what: "order" },
	);
}
