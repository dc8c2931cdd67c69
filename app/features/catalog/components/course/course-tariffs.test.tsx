import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import {
	buildCourseTerms,
	buildCourseView,
	buildStartView,
	buildTariffView,
	countCreditLines,
} from "../../courses/course-cards.fixture.ts";
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

test("who hears the links of the tariffs one by one hears which tariff each is about", () => {
	const tariffs = [buildTariffView(), buildTariffView({ code: "personal", name: "Личный" })];
	const starts = [buildStartView({ seatsFree: 0 })];
	const course = buildCourseView({ tariffs, starts });
	const html = drawInRussian(<CourseTariffs course={course} terms={buildCourseTerms()} />).replaceAll("\u00a0", " ");
	expect(html).toContain('aria-label="Записаться в лист ожидания тарифа «Группа»"');
	expect(html).toContain('aria-label="Спросить о тарифе «Личный»"');
});
