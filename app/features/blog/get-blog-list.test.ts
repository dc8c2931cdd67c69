import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { seedSchool } from "../../../database/seed/seed-school.server.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import type { BlogFilters } from "./blog-list-view.ts";
import { getBlogList } from "./get-blog-list.server.ts";

const now = new Date("2026-11-23T09:00:00Z");
const question = { locale: "ru", now, facts: { school: "Орбита" }, zone: "Europe/Moscow" } as const;

let school: OpenDatabase;

beforeAll(async () => {
	school = await openTestDatabase();
	await seedSchool(school.db, now);
});
afterAll(() => school.close());

const list = (filters: BlogFilters) => getBlogList(school.db, { ...question, filters });

test("the first page has a post that leads, and the pages together have every post once", async () => {
	const first = await list({ page: 1 });
	expect([first?.hasLead, first?.posts.length]).toEqual([true, 10]);
	expect(first?.school).toBe("Орбита");
	const slugs = first?.posts.map(({ card }) => card.slug) ?? [];
	for (let page = 2; page <= (first?.pages ?? 0); page++) {
		const next = await list({ page });
		expect([page, next?.hasLead]).toEqual([page, false]);
		slugs.push(...(next?.posts.map(({ card }) => card.slug) ?? []));
	}
	expect([slugs.length, new Set(slugs).size]).toEqual([first?.total, first?.total]);
	expect(await list({ page: (first?.pages ?? 0) + 1 })).toBeUndefined();
});

test("every spelling of a topic is the list of the one that posts have, and the demo school's can be typed", async () => {
	for (const typed of ["ФИЗИКА В ИГРАХ", "физика в играх", "физика в\u00a0играх"]) {
		const found = await list({ page: 1, tag: typed });
		expect([found?.total, found?.filters.tag], typed).toEqual([1, "физика в играх"]);
	}
	expect(await list({ page: 1, tag: "Такой нет" })).toMatchObject({ total: 0, filters: { tag: "Такой нет" } });
});

test("a topic that was stored with a non-breaking space is found with a space, and listed once", async () => {
	const { rows } = await sql<{ postId: string }>`
		update post_text set tags = array[E'Физика в\u00a0играх'] where locale = 'ru'
			and post_id in (select id from post where slug in ('godot-or-unity', 'git-for-teens')) returning post_id`.execute(
		school.db,
	);
	expect(rows).toHaveLength(2);
	const found = await list({ page: 1, tag: "физика в играх" });
	expect(found?.total).toBe(3);
	expect(found?.tags.filter((tag) => /^физика/i.test(tag))).toEqual([found?.filters.tag]);
});

test("what was searched or narrowed has no leader, and nothing at all is one page", async () => {
	expect((await list({ page: 1, rubric: "parents" }))?.hasLead).toBe(false);
	expect((await list({ page: 1, tag: "Python" }))?.hasLead).toBe(false);
	const none = await list({ page: 1, q: "zzzzqqqq" });
	expect([none?.total, none?.pages, none?.newest.length]).toEqual([0, 0, 3]);
});
