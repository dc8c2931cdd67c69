import type { Database } from "../../../database/open-database.server.ts";
import { inTransaction } from "../../../database/transaction.server.ts";
import { DAY_MS } from "../../shared/durations.ts";
import { lockOldRequests } from "../requests/erasure/lock-old-requests.server.ts";
import type { ErasureDeps } from "./carry-out-erasure.server.ts";
import { eraseRequests } from "./erase-requests.server.ts";

/** Requests of one transaction: on the embedded database everybody else waits meanwhile. */
const BATCH = 50;

/**
 * Empties requests whose last contact is longer ago than the school may keep them: figures and the proofs of what was agreed to stay,
 * the person goes. Each once. @returns how many there were.
 */
export async function eraseOldRequests(
	db: Database,
	{ now, keepDays }: { now: Date; keepDays: number },
	{ eraseLetters }: Pick<ErasureDeps, "eraseLetters">,
): Promise<number> {
	const before = new Date(now.getTime() - keepDays * DAY_MS);
	let count = 0;
	for (;;) {
		const { ids, letters } = await inTransaction(db, async (transaction) => {
			const old = await lockOldRequests(transaction, { before, limit: BATCH });
			if (old.length === 0) return { ids: old, letters: [] };
			// By the requests alone: the same address may have been in touch since, from a newer one.
			return { ids: old, ...(await eraseRequests(transaction, { ids: old, emails: [], phones: [], now })) };
		});
		await eraseLetters(letters);
		count += ids.length;
		if (ids.length < BATCH) return count;
	}
}
