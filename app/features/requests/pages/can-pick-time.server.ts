import { type RawBuilder, sql } from "kysely";

/** Whether the visitor of the row of `contact_request` may pick the time of a trial lesson himself: it is one, it is open, there are times. */
export function canPickTime(now: Date): RawBuilder<boolean> {
	return sql<boolean>`(contact_request.kind = 'trial' and contact_request.status not in ('won', 'lost', 'spam')
		and exists (select 1 from trial_slot where trial_slot.starts_at > ${now}))`;
}
