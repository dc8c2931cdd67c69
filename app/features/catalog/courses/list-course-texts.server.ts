import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import { joinSentences } from "../../../shared/sentences.ts";
import { isVisibleText } from "../is-visible-text.server.ts";
import { SHOWN_STATUSES } from "../shown-statuses.ts";
import { coursePath } from "./course-summary.ts";

type CourseText = { readonly path: string; readonly title: string; readonly short: string; readonly text: string };

/** The texts of course pages, for a search: of the courses that lists show, the most popular first. */
export async function listCourseTexts(
	db: Database,
	{ locale, now }: { locale: Locale; now: Date },
): Promise<CourseText[]> {
	const rows = await db
		.selectFrom("course")
		.innerJoin("courseText", (join) =>
			join.onRef("courseText.courseId", "=", "course.id").on("courseText.locale", "=", locale),
		)
		.innerJoin("category", "category.id", "course.categoryId")
		.where("course.status", "in", SHOWN_STATUSES)
		.where(isVisibleText(now))
		.orderBy("course.popularity", "desc")
		.orderBy("course.slug")
		.select([
			"course.slug",
			"category.slug as categorySlug",
			"courseText.title",
			"courseText.short",
			"courseText.lead",
			"courseText.description",
			"courseText.body",
		])
		.execute();
	return rows.map(({ slug, categorySlug, title, short, lead, description, body }) => ({
		path: coursePath(categorySlug, slug),
		title,
		short,
		text: joinSentences([
			lead,
			description,
			...body.modules.map((module) => module.title),
			body.skills.join(", "),
			body.tools.join(", "),
		]),
	}));
}
