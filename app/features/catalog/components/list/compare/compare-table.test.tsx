import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../../tests/fixtures/draw-in-russian.tsx";
import { CompareTable } from "./compare-table.tsx";
import { buildComparedCourse } from "./compared-course.fixture.ts";

test("the head of a row with a difference says so in words that fit any name of a row, apart from it", () => {
	const courses = [buildComparedCourse(), buildComparedCourse({ slug: "other", formats: ["group"], months: 12 })];
	const html = drawInRussian(<CompareTable courses={courses} onRemove={() => undefined} />);
	const heads = [...html.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, head = ""]) =>
		head.replaceAll(/<[^>]*>/g, ""),
	);
	expect(heads.filter((head) => head.includes("разниц"))).toEqual([
		"Длительность есть разница",
		"Форматы есть разница",
	]);
});
