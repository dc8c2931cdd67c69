import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { CREDIT, countCreditLines } from "../../course-cards.fixture.ts";
import type { CourseView } from "../../course-view.ts";
import { CourseTariffs } from "./course-tariffs.tsx";
import type { CourseTerms } from "./course-terms.ts";

function draw(takesForeignCards: boolean): string {
	const course = { audience: "children", tariffs: [] } as unknown as CourseView;
	const terms = {
		taxPercent: 13,
		takesForeignCards,
		instalments: { min: 3, max: 36, usual: 24, creditWarning: "", creditTerms: "", today: "2026-11-26" },
		credit: CREDIT,
		plan: { months: 24, tariffCode: "group", lender: undefined, asked: false },
		lenders: [],
	} as unknown as CourseTerms;
	return drawInRussian(<CourseTariffs course={course} terms={terms} />).replaceAll("\u00a0", " ");
}

test("a course names foreign cards only where they can be paid with", () => {
	expect(draw(true)).toContain("Российские и зарубежные карты, материнский капитал");
	expect(draw(false)).toContain("Российские карты, материнский капитал");
});

test("below the tariffs stands what belongs to their prices per month", () => {
	expect(countCreditLines(draw(true))).toBe(1);
});
