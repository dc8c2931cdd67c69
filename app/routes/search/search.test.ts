import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { seedSchool } from "../../../database/seed/seed-school.server.ts";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { LOCALES } from "../../shared/localized.ts";
import { loader as loadBlog } from "../blog/blog.tsx";
import { loader as loadSearch } from "./search.tsx";
import "../../../tests/fixtures/all-words.ts";

const now = new Date("2026-11-18T09:00:00Z");
let opened: OpenDatabase;
beforeAll(async () => {
	opened = await openTestDatabase();
	await seedSchool(opened.db, now);
});
afterAll(() => opened.close());

const visit = (address: string) =>
	knockAtDoor({ db: opened.db, now, address }) as unknown as Parameters<typeof loadSearch>[0] &
		Parameters<typeof loadBlog>[0];

test.each(["/search", "/search?q=python", "/en/search?q=python"])(
	"a search can be made in the other language (%s)",
	async (address) => {
		const { head } = await loadSearch(visit(address));
		expect(head).toMatchObject({ noindex: true, locales: LOCALES });
	},
);

test("a search of the blog can be made in the other language, a topic cannot be followed there", async () => {
	const locales = async (address: string) => (await loadBlog(visit(address))).head.locales;
	expect(await locales("/blog?q=python")).toEqual(LOCALES);
	expect(await locales("/en/blog?q=python")).toEqual(LOCALES);
	expect(await locales("/blog?tag=python")).toEqual(["ru"]);
});
