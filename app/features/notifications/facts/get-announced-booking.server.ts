import type { Database } from "../../../../database/open-database.server.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";

export type AnnouncedBooking = NonNullable<Awaited<ReturnType<typeof getAnnouncedBooking>>>;

/** A trial lesson with everything that messages say of it; undefined when it was erased meanwhile. */
export async function getAnnouncedBooking(db: Database, id: string) {
	const row = await db
		.selectFrom("trialBooking")
		.innerJoin("contactRequest", "contactRequest.id", "trialBooking.requestId")
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
			"contactRequest.number as requestNumber",
			"contactRequest.token",
			"contactRequest.locale",
			"contactRequest.name",
			"contactRequest.email",
			"courseText.title as courseTitle",
			"teacher.text as teacherText",
		])
		.executeTakeFirst();
	return row && { ...row, settings: await getSiteSettings(db) };
}
