import { sql } from "kysely";
import type { TeacherText } from "../../../database/catalog-types.ts";
import type { Database } from "../../../database/open-database.server.ts";
import type { Locale } from "../../shared/localized.ts";
import { isFreeSlot } from "../requests/pages/free-slot.server.ts";
import { requestOfToken } from "../requests/pages/request-of-token.server.ts";

/** The request behind a secret, as its page needs it. */
export function selectTrialRequest(db: Database, { token, locale }: { token: string; locale: Locale }) {
	return db
		.selectFrom("contactRequest")
		.leftJoin("courseText", (join) =>
			join.onRef("courseText.courseId", "=", "contactRequest.courseId").on("courseText.locale", "=", locale),
		)
		.where("contactRequest.id", "=", requestOfToken(token))
		.select(["contactRequest.id", "contactRequest.kind", "contactRequest.status", "contactRequest.courseId"])
		.select(["contactRequest.name", "contactRequest.email", "contactRequest.visitorZone", "courseText.title"])
		.executeTakeFirst();
}

/** The lesson that is booked, or the last one there was. */
export function selectLastBooking(db: Database, { requestId, locale }: { requestId: string; locale: Locale }) {
	return db
		.selectFrom("trialBooking")
		.innerJoin("teacher", "teacher.id", "trialBooking.teacherId")
		.where("trialBooking.requestId", "=", requestId)
		.orderBy(sql`trial_booking.status = 'booked'`, "desc")
		.orderBy("trialBooking.number", "desc")
		.select(["trialBooking.id", "trialBooking.status", "trialBooking.outcome", "trialBooking.startsAt"])
		.select(["trialBooking.version", "trialBooking.minutes", "trialBooking.visitorZone", "trialBooking.meetingUrl"])
		.select(["trialBooking.cancelledBy", "teacher.avatar"])
		.select(sql<TeacherText>`teacher.text -> ${sql.lit(locale)}`.as("teacherText"))
		.executeTakeFirst();
}

/** What the request holds, also when the hold has run out and nobody has taken the time since. */
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
