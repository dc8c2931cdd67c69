import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import type { CourseView } from "../../course-view.ts";
import { CoursePassport } from "./course-passport.tsx";

function draw(seatsFree: number, isSoldOut: boolean): string {
	const start = { at: new Date("2026-12-01T16:00:00Z"), zone: "Europe/Moscow", seatsTotal: 8, seatsFree };
	const group = { ...start, tariffCode: "group", tariffName: "Малая группа" };
	const course = { status: "published", isSoldOut, months: 8, lessons: 32, tariffCode: "group", tariffs: [] };
	return drawInRussian(<CoursePassport course={{ ...course, starts: [group] } as unknown as CourseView} />);
}

test("a full group is named where the course has places in other lessons", () => {
	expect(draw(0, false)).toContain("Малая группа");
	expect(draw(0, true)).not.toContain("Малая группа");
	expect(draw(3, false)).not.toContain("Малая группа");
});
