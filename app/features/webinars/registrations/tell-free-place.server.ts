import { type SqlBool, sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { OPEN_STATES } from "../../requests/board/request-states.ts";
import { webinarSubject } from "../get-webinar-form.server.ts";
import type { PlaceMessages } from "./place-messages.ts";

type WebinarDate = { readonly slug: string; readonly startsAt: Date };

/** A place in a full webinar is free: managers write to the person who waits for it; where nobody waits, nobody is told. */
export async function tellFreePlace(
	db: Transaction<Schema>,
	freed: WebinarDate,
	messages: PlaceMessages,
): Promise<void> {
	const waiting = await listWaiting(db, freed);
	const [newest] = waiting;
	if (newest) await messages.announceFreePlace(db, { requestId: newest, waiting: waiting.length });
}

/** Ids of the open requests that wait for a place at a date of a webinar, newest first, without those that have one by now. */
export async function listWaiting(db: Transaction<Schema>, date: WebinarDate): Promise<string[]> {
	const hasPlace = sql<SqlBool>`exists (select 1 from webinar_registration place
		join webinar on webinar.id = place.webinar_id and webinar.slug = ${date.slug}
		join contact_request asked on asked.id = place.request_id
		where place.starts_at = ${date.startsAt}::timestamptz and place.cancelled_at is null
			and case when contact_request.repeat_key_email is null then asked.repeat_key_phone = contact_request.repeat_key_phone
				else place.email_key = contact_request.repeat_key_email end)`;
	const waiting = await db
		.selectFrom("contactRequest")
		.where("kind", "=", "waitlist")
		.where("subject", "=", webinarSubject(date))
		.where("status", "in", OPEN_STATES)
		.where("mergedInto", "is", null)
		.where((where) => where.not(hasPlace))
		.orderBy("createdAt", "desc")
		.orderBy("number", "desc")
		.select("id")
		.execute();
	return waiting.map(({ id }) => id);
}
