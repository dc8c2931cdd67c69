import { expect, test } from "vitest";
import { canonicalReviewSearch, readReviewFilters, reviewSearch } from "./review-filters.ts";

test("an address says whose reviews are read, and which page of them", () => {
	const filters = readReviewFilters(new URLSearchParams("course=scratch&stars=4&audience=children&page=2"));
	expect(filters).toEqual({ audience: "children", stars: 4, course: "scratch", page: 2 });
	expect(reviewSearch(filters)).toBe("?audience=children&stars=4&course=scratch&page=2");
});

test("values that make no sense are as good as absent, and the first page is not named", () => {
	expect(readReviewFilters(new URLSearchParams("audience=cats&stars=6&course=A%20B&page=0"))).toEqual({});
	expect(readReviewFilters(new URLSearchParams("page=1"))).toEqual({});
	expect(reviewSearch({ stars: 5, page: 1 })).toBe("?stars=5");
	expect(reviewSearch({})).toBe("");
});

test("every page of all reviews has an address of its own; choices out of them are the whole list", () => {
	expect(canonicalReviewSearch({ filters: {}, page: 1 })).toBe("");
	expect(canonicalReviewSearch({ filters: { page: 2 }, page: 2 })).toBe("?page=2");
	expect(canonicalReviewSearch({ filters: { page: 99 }, page: 4 })).toBe("?page=4");
	expect(canonicalReviewSearch({ filters: { stars: 5, page: 2 }, page: 2 })).toBe("");
});
