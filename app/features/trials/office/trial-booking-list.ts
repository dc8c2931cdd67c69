import { sql } from "kysely";
import { byRowId } from "../../../records/list-filters.server.ts";
import type { ListRule } from "../../../records/resource.ts";
import { ownTeacherScope } from "./own-teacher.ts";

const NAME = sql`concat_ws(' ', contact_request.name, contact_request.surname)`;

/** Without phone and address: teachers see it as well; whoever may, opens the request. */
export const TRIAL_BOOKING_LIST: ListRule = {
	from: sql`trial_booking join contact_request on contact_request.id = trial_booking.request_id
		join teacher on teacher.id = trial_booking.teacher_id
		left join course_text on course_text.course_id = contact_request.course_id and course_text.locale = 'ru'
		left join course_text as english on english.course_id = contact_request.course_id and english.locale = 'en'`,
	columns: {
		id: sql`trial_booking.id`,
		number: sql`trial_booking.number`,
		name: NAME,
		requestId: sql`trial_booking.request_id`,
		requestNumber: sql`contact_request.number`,
		teacherId: sql`trial_booking.teacher_id`,
		teacherRu: sql`teacher.text->'ru'->>'name'`,
		teacherEn: sql`teacher.text->'en'->>'name'`,
		courseRu: sql`coalesce(course_text.title, english.title)`,
		courseEn: sql`coalesce(english.title, course_text.title)`,
		startsAt: sql`trial_booking.starts_at`,
		minutes: sql`trial_booking.minutes`,
		zone: sql`trial_booking.zone`,
		visitorZone: sql`trial_booking.visitor_zone`,
		status: sql`trial_booking.status`,
		outcome: sql`trial_booking.outcome`,
		isInConflict: sql`(trial_booking.status = 'booked' and ${isAway()})`,
		createdAt: sql`trial_booking.created_at`,
	},
	csv: { requestId: "leftOut", teacherId: "leftOut" },
	search: [NAME, sql`contact_request.number::text`, sql`teacher.text->'ru'->>'name'`, sql`teacher.text->'en'->>'name'`],
	filters: {
		status: (status) => sql`trial_booking.status = ${status}`,
		outcome: (outcome) => sql`trial_booking.outcome = ${outcome}`,
		teacherId: byRowId(sql`trial_booking.teacher_id`),
		requestId: byRowId(sql`trial_booking.request_id`),
		queue: (queue) =>
			queue === "ahead"
				? sql`trial_booking.status = 'booked' and trial_booking.starts_at > now()`
				: queue === "unrecorded"
					? sql`trial_booking.status = 'booked' and trial_booking.starts_at <= now()`
					: queue === "conflict"
						? sql`trial_booking.status = 'booked' and ${isAway()}`
						: undefined,
	},
	sorts: {
		startsAt: sql`trial_booking.starts_at`,
		createdAt: sql`trial_booking.created_at`,
		number: sql`trial_booking.number`,
		name: sql`${NAME} collate "und-x-icu"`,
	},
	defaultSort: { by: "startsAt", order: "desc" },
	scope: ownTeacherScope(sql`trial_booking.teacher_id`),
};

/** Its teacher is away then, or has left: somebody is to move it or call it off. */
function isAway() {
	return sql`(teacher.has_left or exists (select 1 from trial_time_off where trial_time_off.teacher_id = trial_booking.teacher_id
		and trial_time_off.starts_at < trial_booking.starts_at + trial_booking.minutes * interval '1 minute'
		and trial_time_off.ends_at > trial_booking.starts_at))`;
}
