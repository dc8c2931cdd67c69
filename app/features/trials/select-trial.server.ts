import { sql } from "kysely";
import type { TeacherText } from "../../../database/catalog-types.ts";
import type { Database } from "../../../database/open-database.server.ts";
import type { Locale } from "../../shared/localized.ts";
import { courseTitle } from "../catalog/courses/course-title.server.ts";
import { coursePause } from "../requests/pages/course-pause.server.ts";
import { isFreeSlot } from "../requests/pages/free-slot.server.ts";
import { requestOfLesson } from "./lessons/request-of-lesson.server.ts";

/**
 * The request behind a secret, as its page needs it; `lessonOf` is the request whose lesson that secret moves, with the state and the
 * course that count for it.
 */
export function selectTrialRequest(db: Database, { token, locale, now }: { token: string; locale: Locale; now: Date }) {
	return db
		.selectFrom("contactRequest")
		.innerJoin("contactRequest as kept", (join) => join.on("kept.id", "=", requestOfLesson(token)))
		.where("contactRequest.token", "=", token)
		.select(["contactRequest.id", "contactRequest.kind", "kept.id as lessonOf", "kept.status", "kept.courseId"])
		.select(["contactRequest.name", "contactRequest.email", "contactRequest.visitorZone"])
		.select(courseTitle(sql.ref("contact_request.course_id"), locale).as("title"))
		.select(coursePause({ courseId: sql.ref("kept.course_id"), locale, now }).as("pause"))
		.executeTakeFirst();
}

/** The lesson that is booked, or the last one there was; of a request that was merged, of those booked under its secret. */
export function selectLastBooking(db: Database, { requestId, locale }: { requestId: string; locale: Locale }) {
	return db
		.selectFrom("trialBooking")
		.innerJoin("teacher", "teacher.id", "trialBooking.teacherId")
		.where((where) =>
			where.or([where("trialBooking.requestId", "=", requestId), where("trialBooking.bookedUnder", "=", requestId)]),
		)
		.orderBy(sql`trial_booking.status = 'booked'`, "desc")
		.orderBy("trialBooking.number", "desc")
		.select(["trialBooking.id", "trialBooking.status", "trialBooking.outcome", "trialBooking.startsAt"])
		.select(["trialBooking.version", "trialBooking.minutes", "trialBooking.visitorZone", "trialBooking.meetingUrl"])
		.select(["trialBooking.cancelledBy", "teacher.avatar"])
		.select(sql<TeacherText>`teacher.text -> ${sql.lit(locale)}`.as("teacherText"))
		.executeTakeFirst();
}

/** The time that the request holds, even when the hold has expired and nobody has taken it since. */
export function selectHold(db: Database, { requestId, locale, now }: { requestId: string; locale: Locale; now: Date }) {
	return db
		.selectFrom("trialSlot")
		.innerJoin("teacher", "teacher.id", "trialSlot.teacherId")
		.where("trialSlot.heldFor", "=", requestId)
		.where("trialSlot.startsAt", ">", now)
		.select(["trialSlot.id", "trialSlot.startsAt", "trialSlot.heldUntil", "teacher.avatar"])
		.select(isFreeSlot({ now, requestId }).as("isFree"))
		.select(sql<TeacherText>`teacher.text -> ${sql.lit(locale)}`.as("teacherText"))
		.executeTakeFirst();
}
