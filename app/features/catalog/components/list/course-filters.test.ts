import { expect, test } from "vitest";
import {
	type CourseFilters,
	filterSearch,
	narrowingFilters,
	readCourseFilters,
	toCourseFilter,
	withoutFilter,
} from "./course-filters.ts";

const AGES = [9, 10, 11, 12];

function read(search: string): CourseFilters {
	return readCourseFilters(new URLSearchParams(search), AGES);
}

test("an address says everything a list can be asked for", () => {
	expect(read("age=10&level=beginner&format=individual&length=9&price=45000&sort=start")).toEqual({
		age: 10,
		level: "beginner",
		format: "individual",
		length: "9",
		price: 45_000,
		sort: "start",
	});
});

test("values that make no sense are as good as absent", () => {
	expect(read("age=3&level=genius&format=&length=4&price=-5&sort=luck&colour=red")).toEqual({});
	expect(read("age=10.5&price=1e4&length=9%20months")).toEqual({});
	expect(read("price=99999999")).toEqual({});
});

test("no age is asked for where no child is spoken of", () => {
	expect(readCourseFilters(new URLSearchParams("age=10"), [])).toEqual({});
});

test("the usual order is not worth naming", () => {
	expect(read("sort=popular")).toEqual({});
});

test("an address names only what is in use, always in the same order", () => {
	expect(filterSearch({})).toBe("");
	expect(filterSearch(read("sort=price&price=45000&age=10&level="))).toBe("?age=10&price=45000&sort=price");
	expect(filterSearch(read("level=&age=10"))).toBe(filterSearch(read("age=10")));
});

test("a filter can be taken off, and the rest stays", () => {
	const filters = read("age=10&level=beginner&sort=price");
	expect(withoutFilter(filters, "level")).toEqual({ age: 10, sort: "price" });
	expect(narrowingFilters(filters)).toEqual(["age", "level"]);
});

test("a length is an upper bound, and longer is longer than the last of them", () => {
	expect(toCourseFilter({ length: "6" })).toMatchObject({ maxMonths: 6, overMonths: undefined });
	expect(toCourseFilter({ length: "longer" })).toMatchObject({ maxMonths: undefined, overMonths: 12 });
});
