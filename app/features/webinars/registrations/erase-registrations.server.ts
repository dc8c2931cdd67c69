import { sql, type Transaction } from "kysely";
import { tellContent } from "../../../../database/tell-content.server.ts";
import type { Schema } from "../../../../database/types.ts";
import type { PlaceMessages } from "./place-messages.ts";
import { tellFreePlace } from "./tell-free-place.server.ts";

type Registered = {
	/** Of requests. */
	readonly ids: readonly string[];
	/** In small letters. */
	readonly emails: readonly string[];
	/** Later registrations of these addresses stay, unless they belong to these requests. */
	readonly until: Date;
	readonly now: Date;
};

type Freed = { readonly slug: string; readonly startsAt: Date; readonly wasFull: boolean };

/**
 * Deletes the registrations of a person; places at webinars still ahead become free, and managers are told where somebody waits for one.
 */
export async function eraseRegistrations(
	db: Transaction<Schema>,
	{ ids, emails, until, now }: Registered,
	messages: PlaceMessages,
): Promise<void> {
	const { rows } = await sql<Freed>`
		with dropped as (
			delete from webinar_registration
			where request_id = any(${ids}::uuid[]) or email_key = any(${emails}::text[]) and created_at <= ${until}
			returning webinar_id, starts_at, cancelled_at
		), freed as (
			select webinar_id, starts_at, count(*)::int as seats from dropped where cancelled_at is null group by 1, 2
		)
		update webinar set seats_taken = greatest(seats_taken - freed.seats, 0)
		from freed where webinar.id = freed.webinar_id and webinar.starts_at = freed.starts_at
			and webinar.starts_at > ${now}::timestamptz
		returning webinar.slug, webinar.starts_at,
			webinar.status = 'published' and webinar.seats <= webinar.seats_taken + freed.seats as was_full`.execute(db);
	for (const freed of rows) if (freed.wasFull) await tellFreePlace(db, freed, messages);
	if (rows.length > 0) await tellContent(db, "places");
}
