import { type SqlBool, sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { DAY_MS } from "../../../shared/durations.ts";
import type { ErasureDeps } from "./carry-out-erasure.server.ts";
import { dropMessages } from "./drop-messages.server.ts";
import { eraseUnpaidOrders } from "./erase-unpaid-orders.server.ts";

/** Orders of one transaction: on the embedded database everybody else waits meanwhile. */
const BATCH = 50;

/**
 * Takes the person out of orders that came to nothing and that nothing has happened to for as long as the school may keep a request. Those
 * that came of a request go with it; these came of none. Each once. @returns how many there were.
 */
export async function eraseOldOrders(
	db: Database,
	{ now, keepDays }: { now: Date; keepDays: number },
	{ eraseLetters }: Pick<ErasureDeps, "eraseLetters">,
): Promise<number> {
	const before = new Date(now.getTime() - keepDays * DAY_MS);
	const which = sql<SqlBool>`course_order.id in (select old.id from course_order old
		where old.request_id is null and old.state in ('cancelled', 'expired', 'instalment_refused')
			and greatest(old.created_at, old.updated_at) < ${before}::timestamptz and old.customer_email <> ''
			and not exists (select 1 from payment where payment.order_id = old.id
				and payment.state not in ('created', 'failed', 'cancelled', 'expired'))
		order by old.id limit ${BATCH})`;
	let count = 0;
	for (;;) {
		const { orders, letters } = await inTransaction(db, async (transaction) => {
			const erased = await eraseUnpaidOrders(transaction, { which, now });
			await sql`update consent set ip = null, agent = null, page = null
				where order_id = any(${erased}::uuid[])`.execute(transaction);
			return { orders: erased, letters: await dropMessages(transaction, { ids: [], emails: [], orders: erased }) };
		});
		await eraseLetters(letters);
		count += orders.length;
		if (orders.length < BATCH) return count;
	}
}
