import { type RawBuilder, sql } from "kysely";

/** The id of the request by which a row of `webinar_registration` was made, also where it was merged since: what its person reads is of his own. */
export const registrationRequest: RawBuilder<string> = sql<string>`coalesce(webinar_registration.registered_under, webinar_registration.request_id)`;
