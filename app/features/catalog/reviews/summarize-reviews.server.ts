import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import { isVisibleText } from "../is-visible-text.server.ts";
import { SHOWN_STATUSES } from "../shown-statuses.ts";

export type ReviewSummary = {
	readonly count: number;
	/** Of all stars given, to one decimal; 0 without reviews. */
	readonly average: number;
	/** How many reviews have so many stars, from five down to one. */
	readonly byRating: readonly { readonly rating: number; readonly count: number }[];
	/** Courses that somebody has written about, by title. */
	readonly courses: readonly { readonly slug: string; readonly title: string }[];
};

const RATINGS = [5, 4, 3, 2, 1];

/** What all published reviews say together. */
export async function summarizeReviews(
	db: Database,
	view: { readonly locale: Locale; readonly now: Date },
): Promise<ReviewSummary> {
	const [rows, courses] = await Promise.all([selectRatings(db), selectReviewedCourses(db, view)]);
	const byRating = RATINGS.map((rating) => ({
		rating,
		count: Number(rows.find((row) => row.rating === rating)?.count ?? 0),
	}));
	const count = byRating.reduce((sum, row) => sum + row.count, 0);
	const stars = byRating.reduce((sum, row) => sum + row.rating * row.count, 0);
	return { count, average: count > 0 ? Math.round((stars / count) * 10) / 10 : 0, byRating, courses };
}

function selectRatings(db: Database) {
	return db
		.selectFrom("review")
		.where("status", "=", "published")
		.groupBy("rating")
		.select(({ fn }) => ["rating", fn.countAll<number | string>().as("count")])
		.execute();
}

function selectReviewedCourses(db: Database, { locale, now }: { locale: Locale; now: Date }) {
	return db
		.selectFrom("review")
		.innerJoin("course", "course.id", "review.courseId")
		.innerJoin("courseText", (join) =>
			join.onRef("courseText.courseId", "=", "course.id").on("courseText.locale", "=", locale),
		)
		.where("review.status", "=", "published")
		.where(isVisibleText(now))
		.where("course.status", "in", SHOWN_STATUSES)
		.groupBy(["course.slug", "courseText.title"])
		.orderBy(sql`course_text.title collate "und-x-icu"`)
		.select(["course.slug", "courseText.title"])
		.execute();
}
