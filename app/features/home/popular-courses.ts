import type { CategoryView } from "../catalog/categories/list-categories.server.ts";
import type { CourseSummary } from "../catalog/courses/course-summary.ts";
import type { DirectionView, PopularView } from "./home-view.ts";
import { pickVaried } from "./pick-varied.ts";

/** How many cards one choice of the filter shows: two rows of three. */
const SHOWN = 6;

/** Courses look alike when they share a category or a cover. */
export function traitsOf({ categorySlug, cover }: CourseSummary): string[] {
	return [`category:${categorySlug}`, `cover:${cover}`];
}

/**
 * The most popular courses of every direction for children, of all directions for adults together, and a mix of both.
 * `courses` can all be begun and come the most popular first.
 */
export function choosePopular(courses: readonly CourseSummary[], categories: readonly CategoryView[]): PopularView {
	const children = categories.filter(
		({ audience, slug }) => audience === "children" && courses.some((card) => card.categorySlug === slug),
	);
	const adults = courses.filter((card) => card.audience === "adults");
	const lists = [
		pickVaried(courses, SHOWN, traitsOf),
		...children.map(({ slug }) => courses.filter((card) => card.categorySlug === slug).slice(0, SHOWN)),
		adults.slice(0, SHOWN),
	];
	return {
		directions: children.map(toDirection),
		hasAdults: adults.length > 0,
		cards: courses.flatMap((card) => {
			const places = lists.flatMap((list, index) => (list.includes(card) ? [index] : []));
			return places.length > 0 ? [{ card, places }] : [];
		}),
	};
}

function toDirection({ slug, menu, lead, planet }: CategoryView): DirectionView {
	return { path: `/${slug}`, title: menu, lead, planet };
}
