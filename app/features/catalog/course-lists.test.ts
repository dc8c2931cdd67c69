import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { seedSchool } from "../../../database/seed/seed-school.server.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { getSiteSettings } from "../settings/get-site-settings.server.ts";
import type { SiteSettings } from "../settings/site-settings.ts";
import type { CourseFilters } from "./components/list/course-filters.ts";
import { findCategoryRedirect } from "./find-category-redirect.server.ts";
import { getComparison } from "./get-comparison.server.ts";
import { getCourseList } from "./get-course-list.server.ts";
import { getReviewList } from "./get-review-list.server.ts";
import { nextCatalogueChange } from "./next-catalogue-change.server.ts";

const now = new Date("2026-11-23T09:00:00Z");
let school: OpenDatabase;
let settings: SiteSettings;

beforeAll(async () => {
	school = await openTestDatabase();
	await seedSchool(school.db, now);
	settings = await getSiteSettings(school.db);
});
afterAll(() => school.close());

function list(filters: CourseFilters) {
	return getCourseList(school.db, { audience: "children", filters, locale: "ru", now, settings });
}

test("a child's age lets through the courses that take it", async () => {
	const { courses, total } = await list({ age: 9 });
	expect(courses.length).toBeGreaterThan(0);
	expect(courses.length).toBeLessThan(total);
	for (const { ages } of courses) expect(ages?.from).toBeLessThanOrEqual(9);
});

test("with a format the price is that of the format, and the bound holds for it", async () => {
	const group = await list({ format: "group" });
	const individual = await list({ format: "individual" });
	const slug = individual.courses[0]?.slug;
	const priceIn = ({ courses }: typeof group) => courses.find((course) => course.slug === slug)?.price.full.minor ?? 0;
	expect(priceIn(individual)).toBeGreaterThan(priceIn(group));
	const bound = priceIn(individual) / 100 - 1;
	expect((await list({ format: "individual", price: bound })).courses.map((course) => course.slug)).not.toContain(slug);
});

test("up to twelve months and longer than twelve are the whole list", async () => {
	const { total, courses } = await list({ length: "12" });
	const longer = await list({ length: "longer" });
	expect(courses.length + longer.courses.length).toBe(total);
});

test("a comparison keeps the order of the address, skips what is not there, and is cut at four", async () => {
	const slugs = ["unity-junior", "no-such-course", "scratch", "godot-2d", "web-for-school", "blender-3d"];
	const { courses, isCut, others } = await getComparison(school.db, { slugs, locale: "ru", now, settings });
	expect(courses.map(({ slug }) => slug)).toEqual(["unity-junior", "scratch", "godot-2d", "web-for-school"]);
	expect(isCut).toBe(true);
	expect(others.map(({ slug }) => slug)).not.toContain("scratch");
});

test("a page of reviews past the last one is the last, and the average is of all of them", async () => {
	const first = await getReviewList(school.db, { filters: {}, locale: "ru", now });
	const far = await getReviewList(school.db, { filters: { page: 99 }, locale: "ru", now });
	expect(far.page).toBe(first.pages);
	expect(far.reviews.length).toBeGreaterThan(0);
	const threeStars = await getReviewList(school.db, { filters: { stars: 3 }, locale: "ru", now });
	expect(threeStars.reviews.every(({ rating }) => rating === 3)).toBe(true);
	expect(threeStars.summary).toEqual(first.summary);
	expect(first.summary.average).toBeGreaterThan(3);
	expect(first.summary.average).toBeLessThan(5);
});

test("a renamed category leads to its present address, through several names too", async () => {
	await school.db
		.insertInto("slugRedirect")
		.values([
			{ kind: "category", oldSlug: "blocks", newSlug: "bricks" },
			{ kind: "category", oldSlug: "bricks", newSlug: "roblox" },
		])
		.execute();
	expect(await findCategoryRedirect(school.db, "blocks")).toBe("/roblox");
	expect(await findCategoryRedirect(school.db, "never")).toBeUndefined();
});

test("lists are true until the nearest start, end of a sale or publication", async () => {
	const change = await nextCatalogueChange(school.db, now);
	expect(change?.getTime()).toBeGreaterThan(now.getTime());
	const soon = new Date(now.getTime() + 60_000);
	await school.db
		.updateTable("courseText")
		.set({ state: "scheduled", publishAt: soon })
		.where("locale", "=", "ru")
		.where("title", "like", "Scratch%")
		.execute();
	expect(await nextCatalogueChange(school.db, now)).toEqual(soon);
});
