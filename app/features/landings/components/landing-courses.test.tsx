import { expect, test } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import { buildCard, CREDIT, countCreditLines } from "../../catalog/courses/course-cards.fixture.ts";
import { LandingCourses } from "./landing-courses.tsx";

test("below the courses of a landing stands once what belongs to their prices per month", () => {
	const courses = [buildCard(), buildCard({ slug: "unity" })];
	const html = drawInRussian(<LandingCourses bonus={undefined} courses={courses} credit={CREDIT} title="Курсы" />);
	expect(countCreditLines(html.replaceAll("\u00a0", " "))).toBe(1);
});
