import { expect, test } from "vitest";
import { differingRows } from "./compare-rows.ts";
import { COMPARED_PRICE } from "./compared-price.fixture.ts";
import type { ComparedCourse } from "./comparison-view.ts";

function buildColumn(changes: Partial<ComparedCourse> = {}): ComparedCourse {
	return {
		slug: "scratch",
		path: "/programming/scratch",
		status: "published",
		title: "Scratch",
		planet: "sun",
		cover: "cover-python",
		ages: { from: 9, to: 11 },
		level: "beginner",
		months: 8,
		lessons: 32,
		offer: { price: COMPARED_PRICE, nextStart: undefined },
		weeklyHours: 1.5,
		formats: ["group", "individual"],
		tools: ["Scratch 3"],
		made: "A platformer",
		prerequisites: "None.",
		...changes,
	};
}

test("courses that are alike differ in nothing, and one course in nothing either", () => {
	expect(differingRows([buildColumn(), buildColumn({ slug: "other" })])).toEqual(new Set());
	expect(differingRows([buildColumn()])).toEqual(new Set());
});

test("a row differs when one of the courses does", () => {
	const columns = [buildColumn(), buildColumn(), buildColumn({ months: 12, level: "intermediate" })];
	expect(differingRows(columns)).toEqual(new Set(["length", "level", "notFor"]));
});

test("the order of formats and tools is no difference", () => {
	const swapped = buildColumn({ formats: ["individual", "group"] });
	expect(differingRows([buildColumn(), swapped])).toEqual(new Set());
});

test("a course without an age differs from one with it", () => {
	expect(differingRows([buildColumn(), buildColumn({ ages: undefined })])).toContain("ages");
});

test("a course that cannot be joined differs in its price from one that can, even without a group", () => {
	const paused = buildColumn({ status: "on_pause", offer: undefined });
	expect(differingRows([buildColumn(), paused])).toEqual(new Set(["price", "monthly", "start"]));
	expect(differingRows([paused, paused])).toEqual(new Set());
});
