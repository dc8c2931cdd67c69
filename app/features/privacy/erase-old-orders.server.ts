import type { Transaction } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import type { Schema } from "../../../database/types.ts";
import { DAY_MS } from "../../shared/durations.ts";
import { oldUnpaidOrders } from "../checkout/erasure/erase-unpaid-orders.server.ts";
import { dropMessages } from "../notifications/delivery/drop-messages.server.ts";
import type { ErasureDeps } from "./carry-out-erasure.server.ts";
import { eraseInBatches } from "./erase-in-batches.server.ts";
import { eraseOrders } from "./erase-orders.server.ts";

/**
 * Takes the person out of orders that came to nothing and that nothing has happened to for as long as the school may keep a request. Those
 * that came of a request go with it; these came of none. Whoever was forgotten while the order waited is not kept so long. Each once.
 * @returns how many there were.
 */
export async function eraseOldOrders(
	db: Database,
	{ now, keepDays }: { now: Date; keepDays: number },
	deps: Pick<ErasureDeps, "eraseLetters">,
): Promise<number> {
	const before = new Date(now.getTime() - keepDays * DAY_MS);
	async function erase(transaction: Transaction<Schema>, limit: number) {
		const ids = await eraseOrders(transaction, { which: oldUnpaidOrders({ before, limit }), now });
		return { ids, letters: await dropMessages(transaction, { ids: [], emails: [], orders: ids, until: now }) };
	}
	return eraseInBatches(db, erase, deps);
}
