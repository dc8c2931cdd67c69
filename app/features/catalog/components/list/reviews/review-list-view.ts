import type { ReviewView } from "../../../courses/course-view.ts";
import type { ReviewFilters } from "./review-filters.ts";

export type ReviewListView = {
	readonly filters: ReviewFilters;
	/** Of all reviews, whatever the filters. */
	readonly summary: {
		readonly count: number;
		readonly average: number;
		readonly byRating: readonly { readonly rating: number; readonly count: number }[];
		readonly courses: readonly { readonly slug: string; readonly title: string }[];
	};
	/** Of the page at hand. */
	readonly reviews: readonly ReviewView[];
	/** How many the filters let through. */
	readonly found: number;
	/** Counted from 1. */
	readonly page: number;
	readonly pages: number;
};
