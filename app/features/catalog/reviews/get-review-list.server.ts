import { followSlugs } from "../../../../database/follow-slugs.server.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import { type Facts, quoteFacts } from "../../../shared/facts.ts";
import type { Locale } from "../../../shared/localized.ts";
import type { ReviewFilters } from "../components/list/reviews/review-filters.ts";
import type { ReviewListView } from "../components/list/reviews/review-list-view.ts";
import { countReviews } from "./count-reviews.server.ts";
import { listReviews } from "./list-reviews.server.ts";
import { summarizeReviews } from "./summarize-reviews.server.ts";

const REVIEWS_A_PAGE = 12;

/** One page of reviews under filters, also by the slug that a course once had; undefined past the last one. */
export async function getReviewList(
	db: Database,
	{ filters: asked, locale, now, facts }: { filters: ReviewFilters; locale: Locale; now: Date; facts: Facts },
): Promise<ReviewListView | undefined> {
	const [course] = asked.course ? await followSlugs(db, "course", [asked.course]) : [];
	const filters = course ? { ...asked, course } : asked;
	const wish = { audience: filters.audience, rating: filters.stars, courseSlug: filters.course };
	const [summary, found] = await Promise.all([summarizeReviews(db, { locale, now }), countReviews(db, wish)]);
	const pages = Math.max(1, Math.ceil(found / REVIEWS_A_PAGE));
	const page = filters.page ?? 1;
	if (page > pages) return undefined;
	const offset = (page - 1) * REVIEWS_A_PAGE;
	const reviews = await listReviews(db, { ...wish, locale, now, limit: REVIEWS_A_PAGE, offset });
	return { filters, ...quoteFacts({ summary, reviews }, facts), found, page, pages };
}
