import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import type { CourseView } from "../../course-view.ts";
import { CoursePassport } from "./course-passport.tsx";

function draw(seatsFree: number, isSoldOut: boolean): string {
	const start = { at: new Date("2026-12-01T16:00:00Z"), zone: "Europe/Moscow", seatsTotal: 8, seatsFree };
	const group = { ...start, tariffCode: "group", tariffCodes: ["group"], tariffName: "Малая группа" };
	const pace = { months: 8, lessons: 32, lessonMinutes: 61, weeklyHours: 2.5 };
	const course = { status: "published", isSoldOut, ...pace, tariffCode: "group", tariffs: [] };
	return drawInRussian(<CoursePassport course={{ ...course, starts: [group] } as unknown as CourseView} />);
}

test("a full group is named where the course has places in other lessons", () => {
	expect(draw(0, false)).toContain("Малая группа");
	expect(draw(0, true)).not.toContain("Малая группа");
	expect(draw(3, false)).not.toContain("Малая группа");
});

test("the length of a course is told with that of a lesson and the hours a week", () => {
	expect(draw(3, false).replaceAll("\u00a0", " ")).toContain("по 61 минуте, около 2,5 ч в неделю");
});
