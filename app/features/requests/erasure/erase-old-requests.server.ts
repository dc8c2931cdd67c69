import { sql, type Transaction } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { DAY_MS } from "../../../shared/durations.ts";
import type { ErasureDeps } from "./carry-out-erasure.server.ts";
import { eraseRequests } from "./erase-person.server.ts";

/** Requests of one transaction: on the embedded database everybody else waits meanwhile. */
const BATCH = 50;

/**
 * Empties requests whose last contact is longer ago than the school may keep them: figures and the proofs of what was agreed to stay,
 * the person goes. Each once. @returns how many there were.
 */
export async function eraseOldRequests(
	db: Database,
	{ now, keepDays }: { now: Date; keepDays: number },
	{ followers, eraseLetters }: Pick<ErasureDeps, "followers" | "eraseLetters">,
): Promise<number> {
	const before = new Date(now.getTime() - keepDays * DAY_MS);
	let count = 0;
	for (;;) {
		const { ids, letters } = await inTransaction(db, async (transaction) => {
			const old = await lockOld(transaction, before);
			if (old.length === 0) return { ids: old, letters: [] };
			// By the requests alone: the same address may have been in touch since, from a newer one.
			return { ids: old, ...(await eraseRequests(transaction, { ids: old, emails: [], phones: [], now, followers })) };
		});
		await eraseLetters(letters);
		count += ids.length;
		if (ids.length < BATCH) return count;
	}
}

/** One that was merged is as old as the one that stands for it, whose log and orders are of both. */
async function lockOld(db: Transaction<Schema>, before: Date): Promise<string[]> {
	const { rows } = await sql<{ id: string }>`
		select request.id from contact_request request
		left join contact_request standing on standing.id = request.merged_into
		where request.erased_at is null
			and request.created_at < ${before}::timestamptz
			and (standing.id is null or standing.created_at < ${before}::timestamptz)
			and not exists (select 1 from contact_request_event event
				where event.request_id in (request.id, request.merged_into)
					and event.kind <> 'erased' and event.created_at >= ${before}::timestamptz)
			and not exists (select 1 from course_order bought
				where bought.request_id in (request.id, request.merged_into)
					and greatest(bought.created_at, bought.updated_at) >= ${before}::timestamptz
					and bought.customer_email <> '')
		order by request.id
		limit ${BATCH}
		for update of request`.execute(db);
	return rows.map(({ id }) => id);
}
