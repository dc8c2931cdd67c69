import { expect, test } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import { buildBookingView, buildTrialView } from "../trial-view.fixture.ts";
import type { TrialView } from "../trial-view.ts";
import { TrialPicker } from "./trial-picker.tsx";

const at = new Date("2026-11-20T09:00:00Z");
const FREE = {
	days: [{ day: "2026-11-20", at, count: 1 }],
	...{ day: "2026-11-20", slots: [{ id: "7", startsAt: at, teacher: "Ольга" }] },
};

const draw = (changes: Partial<TrialView>) =>
	drawInRussian(<TrialPicker trial={buildTrialView({ ...FREE, ...changes })} />).replaceAll("\u00a0", " ");

test("whoever moves a lesson goes on moving it on another day and by another clock, and can leave it as it is", () => {
	const moving = draw({ booking: buildBookingView() });
	expect(moving).toMatch(/<form [^>]*method="get"[^>]*><input type="hidden" name="move" value="1"/);
	expect(moving).toMatch(/href="[^"]*\?zone=Europe%2FMoscow&amp;day=2026-11-20&amp;move=1"/);
	expect(moving).toContain("Сейчас забронировано");
	expect(moving).toMatch(/<a [^>]*href="\/trial\/t"[^>]*>Оставить как есть/);
	const first = draw({});
	expect(first).not.toMatch(/move|Сейчас забронировано|Оставить/);
	expect(first).toMatch(/href="[^"]*\?zone=Europe%2FMoscow&amp;day=2026-11-20"/);
});

test("of an earlier lesson is said who called it off, and of a time that was held that nobody keeps it any more", () => {
	const apology = "Простите, прежний урок не состоится";
	const calledOff = (isCancelledBySchool: boolean) =>
		draw({ booking: buildBookingView({ status: "cancelled", isCancelledBySchool }) });
	expect(calledOff(true)).toContain(apology);
	expect(calledOff(false)).toContain("Прежний урок отменён");
	expect(calledOff(false)).not.toContain(apology);
	expect(draw({ hasHoldRunOut: true })).toContain("Время на подтверждение вышло");
	expect(draw({})).not.toMatch(/Время на подтверждение вышло|режний урок/);
});

test("a free time is told by the visitor's clock, and by the school's where that says something else", () => {
	expect(draw({ zone: "Asia/Omsk" })).toMatch(
		/value="7" name="slot"><b class="num">15:00<\/b><span>12:00 в школе<\/span>/,
	);
	expect(draw({})).toMatch(/value="7" name="slot"><b class="num">12:00<\/b><\/button>/);
	// The teacher is named where there is a course, whose teacher the visitor has chosen.
	expect(draw({ courseTitle: "Scratch" })).toContain("<small>Ольга</small>");
});

test("a zone that is not among those offered can be told from them, and what the school's clock is stands below", () => {
	const rare = draw({ zone: "Asia/Kolkata", schoolZone: "Asia/Omsk" });
	expect(rare).toMatch(/<select [^>]*name="zone"[^>]*><option value="Asia\/Kolkata" selected="">/);
	expect(rare).toContain("Время школы: Омск");
	expect(draw({}).match(/value="Europe\/Moscow" selected=""/g)).toHaveLength(1);
	expect(draw({})).toContain("Время школы — московское (GMT+3)");
});

test("where there is no free time the school can be called", () => {
	const nothing = draw({ days: [], slots: [], day: undefined });
	expect(nothing).toContain("Свободного времени сейчас нет");
	expect(nothing).toContain('href="tel:+78000000000"');
	expect(nothing).not.toContain("<button");
	expect(draw({})).not.toContain("tel:");
});
