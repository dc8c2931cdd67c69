import { sql } from "kysely";
import type { Audience } from "../../../../database/catalog-types.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import { AUDIENCES } from "../../../shared/course-states.ts";
import { LOCALES, type Locale } from "../../../shared/localized.ts";
import { AUDIENCE_PATHS } from "../../catalog/audience-paths.ts";
import { coursePath } from "../../catalog/courses/course-summary.ts";
import { isVisibleText } from "../../catalog/is-visible-text.server.ts";
import { SHOWN_STATUSES } from "../../catalog/shown-statuses.ts";
import { latest, type PageVersion } from "./indexed-page.ts";

type Row = { category: string; audience: Audience; slug: string; locale: Locale; changedAt: Date };

/** Lists of courses, categories and courses. A list is as new as the newest thing in it; a category is there once it has a course. */
export async function listCoursePages(db: Database, now: Date): Promise<PageVersion[]> {
	const courses = await selectCourses(db, now);
	const categories = await db
		.selectFrom("category")
		.orderBy("position")
		.select(["slug", "audience", "updatedAt"])
		.execute();
	const newest = (locale: Locale, belongs: (row: Row) => boolean) =>
		courses.filter((row) => row.locale === locale && belongs(row)).map(({ changedAt }) => changedAt);
	const lists = LOCALES.flatMap((locale) =>
		AUDIENCES.flatMap((audience) => {
			const shown = categories.filter((category) => category.audience === audience);
			const changedAt = latest([
				...shown.map(({ updatedAt }) => updatedAt),
				...newest(locale, (row) => row.audience === audience),
			]);
			return changedAt ? [{ path: AUDIENCE_PATHS[audience], locale, changedAt }] : [];
		}),
	);
	const categoryPages = categories.flatMap(({ slug, updatedAt }) =>
		LOCALES.flatMap((locale) => {
			const shown = newest(locale, (row) => row.category === slug);
			return shown.length > 0
				? [{ path: `/${slug}`, locale, changedAt: latest([updatedAt, ...shown]) ?? updatedAt }]
				: [];
		}),
	);
	const coursePages = courses.map(({ category, slug, locale, changedAt }) => ({
		path: coursePath(category, slug),
		locale,
		changedAt,
	}));
	return [...lists, ...categoryPages, ...coursePages];
}

/** Every text of a course that a visitor may read; a new price makes its page new, a place that is taken does not. */
async function selectCourses(db: Database, now: Date): Promise<Row[]> {
	const rows = await db
		.selectFrom("course")
		.innerJoin("courseText", "courseText.courseId", "course.id")
		.innerJoin("category", "category.id", "course.categoryId")
		.where("course.status", "in", SHOWN_STATUSES)
		.where(isVisibleText(now))
		.orderBy("category.position")
		.orderBy("course.popularity", "desc")
		.orderBy("course.slug")
		.select([
			"category.slug as category",
			"course.audience",
			"course.slug",
			"courseText.locale",
			sql<Date | string>`greatest(course.updated_at, course_text.updated_at,
				case when course_text.state = 'scheduled' then course_text.publish_at end,
				(select max(tariff.updated_at) from tariff where tariff.course_id = course.id))`.as("changedAt"),
		])
		.execute();
	return rows.map((row) => ({ ...row, changedAt: new Date(row.changedAt) }));
}
