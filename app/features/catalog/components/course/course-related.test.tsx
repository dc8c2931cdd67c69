import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { buildCard, buildCourseView, CREDIT, countCreditLines } from "../../courses/course-cards.fixture.ts";
import type { CourseView } from "../../courses/course-view.ts";
import { CourseRelated } from "./course-related.tsx";

function draw(related: CourseView["related"]): string {
	const course = buildCourseView({ related });
	return drawInRussian(<CourseRelated course={course} credit={CREDIT} />).replaceAll("\u00a0", " ");
}

test("below the related courses stands once what belongs to their prices per month", () => {
	const html = draw([buildCard(), buildCard({ slug: "unity" })]);
	expect(html.match(/₽/g)?.length).toBeGreaterThan(1);
	expect(countCreditLines(html)).toBe(1);
});

test("cards without a price need no such line", () => {
	const html = draw([buildCard({ status: "in_development" }), buildCard({ slug: "unity", status: "on_pause" })]);
	expect(html).not.toContain("₽");
	expect(html).not.toContain(CREDIT.warning);
});
