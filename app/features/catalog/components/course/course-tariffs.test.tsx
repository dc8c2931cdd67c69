import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { buildCourseTerms, buildCourseView, countCreditLines } from "../../course-cards.fixture.ts";
import { CourseTariffs } from "./course-tariffs.tsx";

function draw(takesForeignCards: boolean): string {
	const terms = buildCourseTerms({ takesForeignCards });
	return drawInRussian(<CourseTariffs course={buildCourseView()} terms={terms} />).replaceAll("\u00a0", " ");
}

test("a course names foreign cards only where they can be paid with", () => {
	expect(draw(true)).toContain("Российские и зарубежные карты, материнский капитал");
	expect(draw(false)).toContain("Российские карты, материнский капитал");
});

test("below the tariffs stands what belongs to their prices per month", () => {
	expect(countCreditLines(draw(true))).toBe(1);
});
