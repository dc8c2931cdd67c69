import type { Transaction } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import type { Schema } from "../../../database/types.ts";
import { DAY_MS } from "../../shared/durations.ts";
import { lockOldRequests } from "../requests/erasure/lock-old-requests.server.ts";
import type { ErasureDeps } from "./carry-out-erasure.server.ts";
import { eraseInBatches } from "./erase-in-batches.server.ts";
import { eraseRequests } from "./erase-requests.server.ts";

/**
 * Empties requests whose last contact is longer ago than the school may keep them: figures and the proofs of what was agreed to stay,
 * the person goes. Each once. @returns how many there were.
 */
export async function eraseOldRequests(
	db: Database,
	{ now, keepDays }: { now: Date; keepDays: number },
	deps: Pick<ErasureDeps, "eraseLetters" | "places">,
): Promise<number> {
	const before = new Date(now.getTime() - keepDays * DAY_MS);
	async function erase(transaction: Transaction<Schema>, limit: number) {
		const ids = await lockOldRequests(transaction, { before, limit });
		if (ids.length === 0) return { ids, letters: [] };
		// By the requests alone: the same address may have been in touch since, from a newer one.
		return {
			ids,
			...(await eraseRequests(transaction, { ids, emails: [], phones: [], until: now, now }, deps.places)),
		};
	}
	return eraseInBatches(db, erase, deps);
}
