import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { ERASURE_PERSON, ERASURE_SOURCES } from "./erasure-source.server.ts";

const { phoneKey, emailKey } = ERASURE_PERSON;

/** A condition on `contact_request`: its person has asked to be forgotten since it was sent, and that waits for staff. */
export function isToBeForgotten(): RawBuilder<SqlBool> {
	return sql<SqlBool>`exists (select 1 from (
			select erasure_request.request_id, erasure_request.asked_at, ${phoneKey} as phone_key, ${emailKey} as email_key
			from ${ERASURE_SOURCES} where erasure_request.status = 'new') wish
		where wish.asked_at >= contact_request.created_at
			and (wish.request_id in (contact_request.id, contact_request.merged_into)
				or wish.phone_key = contact_request.repeat_key_phone or wish.email_key = contact_request.repeat_key_email))`;
}

/** Whether a wish to be forgotten would take one of two requests and leave the other, which was sent after it. */
export async function arePartedByWish(db: Database, ids: readonly [string, string]): Promise<boolean> {
	const forgotten = await db
		.selectFrom("contactRequest")
		.where("id", "in", ids)
		.where(isToBeForgotten())
		.select("id")
		.execute();
	return forgotten.length === 1;
}
