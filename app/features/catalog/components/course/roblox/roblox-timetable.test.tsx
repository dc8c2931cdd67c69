import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../../tests/fixtures/draw-in-russian.tsx";
import type { CourseView, StartView } from "../../../courses/course-view.ts";
import { RobloxTimetable } from "./roblox-timetable.tsx";

const start = (id: string) =>
	({ id, at: new Date("2026-12-01T15:00:00Z"), zone: "Europe/Moscow", seatsFree: 3, seatsTotal: 8 }) as StartView;
const course = (slug: string, title: string, ...starts: StartView[]) =>
	({ slug, title, path: `/roblox/${slug}`, starts }) as unknown as CourseView;
const FIRST = course("first", "Первые миры", start("a"));
const NEXT = course("next", "Сетевые игры", start("b"));
const EMPTY = course("empty", "Новый курс");

function draw(courses: readonly CourseView[], asked?: string) {
	const html = drawInRussian(<RobloxTimetable asked={asked} courses={courses} />).replaceAll("\u00a0", " ");
	const chips = [...html.matchAll(/<a[^>]*class="chip"[^>]*>/g)].map(([tag]) => tag);
	const [chosen = ""] = chips.filter((tag) => tag.includes('aria-current="page"'));
	return { html, rows: html.match(/<tr>/g)?.length ?? 0, chips: chips.length, chosen };
}

test("the timetable shows the groups of all courses, or of the one that the address names", () => {
	const all = draw([FIRST, NEXT]);
	expect([all.rows, all.chips]).toEqual([3, 3]);
	expect(all.chosen).toContain('href="/roblox-groups#timetable"');
	const one = draw([FIRST, NEXT], "next");
	expect(one.rows).toBe(2);
	expect(one.chosen).toContain('href="/roblox-groups?course=next#timetable"');
	expect(one.html).not.toContain('href="/roblox/first"');
});

test("a course that is not there asks for all", () => {
	expect(draw([FIRST, NEXT], "gone").rows).toBe(3);
});

test("a course without groups says so and leads back to all", () => {
	const { html, rows } = draw([FIRST, EMPTY], "empty");
	expect(rows).toBe(0);
	expect(html).toContain("У этого курса дат пока нет");
	expect(html).toContain("Показать все группы");
});

test("of one course alone, or where no group is ahead, there is nothing to choose", () => {
	expect(draw([FIRST]).chips).toBe(0);
	expect(draw([EMPTY, EMPTY]).html).toContain("Дат пока нет");
	expect(draw([EMPTY, EMPTY]).chips).toBe(0);
});
