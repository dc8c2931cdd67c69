import { sql } from "kysely";

/** The details of events that say nothing about the person. */
const NAMES = ["from", "to", "result", "reason", "callAt", "state"];

/** What stays of the details of a row of `contact_request_event` whose person is erased. */
export const KEPT_DETAILS = sql`coalesce((select jsonb_object_agg(key, value) from jsonb_each(details)
	where key = any(${NAMES}::text[]) and jsonb_typeof(value) in ('string', 'number', 'null')), '{}')`;
