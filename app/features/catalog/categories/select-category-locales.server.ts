import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import { isVisibleText } from "../is-visible-text.server.ts";
import { SHOWN_STATUSES } from "../shown-statuses.ts";

/** Languages in which each category has a course to see, by the slug of the category: elsewhere nothing leads to it. */
export async function selectCategoryLocales(db: Database, now: Date): Promise<(slug: string) => readonly Locale[]> {
	const rows = await db
		.selectFrom("category")
		.innerJoin("course", "course.categoryId", "category.id")
		.innerJoin("courseText", "courseText.courseId", "course.id")
		.where("course.status", "in", SHOWN_STATUSES)
		.where(isVisibleText(now))
		.select(["category.slug", "courseText.locale"])
		.distinct()
		.execute();
	return (slug) => rows.filter((row) => row.slug === slug).map(({ locale }) => locale);
}
