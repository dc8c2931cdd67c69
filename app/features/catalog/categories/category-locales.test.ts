import { expect, test } from "vitest";
import { seedSchool } from "../../../../database/seed/seed-school.server.ts";
import { openTestDatabase } from "../../../../tests/fixtures/test-database.ts";
import { LOCALES, type Locale } from "../../../shared/localized.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { getCourseList } from "../courses/get-course-list.server.ts";
import { listCategories } from "./list-categories.server.ts";

test("nothing on a list of courses leads to a category in a language in which it has no course", async () => {
	const now = new Date("2026-11-23T09:00:00Z");
	const { db, close } = await openTestDatabase();
	await seedSchool(db, now);
	const settings = await getSiteSettings(db);
	const list = async (locale: Locale, slug?: string) => {
		const category = (await listCategories(db, locale)).find((known) => known.slug === slug);
		return getCourseList(db, { audience: "children", category, filters: {}, locale, now, settings });
	};
	const paths = async (locale: Locale) => (await list(locale)).categories.map(({ path }) => path);
	expect(await paths("en")).toContain("/roblox");
	expect((await list("ru", "roblox")).locales).toEqual(LOCALES);

	const ofRoblox = db
		.selectFrom("course")
		.innerJoin("category", "category.id", "course.categoryId")
		.where("category.slug", "=", "roblox")
		.select("course.id");
	await db
		.updateTable("courseText")
		.set({ state: "draft" })
		.where("locale", "=", "en")
		.where("courseId", "in", ofRoblox)
		.execute();
	expect(await paths("en")).not.toContain("/roblox");
	expect(await paths("ru")).toContain("/roblox");
	expect((await list("ru", "roblox")).locales).toEqual(["ru"]);
	expect(await list("en", "roblox")).toMatchObject({ total: 0, locales: LOCALES });
	await close();
});
