import { COMPARED_PRICE } from "./compared-price.fixture.ts";
import type { ComparedCourse } from "./comparison-view.ts";

/** A column of the comparison. */
export function buildComparedCourse(changes: Partial<ComparedCourse> = {}): ComparedCourse {
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
