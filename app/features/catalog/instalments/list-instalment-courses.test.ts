import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../../database/open-database.server.ts";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { seedTestSchool } from "../../../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../../../tests/fixtures/test-database.ts";
import { DAY_MS } from "../../../shared/durations.ts";
import { listInstalmentCourses } from "./list-instalment-courses.server.ts";

const now = new Date("2026-11-23T09:00:00Z");
let school: OpenDatabase;

beforeAll(async () => {
	school = await openTestDatabase();
	const courses = [
		buildCourse({ slug: "seldom", popularity: 10 }),
		buildCourse({ slug: "often", popularity: 90 }),
		buildCourse({ slug: "paused", status: "on_pause" }),
	];
	await seedTestSchool(school.db, { now, courses });
});
afterAll(() => school.close());

test("what can be bought is listed in roubles, whatever the language, the most popular first", async () => {
	const courses = await listInstalmentCourses(school.db, { locale: "en", now, months: 24 });
	expect(courses.map(({ slug }) => slug)).toEqual(["often", "seldom"]);
	expect(courses[0]?.tariffs).toEqual([
		{ code: "group", name: "Crew", price: { minor: 30_000_00, currency: "RUB" }, recommended: true },
	]);
});

test("when a sale is over the price is the old one, as everywhere", async () => {
	const later = new Date(now.getTime() + 11 * DAY_MS);
	const [course] = await listInstalmentCourses(school.db, { locale: "ru", now: later, months: 24 });
	expect(course?.tariffs[0]?.price.minor).toBe(40_000_00);
});
