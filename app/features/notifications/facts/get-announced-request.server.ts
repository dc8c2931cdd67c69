import { sql } from "kysely";
import { isHeldNow } from "../../../../database/is-held-now.server.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import { readStart } from "../../../shared/start-time.ts";
import { canPickTime } from "../../requests/pages/can-pick-time.server.ts";
import { heldTariff } from "../../requests/pages/held-place.server.ts";
import { askedWebinar, quoteAskedWebinar } from "../../requests/submitting/asked-webinar.server.ts";
import { quizAnswersIn, quoteQuizAnswers } from "../../requests/submitting/quiz-answers.server.ts";
import { askedGroups } from "../../requests/waitlist/asked-groups.server.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { staffCourseTitle } from "./staff-course-title.server.ts";

export type AnnouncedRequest = NonNullable<Awaited<ReturnType<typeof getAnnouncedRequest>>>;

/** A request with everything that messages say of it; undefined when it was erased meanwhile. */
export async function getAnnouncedRequest(db: Database, id: string, now: Date) {
	const settings = await getSiteSettings(db);
	const row = await db
		.selectFrom("contactRequest")
		.leftJoin("courseText", (join) =>
			join
				.onRef("courseText.courseId", "=", "contactRequest.courseId")
				.onRef("courseText.locale", "=", "contactRequest.locale"),
		)
		.leftJoin("course", "course.id", "contactRequest.courseId")
		.leftJoin("tariff", "tariff.id", "contactRequest.tariffId")
		.leftJoin("seatHold", (join) => join.onRef("seatHold.requestId", "=", "contactRequest.id").on(isHeldNow(now)))
		.leftJoin("start", "start.id", "seatHold.startId")
		.leftJoin("guide", (join) =>
			join.onRef("guide.slug", "=", "contactRequest.guide").onRef("guide.locale", "=", "contactRequest.locale"),
		)
		.where("contactRequest.id", "=", id)
		// Its row stays for figures, without its person: staff may still have its messages sent again.
		.where("contactRequest.erasedAt", "is", null)
		.selectAll("contactRequest")
		.select([
			"courseText.title as courseTitle",
			staffCourseTitle(sql.ref("contact_request.course_id")).as("staffCourseTitle"),
			"course.slug as courseSlug",
			"guide.title as guideTitle",
			"tariff.text as tariffText",
			"start.startsAt",
			"start.zone as startZone",
			"seatHold.expiresAt as heldUntil",
		])
		.select([canPickTime({ now, settings }).as("canPickTime"), askedWebinar.as("webinar"), askedGroups.as("groups")])
		.select(heldTariff(sql`contact_request.locale`, now).as("heldTariff"))
		.select(quizAnswersIn(sql`contact_request.answers`).as("quizAnswers"))
		.executeTakeFirst();
	if (!row) return undefined;
	const webinar = quoteAskedWebinar(row.webinar, settings);
	const quizAnswers = quoteQuizAnswers(row.quizAnswers, settings);
	const groups = row.groups.map(readStart);
	return { ...row, webinar, quizAnswers, groups, tariffTitle: row.tariffText?.ru.name ?? null, settings };
}
