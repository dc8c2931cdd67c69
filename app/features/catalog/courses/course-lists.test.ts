import { sql } from "kysely";
import { afterAll, assert, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../../database/open-database.server.ts";
import { seedSchool } from "../../../../database/seed/seed-school.server.ts";
import { openTestDatabase } from "../../../../tests/fixtures/test-database.ts";
import { MINUTE_MS } from "../../../shared/durations.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { factsOf, type SiteSettings } from "../../settings/site-settings.ts";
import { findCategoryRedirect } from "../categories/find-category-redirect.server.ts";
import type { CourseFilters } from "../components/list/course-filters.ts";
import type { ReviewFilters } from "../components/list/reviews/review-filters.ts";
import { listTeachers } from "../list-teachers.server.ts";
import { nextCatalogueChange } from "../next-catalogue-change.server.ts";
import { nextGroup } from "../places/tariff-places.ts";
import { getReviewList } from "../reviews/get-review-list.server.ts";
import { getComparison } from "./get-comparison.server.ts";
import { getCourse } from "./get-course.server.ts";
import { getCourseList } from "./get-course-list.server.ts";

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

test("one to one is no group with a mentor, which is among the groups", async () => {
	const adults = (filters: CourseFilters) =>
		getCourseList(school.db, { audience: "adults", filters, locale: "ru", now, settings });
	const oneToOne = (await adults({ format: "individual" })).courses;
	expect(oneToOne.length).toBeGreaterThan(0);
	for (const { slug, tariffCode } of oneToOne) {
		const course = await getCourse(school.db, { slug, locale: "ru", now, settings });
		expect(course?.tariffs.find(({ code }) => code === tariffCode)).toMatchObject({ kind: "individual" });
	}
	await school.db.updateTable("tariff").set({ kind: "with_mentor" }).where("kind", "=", "group").execute();
	expect((await adults({ format: "group" })).courses).toHaveLength((await adults({})).total);
	await school.db.updateTable("tariff").set({ kind: "group" }).where("code", "=", "group").execute();
});

const GROUPS_COURSE = "roblox-studio-advanced";

async function tariffId(code: string): Promise<string> {
	const course = await getCourse(school.db, { slug: GROUPS_COURSE, locale: "ru", now, settings });
	return course?.tariffs.find((tariff) => tariff.code === code)?.id ?? "";
}

/** Leaves so many places in the groups of each tariff of the course. */
async function leavePlaces(places: Readonly<Record<string, number>>) {
	for (const [code, left] of Object.entries(places)) {
		await school.db
			.updateTable("start")
			.set({ seatsTotal: 8, seatsTaken: 8 - left })
			.where("tariffId", "=", await tariffId(code))
			.execute();
	}
}

async function readCard(filters: CourseFilters = {}) {
	const { courses } = await list(filters);
	const card = courses.find(({ slug }) => slug === GROUPS_COURSE);
	if (!card) throw new Error(GROUPS_COURSE);
	return card;
}

test("a card names the start of the tariff whose price it shows", async () => {
	await leavePlaces({ group: 3, solo: 1 });
	expect(await readCard()).toMatchObject({ tariffCode: "group", nextStart: { seatsFree: 3 }, isSoldOut: false });
	const alone = await readCard({ format: "individual" });
	expect(alone).toMatchObject({ tariffCode: "solo", nextStart: { seatsFree: 1 } });
});

test("a card whose tariff is full names no other's start, while the course is not sold out", async () => {
	await leavePlaces({ group: 0, solo: 1 });
	const card = await readCard();
	expect(card).toMatchObject({ tariffCode: "group", nextStart: { seatsFree: 0 }, isSoldOut: false });
	const page = await getCourse(school.db, { slug: GROUPS_COURSE, locale: "ru", now, settings });
	if (!page) throw new Error(GROUPS_COURSE);
	expect(nextGroup(page)).toMatchObject({ tariffCode: "group", seatsFree: 0, at: card.nextStart?.at });
});

test("full groups leave a course with lessons outside a timetable open; it is sold out when every tariff is full", async () => {
	await leavePlaces({ group: 0, solo: 0 });
	expect(await readCard()).toMatchObject({ nextStart: { seatsFree: 0 }, isSoldOut: false });
	expect(await readCard({ format: "individual" })).toMatchObject({ tariffCode: "solo", isSoldOut: true });
	await school.db
		.updateTable("start")
		.set({ tariffId: await tariffId("duo") })
		.where("tariffId", "=", await tariffId("group"))
		.where("startsAt", ">", new Date("2026-12-15T00:00:00Z"))
		.execute();
	expect(await readCard()).toMatchObject({ nextStart: { seatsFree: 0 }, isSoldOut: true });
});

test("a card whose tariff has no group names no start", async () => {
	await leavePlaces({ solo: 1 });
	await school.db
		.deleteFrom("start")
		.where("tariffId", "=", await tariffId("group"))
		.execute();
	expect(await readCard()).toMatchObject({ tariffCode: "group", nextStart: undefined, isSoldOut: false });
});

test("up to twelve months and longer than twelve are the whole list", async () => {
	const { total, courses } = await list({ length: "12" });
	const longer = await list({ length: "longer" });
	expect(courses.length + longer.courses.length).toBe(total);
});

test("a comparison keeps the order of the address, skips what is not there, knows what was renamed, and is cut at four", async () => {
	const renamed = { kind: "course", oldSlug: "old-scratch", newSlug: "scratch" };
	await school.db.insertInto("slugRedirect").values(renamed).execute();
	const slugs = [
		"unity-junior",
		"no-such-course",
		"old-scratch",
		"scratch",
		"godot-2d",
		"web-for-school",
		"blender-3d",
	];
	const { courses, isCut, others } = await getComparison(school.db, { slugs, locale: "ru", now, settings });
	expect(courses.map(({ slug }) => slug)).toEqual(["unity-junior", "scratch", "godot-2d", "web-for-school"]);
	expect(isCut).toBe(true);
	expect(others.map(({ slug }) => slug)).not.toContain("scratch");
});

test("a comparison says nothing of price and groups of a course that cannot be joined", async () => {
	const slugs = ["pygame-start", "scratch"];
	const { courses } = await getComparison(school.db, { slugs, locale: "ru", now, settings });
	expect(courses.map(({ status, offer }) => [status, offer === undefined])).toEqual([
		["on_pause", true],
		["published", false],
	]);
});

test("a teacher who has left stands on no page, and the groups stay", async () => {
	const seen = async () => {
		const course = await getCourse(school.db, { slug: "scratch", locale: "ru", now, settings });
		assert(course);
		return {
			staff: (await listTeachers(school.db, { locale: "ru" })).map(({ name }) => name),
			teachers: course.teachers.map(({ name }) => name),
			groups: course.starts.map(({ id, teacherName }) => ({ id, teacherName })),
		};
	};
	const before = await seen();
	const leaver = before.groups[0]?.teacherName ?? "";
	expect(before.staff).toContain(leaver);
	expect(before.teachers).toContain(leaver);
	const setLeft = (hasLeft: boolean) =>
		school.db
			.updateTable("teacher")
			.set({ hasLeft })
			.where(sql<string>`text -> 'ru' ->> 'name'`, "=", leaver)
			.execute();
	await setLeft(true);
	const without = (names: readonly string[]) => names.filter((name) => name !== leaver);
	expect(await seen()).toEqual({
		staff: without(before.staff),
		teachers: without(before.teachers),
		groups: before.groups.map(({ id, teacherName }) => ({
			id,
			teacherName: teacherName === leaver ? undefined : teacherName,
		})),
	});
	await setLeft(false);
});

test("the related courses keep the order of the office", async () => {
	const course = await getCourse(school.db, { slug: "summer-intensive", locale: "ru", now, settings });
	expect(course?.related.map(({ slug }) => slug)).toEqual(["scratch", "roblox-studio-start", "godot-2d"]);
});

test("reviews end with their last page, and the average is of all of them", async () => {
	const listed = (filters: ReviewFilters) =>
		getReviewList(school.db, { filters, locale: "ru", now, facts: factsOf(settings, "ru") });
	const first = await listed({});
	assert(first && first.pages > 1);
	expect((await listed({ page: first.pages }))?.reviews.length).toBeGreaterThan(0);
	expect(await listed({ page: first.pages + 1 })).toBeUndefined();
	const threeStars = await listed({ stars: 3 });
	assert(threeStars);
	expect([...new Set(threeStars.reviews.map(({ rating }) => rating))]).toEqual([3]);
	expect(threeStars.summary).toEqual(first.summary);
	expect(first.summary.average).toBeGreaterThan(3);
	expect(first.summary.average).toBeLessThan(5);
});

test("a link to the reviews of a course leads to them once the course is renamed", async () => {
	const listed = async (course: string) =>
		getReviewList(school.db, { filters: { course }, locale: "ru", now, facts: factsOf(settings, "ru") });
	const slug = (await listed(""))?.summary.courses[0]?.slug ?? "";
	const renamed = { kind: "course", oldSlug: "reviewed-once", newSlug: slug } as const;
	await school.db.insertInto("slugRedirect").values(renamed).execute();
	const present = await listed(slug);
	expect(present?.found).toBeGreaterThan(0);
	expect(await listed("reviewed-once")).toEqual(present);
});

test("courses with reviews are in the order of the alphabet: «ё» beside «е», large beside small", async () => {
	const titles = async () => {
		const facts = factsOf(settings, "ru");
		const listed = await getReviewList(school.db, { filters: {}, locale: "ru", now, facts });
		return listed?.summary.courses ?? [];
	};
	const named = ["Юла", "енот", "Ёлка"];
	for (const [index, { slug }] of (await titles()).slice(0, named.length).entries()) {
		await school.db
			.updateTable("courseText")
			.set({ title: named[index] })
			.where("locale", "=", "ru")
			.where("courseId", "=", ({ selectFrom }) => selectFrom("course").where("slug", "=", slug).select("id"))
			.execute();
	}
	const order = (await titles()).map(({ title }) => title).filter((title) => named.includes(title));
	expect(order).toEqual(["Ёлка", "енот", "Юла"]);
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
	const soon = new Date(now.getTime() + MINUTE_MS);
	await school.db
		.updateTable("courseText")
		.set({ state: "scheduled", publishAt: soon })
		.where("locale", "=", "ru")
		.where("title", "like", "Scratch%")
		.execute();
	expect(await nextCatalogueChange(school.db, now)).toEqual(soon);
	const sooner = new Date(now.getTime() + MINUTE_MS / 2);
	await school.db.updateTable("tariff").set({ saleUntil: sooner }).where("oldPriceRub", "is not", null).execute();
	expect(await nextCatalogueChange(school.db, now)).toEqual(sooner);
});
