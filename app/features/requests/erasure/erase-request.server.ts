import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { OPEN_STATES } from "../board/request-states.ts";
import { tellBoard } from "../board/tell-board.server.ts";
import { eraseTraces } from "../consents/erase-traces.server.ts";
import { KEPT_DETAILS } from "./kept-details.server.ts";

/** Leaves of a request only what figures count: kind, course, states and times. Its secret opens nothing any more. */
export async function eraseRequest(
	db: Transaction<Schema>,
	{ id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
	const isOpen = sql`status in (${sql.join(OPEN_STATES)})`;
	await sql`
		update contact_request set
			token = encode(sha256(convert_to(gen_random_uuid()::text, 'UTF8')), 'hex'),
			status = case when ${isOpen} then 'lost' else status end,
			lost_reason = case when ${isOpen} then 'erased' else lost_reason end,
			name = '—', surname = null, phone_raw = '', phone = '', email = null, handle = null, child_age = null,
			wished_at = null, visitor_zone = null, message = null, subject = null, answers = null, page = null, referrer = null,
			utm = '{}', roistat = null, guide_key = null, idempotency_key = 'erased:' || id, content_hash = 'erased',
			repeat_key_phone = 'erased:' || id, repeat_key_email = null, call_at = null, ip = null, agent = null,
			erased_at = ${now}, version = version + 1, updated_at = ${now}
		where id = ${id}::uuid`.execute(db);
	await sql`
		update contact_request_event set details = ${KEPT_DETAILS}
		where request_id = ${id}::uuid and kind <> 'owner' and details <> '{}'`.execute(db);
	await eraseTraces(db, sql`request_id = ${id}::uuid`);
	await sql`
		insert into contact_request_event (request_id, kind, created_at, by) values (${id}::uuid, 'erased', ${now}, 'office')`.execute(
		db,
	);
	await tellBoard(db, id);
}
