import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { translatorOf } from "../../../../i18n/translator-of.ts";
import { buildCourseView, buildStartView } from "../../courses/course-cards.fixture.ts";
import { CoursePassport } from "./course-passport.tsx";

function draw(seatsFree: number, isSoldOut: boolean): string {
	const starts = [buildStartView({ seatsFree, tariffName: "Малая группа" })];
	return drawInRussian(<CoursePassport course={buildCourseView({ isSoldOut, lessonMinutes: 61, starts })} />);
}

test("a full group is named where the course has places in other lessons", () => {
	expect(draw(0, false)).toContain("Малая группа");
	expect(draw(0, true)).not.toContain("Малая группа");
	expect(draw(3, false)).not.toContain("Малая группа");
});

test("the length of a course is told with that of a lesson and the hours a week", () => {
	expect(draw(3, false).replaceAll("\u00a0", " ")).toContain("по 61 минуте, около 2,5 ч в неделю");
});

test("who reads of a course in English learns that it is taught in Russian", () => {
	expect(translatorOf("en", "catalog.passport")("online")).toBe("Online, in Russian");
});

test("the day of the start may leave the line of its month, as its cell is narrow", () => {
	expect(draw(3, false)).toMatch(/старт<\/dt><dd>\d+ [а-я]/);
});
