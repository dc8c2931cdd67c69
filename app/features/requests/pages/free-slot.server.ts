import { type RawBuilder, type SqlBool, sql } from "kysely";
import { HOUR_MS } from "../../../shared/durations.ts";

/** An id, or where a query finds it. */
type Id<Value extends string | null> = Value | RawBuilder<Value>;
type Asker = { readonly now: Date; readonly requestId?: Id<string> | undefined };

/**
 * Whether a row of `trial_slot` is free for `requestId`: nobody has booked it and nobody else holds it. A hold ends at its time, whether or
 * not anything has cleared it. A caller that acts on the answer locks the row in an earlier statement.
 */
export function isUnclaimed({ now, requestId }: Asker): RawBuilder<SqlBool> {
	return sql<SqlBool>`(
		(trial_slot.held_for is null or trial_slot.held_until <= ${now} or trial_slot.held_for = ${requestId ?? null}::uuid)
		and not exists (select 1 from trial_booking where trial_booking.slot_id = trial_slot.id and trial_booking.status <> 'cancelled')
	)`;
}

/** Whether it can be booked: unclaimed, and its teacher is present and has not left the school. */
export function isFreeSlot(asker: Asker): RawBuilder<SqlBool> {
	return sql<SqlBool>`(${isUnclaimed(asker)} and not exists (
		select 1 from teacher where teacher.id = trial_slot.teacher_id and teacher.has_left
	) and not exists (
		select 1 from trial_time_off where trial_time_off.teacher_id = trial_slot.teacher_id
			and trial_time_off.starts_at < trial_slot.starts_at + trial_slot.minutes * interval '1 minute'
			and trial_time_off.ends_at > trial_slot.starts_at
	))`;
}

type Wanted = { readonly requestId: Id<string>; readonly courseId: Id<string | null> };

/**
 * Whether the slot's teacher gives trial lessons of the course; where there is no course, or all its teachers have left the school, anybody
 * may. A course that takes nobody has none, except for a request with a booked lesson, which may move there.
 */
export function isOfferedTo({ requestId, courseId }: Wanted): RawBuilder<SqlBool> {
	return sql<SqlBool>`(${courseId}::uuid is null
		or (exists (select 1 from course where course.id = ${courseId}::uuid and course.status = 'published')
				or exists (select 1 from trial_booking lesson where lesson.request_id = ${requestId}::uuid and lesson.status = 'booked'))
			and (exists (select 1 from course_teacher
				where course_teacher.course_id = ${courseId}::uuid and course_teacher.teacher_id = trial_slot.teacher_id)
			or not exists (select 1 from course_teacher join teacher on teacher.id = course_teacher.teacher_id
				where course_teacher.course_id = ${courseId}::uuid and not teacher.has_left)))`;
}

/** The first moment at which a visitor's lesson may begin: `noticeHours` from now. */
export function earliestStart(now: Date, { noticeHours }: { readonly noticeHours: number }): Date {
	return new Date(now.getTime() + noticeHours * HOUR_MS);
}
