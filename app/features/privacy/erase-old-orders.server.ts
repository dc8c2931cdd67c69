import type { Database } from "../../../database/open-database.server.ts";
import { inTransaction } from "../../../database/transaction.server.ts";
import { DAY_MS } from "../../shared/durations.ts";
import { oldUnpaidOrders } from "../checkout/erasure/erase-unpaid-orders.server.ts";
import { dropMessages } from "../notifications/delivery/drop-messages.server.ts";
import type { ErasureDeps } from "./carry-out-erasure.server.ts";
import { eraseOrders } from "./erase-orders.server.ts";

/** Orders of one transaction: on the embedded database everybody else waits meanwhile. */
const BATCH = 50;

/**
 * Takes the person out of orders that came to nothing and that nothing has happened to for as long as the school may keep a request. Those
 * that came of a request go with it; these came of none. Whoever was forgotten while the order waited is not kept so long. Each once.
 * @returns how many there were.
 */
export async function eraseOldOrders(
	db: Database,
	{ now, keepDays }: { now: Date; keepDays: number },
	{ eraseLetters }: Pick<ErasureDeps, "eraseLetters">,
): Promise<number> {
	const before = new Date(now.getTime() - keepDays * DAY_MS);
	const which = oldUnpaidOrders({ before, limit: BATCH });
	let count = 0;
	for (;;) {
		const { orders, letters } = await inTransaction(db, async (transaction) => {
			const erased = await eraseOrders(transaction, { which, now });
			return { orders: erased, letters: await dropMessages(transaction, { ids: [], emails: [], orders: erased }) };
		});
		await eraseLetters(letters);
		count += orders.length;
		if (orders.length < BATCH) return count;
	}
}
