import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { seedSchool } from "../../../database/seed/seed-school.server.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { listBlogLocales } from "./list-blog-locales.server.ts";

const now = new Date("2026-11-23T09:00:00Z");

let school: OpenDatabase;

beforeAll(async () => {
	school = await openTestDatabase();
	await seedSchool(school.db, now);
});
afterAll(() => school.close());

test("a rubric is paired with another language only while that one has posts in it", async () => {
	const locales = (rubric?: string) => listBlogLocales(school.db, { rubric, now });
	expect(await locales("parents")).toEqual(["ru", "en"]);
	expect(await locales("no-such-rubric")).toEqual([]);
	const ofParents = school.db
		.selectFrom("post")
		.innerJoin("rubric", "rubric.id", "post.rubricId")
		.where("rubric.slug", "=", "parents")
		.select("post.id");
	await school.db
		.updateTable("postText")
		.set({ state: "draft" })
		.where("locale", "=", "en")
		.where("postId", "in", ofParents)
		.execute();
	expect(await locales("parents")).toEqual(["ru"]);
	expect(await locales()).toEqual(["ru", "en"]);
});
