import { expect, test } from "vitest";
import type { CategoryView } from "../catalog/categories/list-categories.server.ts";
import type { CourseSummary } from "../catalog/courses/course-summary.ts";
import { choosePopular } from "./popular-courses.ts";

function card(slug: string, categorySlug: string, audience: CourseSummary["audience"], cover: string): CourseSummary {
	return { slug, categorySlug, audience, cover } as CourseSummary;
}

function category(slug: string, audience: CourseSummary["audience"]): CategoryView {
	return { slug, audience, menu: slug } as CategoryView;
}

const COURSES = [
	card("worlds", "roblox", "children", "cover-worlds"),
	card("dungeons", "roblox", "children", "cover-worlds"),
	card("analyst", "data", "adults", "cover-data"),
];

const CATEGORIES = [category("roblox", "children"), category("camps", "children"), category("data", "adults")];

function placesOf(slug: string): readonly number[] | undefined {
	return choosePopular(COURSES, CATEGORIES).cards.find((shown) => shown.card.slug === slug)?.places;
}

test("the filter offers only directions for children that have a course, and adults as one", () => {
	const { directions, hasAdults } = choosePopular(COURSES, CATEGORIES);
	expect(directions.map(({ path }) => path)).toEqual(["/roblox"]);
	expect(hasAdults).toBe(true);
});

test("a card stands in the mix, in its own direction, or in both", () => {
	expect(placesOf("worlds")).toEqual([0, 1]);
	expect(placesOf("analyst")).toEqual([0, 2]);
});

test("a school without courses has an empty choice", () => {
	expect(choosePopular([], CATEGORIES)).toEqual({ directions: [], hasAdults: false, cards: [] });
});
