import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { WrittenStart } from "../../../shared/start-time.ts";
import { freeSeats } from "../../catalog/places/free-seats.server.ts";
import { waitsOf } from "./waits-of.server.ts";

type RequestTable = Parameters<typeof waitsOf>[0];

/** The groups that a request is about, by date, beside a query of `contact_request`; places in them may be held or not. */
export const askedGroups: RawBuilder<WrittenStart[]> = listGroups(isAsked("contact_request"));

/** Those of them that are ahead, take people and have a place, beside a query of requests as `request`. */
export function askedGroupsWithPlace(now: Date): RawBuilder<WrittenStart[]> {
	return listGroups(sql`(${isAsked("request")}) and ${isComing(now)} and ${freeSeats(now)} > 0`);
}

/** Whether a row of `start` is ahead and takes people. */
export function isComing(now: Date): RawBuilder<SqlBool> {
	return sql`start.status = 'open' and start.starts_at > ${now}::timestamptz`;
}

function isAsked(request: RequestTable): RawBuilder<unknown> {
	return sql`start.id = ${sql.ref(`${request}.start_id`)} or (${sql.ref(`${request}.tariff_id`)} is not null
		and start.id in (select asked.start_id from ${waitsOf(request)} as asked))`;
}

function listGroups(which: RawBuilder<unknown>): RawBuilder<WrittenStart[]> {
	return sql`(
		select coalesce(json_agg(json_build_object('startsAt', start.starts_at, 'zone', start.zone) order by start.starts_at), '[]'::json)
		from start where ${which})`;
}
