import { expect, test } from "vitest";
import { buildCourse } from "../../../tests/fixtures/build-course.ts";
import { seedTestSchool } from "../../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { getSiteSettings } from "../settings/get-site-settings.server.ts";
import { getSiteFrame } from "./get-site-frame.server.ts";

test("a category stands in the menu of a language once it has a course to see there", async () => {
	const school = await openTestDatabase();
	const now = new Date("2026-11-18T09:00:00Z");
	await seedTestSchool(school.db, { now });
	const settings = await getSiteSettings(school.db);
	const menuAt = async (locale: "ru" | "en", moment: Date) => {
		const { menu } = await getSiteFrame(school.db, { settings, locale, now: moment });
		return [...menu.children, ...menu.adults].length;
	};
	const all = await menuAt("en", now);
	expect(all).toBeGreaterThan(0);
	const publishAt = new Date("2026-12-01T09:00:00Z");
	await school.db.updateTable("courseText").set({ state: "scheduled", publishAt }).where("locale", "=", "en").execute();
	expect(await menuAt("en", now)).toBe(0);
	expect(await menuAt("ru", now)).toBe(all);
	expect(await menuAt("en", publishAt)).toBe(all);
	await school.close();
});

test("the menu tells the ages of what can be joined: a course to come does not count", async () => {
	const school = await openTestDatabase();
	const now = new Date("2026-11-18T09:00:00Z");
	const toCome = buildCourse({ slug: "to-come", status: "in_development", ages: [6, 17], starts: [] });
	await seedTestSchool(school.db, { now, courses: [buildCourse(), toCome] });
	const settings = await getSiteSettings(school.db);
	const { menu } = await getSiteFrame(school.db, { settings, locale: "ru", now });
	expect(menu.children.map(({ ages }) => ages)).toEqual([{ from: 9, to: 12 }]);
	await school.close();
});
