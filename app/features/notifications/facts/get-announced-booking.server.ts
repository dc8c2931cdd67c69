import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { bookingRequest } from "../../trials/lessons/request-of-lesson.server.ts";
import { staffCourseTitle } from "./staff-course-title.server.ts";

export type AnnouncedBooking = NonNullable<Awaited<ReturnType<typeof getAnnouncedBooking>>>;

/**
 * A trial lesson with everything that messages say of it; undefined when it was erased meanwhile. Letters go to whoever booked it, also
 * where that request was merged into another one; staff are told the number of the one that stands.
 */
export async function getAnnouncedBooking(db: Database, id: string) {
	const row = await db
		.selectFrom("trialBooking")
		.innerJoin("contactRequest", (join) => join.on("contactRequest.id", "=", bookingRequest))
		.innerJoin("contactRequest as kept", "kept.id", "trialBooking.requestId")
		.innerJoin("teacher", "teacher.id", "trialBooking.teacherId")
		.leftJoin("courseText", (join) =>
			join
				.onRef("courseText.courseId", "=", "contactRequest.courseId")
				.onRef("courseText.locale", "=", "contactRequest.locale"),
		)
		.where("trialBooking.id", "=", id)
		.select([
			"trialBooking.id",
			"trialBooking.startsAt",
			"trialBooking.minutes",
			"trialBooking.visitorZone",
			"trialBooking.status",
			"trialBooking.cancelledBy",
			"kept.number as requestNumber",
			// Of the reader's own request, also where it was merged into another: his page shows it again once his lesson is called off.
			"contactRequest.status as requestStatus",
			"contactRequest.token",
			"contactRequest.locale",
			"contactRequest.name",
			"contactRequest.email",
			"courseText.title as courseTitle",
			staffCourseTitle(sql.ref("contact_request.course_id")).as("staffCourseTitle"),
			"teacher.text as teacherText",
		])
		// Someone without a lesson is offered no time of a course that accepts nobody.
		.select(
			sql<boolean>`exists (select 1 from course where course.id = kept.course_id and course.status <> 'published')`.as(
				"isCoursePaused",
			),
		)
		.executeTakeFirst();
	return row && { ...row, settings: await getSiteSettings(db) };
}
