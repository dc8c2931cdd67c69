import { expect, test } from "vitest";
import { differingRows } from "./compare-rows.ts";
import { buildComparedCourse } from "./compared-course.fixture.ts";

test("courses that are alike differ in nothing, and one course in nothing either", () => {
	expect(differingRows([buildComparedCourse(), buildComparedCourse({ slug: "other" })])).toEqual(new Set());
	expect(differingRows([buildComparedCourse()])).toEqual(new Set());
});

test("a row differs when one of the courses does", () => {
	const columns = [
		buildComparedCourse(),
		buildComparedCourse(),
		buildComparedCourse({ months: 12, level: "intermediate" }),
	];
	expect(differingRows(columns)).toEqual(new Set(["length", "level", "notFor"]));
});

test("the order of formats and tools is no difference", () => {
	const swapped = buildComparedCourse({ formats: ["individual", "group"] });
	expect(differingRows([buildComparedCourse(), swapped])).toEqual(new Set());
});

test("a course without an age differs from one with it", () => {
	expect(differingRows([buildComparedCourse(), buildComparedCourse({ ages: undefined })])).toContain("ages");
});

test("a course that cannot be joined differs in its price from one that can, even without a group", () => {
	const paused = buildComparedCourse({ status: "on_pause", offer: undefined });
	expect(differingRows([buildComparedCourse(), paused])).toEqual(new Set(["price", "monthly", "start"]));
	expect(differingRows([paused, paused])).toEqual(new Set());
});
