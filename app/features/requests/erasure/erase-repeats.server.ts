import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { tellBoard } from "../board/tell-board.server.ts";
import { eraseTraces } from "../consents/erase-traces.server.ts";
import { KEPT_DETAILS } from "./kept-details.server.ts";

type Typed = {
	/** In small letters. */
	readonly emails: readonly string[];
	readonly phones: readonly string[];
	/** What was typed later stays. */
	readonly until: Date;
};

/**
 * Takes out of requests that stay what a person typed who sent one of them again under another phone or address than the request has: that
 * it was sent again stays, and that it was agreed to.
 */
export async function eraseRepeats(db: Transaction<Schema>, { emails, phones, until }: Typed): Promise<void> {
	const { rows } = await sql<{ requestId: string; createdAt: Date }>`
		update contact_request_event set details = ${KEPT_DETAILS}
		where kind = 'repeated' and created_at <= ${until}
			and (lower(details ->> 'email') = any(${emails}::text[]) or details ->> 'phone' = any(${phones}::text[]))
		returning request_id, created_at`.execute(db);
	for (const { requestId, createdAt } of rows) {
		// The consents of one that was merged since stay with it.
		await eraseTraces(
			db,
			sql`created_at = ${createdAt} and request_id in (select id from contact_request
				where ${requestId}::uuid in (id, merged_into))`,
		);
		await tellBoard(db, requestId);
	}
}
