import { type RawBuilder, sql } from "kysely";

/** The secret of the place at a webinar that came with a row of `contact_request`, also after a merge; null once it was given back. */
export const keptRegistration: RawBuilder<string | null> = sql<
	string | null
>`(select kept_place.token from webinar_registration kept_place
	where coalesce(kept_place.registered_under, kept_place.request_id) = contact_request.id and kept_place.cancelled_at is null limit 1)`;
