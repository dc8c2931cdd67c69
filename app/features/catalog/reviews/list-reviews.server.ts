import type { Audience } from "../../../../database/catalog-types.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import { coursePath } from "../courses/course-summary.ts";
import type { ReviewView } from "../courses/course-view.ts";
import { isVisibleText } from "../is-visible-text.server.ts";
import { SHOWN_STATUSES } from "../shown-statuses.ts";

type ReviewFilter = {
	readonly locale: Locale;
	readonly now: Date;
	readonly courseSlug?: string | undefined;
	readonly audience?: Audience | undefined;
	readonly featured?: boolean;
	/** Exactly so many stars. */
	readonly rating?: number | undefined;
	readonly limit?: number;
	readonly offset?: number;
};

/** Published reviews with the school's answers, the newest first. */
export async function listReviews(db: Database, filter: ReviewFilter): Promise<ReviewView[]> {
	let query = db
		.selectFrom("review")
		.leftJoin("course", "course.id", "review.courseId")
		.leftJoin("category", "category.id", "course.categoryId")
		.leftJoin("courseText", (join) =>
			join
				.onRef("courseText.courseId", "=", "course.id")
				.on("courseText.locale", "=", filter.locale)
				// A course that has no page in this language is not linked.
				.on(isVisibleText(filter.now))
				.on("course.status", "in", SHOWN_STATUSES),
		)
		.where("review.status", "=", "published")
		.orderBy("review.writtenAt", "desc")
		.orderBy("review.id")
		.select([
			"review.id",
			"review.kind",
			"review.rating",
			"review.avatar",
			"review.source",
			"review.writtenAt",
			"review.text",
			"course.slug as courseSlug",
			"course.planet",
			"course.cover",
			"category.slug as categorySlug",
			"courseText.title as courseTitle",
		]);
	if (filter.courseSlug) query = query.where("course.slug", "=", filter.courseSlug);
	if (filter.audience) query = query.where("course.audience", "=", filter.audience);
	if (filter.featured) query = query.where("review.featured", "=", true);
	if (filter.rating) query = query.where("review.rating", "=", filter.rating);
	if (filter.limit) query = query.limit(filter.limit);
	if (filter.offset) query = query.offset(filter.offset);
	const rows = await query.execute();
	return rows.map(({ text, courseSlug, categorySlug, courseTitle, planet, cover, ...review }) => ({
		...review,
		...text[filter.locale],
		course:
			courseSlug && categorySlug && courseTitle && planet && cover
				? { title: courseTitle, path: coursePath(categorySlug, courseSlug), planet, cover }
				: undefined,
	}));
}
