import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import { isVisibleText } from "../../catalog/is-visible-text.server.ts";
import { freeSeats } from "../../catalog/places/free-seats.server.ts";
import { isGroupOf } from "../../catalog/places/is-group-of.server.ts";
import { SHOWN_STATUSES } from "../../catalog/shown-statuses.ts";

type CoursesQuestion = { readonly courseSlugs: readonly string[]; readonly locale: Locale; readonly now: Date };
export type BasketRows = Awaited<ReturnType<typeof selectBasket>>;

/**
 * The courses of a basket that a visitor may see, in the language of the page or else in the only one that they are offered in, with their
 * current tariffs and groups, and for each group the tariffs that it serves.
 */
export async function selectBasket(db: Database, { courseSlugs, locale, now }: CoursesQuestion) {
	const courses = await db
		.selectFrom("course")
		.innerJoin("courseText", "courseText.courseId", "course.id")
		.innerJoin("category", "category.id", "course.categoryId")
		.where("course.slug", "in", [...courseSlugs])
		.where("course.status", "in", SHOWN_STATUSES)
		.where(isVisibleText(now))
		.distinctOn("course.id")
		.orderBy("course.id")
		.orderBy(sql`course_text.locale = ${locale}`, "desc")
		.select([
			"course.id",
			"course.slug",
			"course.audience",
			"course.status",
			"course.planet",
			"course.cover",
			"category.slug as categorySlug",
			"courseText.title",
			"courseText.locale",
		])
		.execute();
	if (courses.length === 0) return { courses, tariffs: [], starts: [] };
	const ids = courses.map(({ id }) => id);
	const tariffs = await db.selectFrom("tariff").where("courseId", "in", ids).orderBy("position").selectAll().execute();
	const starts = await db
		.selectFrom("start")
		.where("courseId", "in", ids)
		.select([
			"id",
			sql<string[]>`(select json_agg(tariff.id) from tariff where ${isGroupOf(now)})`.as("tariffIds"),
			"startsAt",
			"zone",
			freeSeats(now).as("free"),
			sql<boolean>`start.status = 'open' and start.starts_at > ${now}`.as("isOpen"),
			// A place that is held in it can be taken, also where nobody else can come any more.
			sql<boolean>`start.status <> 'cancelled' and start.starts_at > ${now}`.as("isAhead"),
		])
		.orderBy("startsAt")
		.execute();
	return { courses, tariffs, starts };
}
