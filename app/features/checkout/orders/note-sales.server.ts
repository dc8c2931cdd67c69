import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { SaleState } from "../../../../database/order-types.ts";
import { type GiveUp, inTransactionOr } from "../../../../database/transaction.server.ts";
import { eachRow } from "../../../platform/each-row.server.ts";
import { noteSale } from "../../requests/board/note-sale.server.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";

/** Orders a run looks at; the rest waits for the next one. */
const BATCH = 200;
/** The requests that an order comes from: its own, those of its lines, and those whose places it took over. */
const REQUEST_IDS = sql<string[]>`array(
	select course_order.request_id::text where course_order.request_id is not null
	union
	select request_id::text from course_order_line where order_id = course_order.id and request_id is not null
	union
	select request_id::text from seat_hold where order_id = course_order.id and request_id is not null
	order by 1)`;

/**
 * Tells requests of orders that were paid, given back as a whole or ended without money back since the last run, each order in a transaction of its own. What
 * records a payment can't do it: whoever merges requests locks them before their orders.
 * @returns how many orders were told.
 */
export async function noteSales(db: Database, deps: Pick<CheckoutDeps, "clock" | "log">): Promise<number> {
	const now = deps.clock.now();
	const orders = await db
		.selectFrom("courseOrder")
		.where(
			sql<boolean>`paid_at is not null and (noted_sale is null or (noted_sale = 'paid' and (state = 'refunded' or ended_on is not null)))`,
		)
		.orderBy("paidAt")
		.limit(BATCH)
		.select(["id", "number", "customerPhone as phone", "customerEmailKey as emailKey"])
		.select(
			sql<SaleState>`case when noted_sale is null then 'paid' when state = 'refunded' then 'refunded' else 'ended' end`.as(
				"state",
			),
		)
		.select(REQUEST_IDS.as("requestIds"))
		.execute();
	return eachRow(
		orders,
		({ id, ...sale }) =>
			inTransactionOr(db, async (transaction, giveUp: GiveUp<boolean>) => {
				await noteSale(transaction, { sale, now });
				const noted = await transaction
					.updateTable("courseOrder")
					.set({ notedSale: sale.state })
					.where("id", "=", id)
					// Another process has told it, or the order hangs on other requests by now: those are told by the next run.
					.where("notedSale", sale.state === "paid" ? "is" : "=", sale.state === "paid" ? null : "paid")
					.where(sql<boolean>`${REQUEST_IDS} = ${sale.requestIds}::text[]`)
					.returning("id")
					.executeTakeFirst();
				return noted ? true : giveUp(false);
			}),
		{ log: deps.log, what: "order" },
	);
}
