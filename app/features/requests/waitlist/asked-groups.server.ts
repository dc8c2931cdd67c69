import { type RawBuilder, sql } from "kysely";
import { waitsOf } from "./waits-of.server.ts";

/** A group by its first day, read by its own clock. */
export type AskedGroup = { readonly startsAt: Date; readonly zone: string };

type GroupJson = { readonly startsAt: string; readonly zone: string };

/** The groups that a request is about, by date, beside a query of `contact_request`; places in them may be held or not. */
export const askedGroups: RawBuilder<GroupJson[]> = sql`(
	select coalesce(json_agg(json_build_object('startsAt', start.starts_at, 'zone', start.zone) order by start.starts_at), '[]'::json)
	from start where start.id = contact_request.start_id or (contact_request.tariff_id is not null
		and start.id in (select asked.start_id from ${waitsOf("contact_request")} as asked)))`;

export function readGroups(groups: readonly GroupJson[]): AskedGroup[] {
	return groups.map(({ startsAt, zone }) => ({ startsAt: new Date(startsAt), zone }));
}
