import { type RawBuilder, sql } from "kysely";
import type { SiteSettings } from "../../settings/site-settings.ts";
import { OPEN_STATES } from "../board/request-states.ts";
import { earliestStart, isFreeSlot, isOfferedTo } from "./free-slot.server.ts";

const requestId = sql<string>`contact_request.id`;
const courseId = sql<string | null>`contact_request.course_id`;

type Picking = { readonly now: Date; readonly settings: SiteSettings };

/**
 * Whether the visitor of a row of `contact_request` finds anything on the trial lesson page: a lesson booked with this secret, also after a
 * merge; or, if he asked for a lesson and the request is open, a booked lesson or a free time.
 */
export function canPickTime({ now, settings }: Picking): RawBuilder<boolean> {
	const from = earliestStart(now, { noticeHours: settings.trial_times.notice_hours });
	return sql<boolean>`(exists (select 1 from trial_booking where trial_booking.booked_under = ${requestId} and trial_booking.status = 'booked')
		or contact_request.kind = 'trial' and contact_request.status in (${sql.join(OPEN_STATES)})
		and (exists (select 1 from trial_booking where trial_booking.request_id = ${requestId} and trial_booking.status = 'booked')
			or exists (select 1 from trial_slot where trial_slot.starts_at >= ${from}
				and ${isFreeSlot({ now, requestId })} and ${isOfferedTo({ requestId, courseId })})))`;
}
