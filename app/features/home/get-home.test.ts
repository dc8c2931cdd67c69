import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { seedSchool } from "../../../database/seed/seed-school.server.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { LOCALES } from "../../shared/localized.ts";
import { getCourseList } from "../catalog/courses/get-course-list.server.ts";
import { getSiteSettings } from "../settings/get-site-settings.server.ts";
import { getHome } from "./get-home.server.ts";
import "../../../tests/fixtures/all-words.ts";

const now = new Date("2026-11-23T09:00:00Z");
let school: OpenDatabase;
beforeAll(async () => {
	school = await openTestDatabase();
	await seedSchool(school.db, now);
});
afterAll(() => school.close());

test.each(LOCALES)("a door counts the courses that stand behind it (%s)", async (locale) => {
	const settings = await getSiteSettings(school.db);
	const { home } = await getHome(school.db, { locale, now, settings, takesForeignCards: true });
	for (const { audience, courses } of home.doors) {
		const list = await getCourseList(school.db, { audience, filters: {}, locale, now, settings });
		expect([audience, courses]).toEqual([audience, list.total]);
		expect(list.total).toBeGreaterThan(10);
	}
});
