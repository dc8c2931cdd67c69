import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findCategoryRedirect } from "../../app/features/catalog/categories/find-category-redirect.server.ts";
import { findCourseRedirect } from "../../app/features/catalog/courses/find-course-redirect.server.ts";
import { type CatalogOffice, openCatalogOffice } from "../../tests/fixtures/office/catalog-office.ts";
import type { TestOffice } from "../../tests/fixtures/test-office.ts";

let catalog: CatalogOffice;
let office: TestOffice;
beforeAll(async () => {
	catalog = await openCatalogOffice();
	({ office } = catalog);
}, 60_000);
afterAll(() => office.close());

describe("an address", () => {
	test("that a page of the site has is refused", async () => {
		const course = await catalog.addCourse("not-reserved");
		expect(await catalog.errorsOf(catalog.write("courses", { ...course, slug: "checkout" }))).toEqual({
			slug: "reserved",
		});
		const category = await catalog.read("categories", await catalog.idOf("category", "design"));
		expect(await catalog.errorsOf(catalog.write("categories", { ...category, slug: "blog" }))).toEqual({
			slug: "reserved",
		});
	});

	test("of another course, or one that leads to another, is refused; one's own old name is not", async () => {
		let course = await catalog.addCourse("first-name");
		const other = await catalog.addCourse("other-name");
		const rename = async (slug: string) => {
			const written = await catalog.write("courses", { ...course, slug });
			expect(written.status, slug).toBe(200);
			course = written.body.data;
		};
		await rename("second-name");
		await rename("third-name");
		for (const slug of ["first-name", "second-name", "third-name"]) {
			expect(await catalog.errorsOf(catalog.write("courses", { ...other, slug })), slug).toEqual({ slug: "taken" });
		}
		const leads = (slug: string) => findCourseRedirect(office.db, { slug, category: undefined });
		expect(await leads("first-name")).toMatch(/\/third-name$/);
		await rename("first-name");
		expect(await leads("first-name")).toBeUndefined();
		expect(await leads("second-name")).toMatch(/\/first-name$/);
		expect(await leads("third-name")).toMatch(/\/first-name$/);
	});

	test("of a category is carried over by everything that stood under it", async () => {
		const category = await catalog.read("categories", await catalog.idOf("category", "games"));
		const renamed = await catalog.write("categories", { ...category, slug: "game-making" });
		expect(renamed.status).toBe(200);
		expect(await findCategoryRedirect(office.db, "games")).toBe("/game-making");
		expect(await findCourseRedirect(office.db, { slug: "godot-2d", category: "games" })).toBe("/game-making/godot-2d");
		const again = await catalog.write("categories", { ...renamed.body.data, slug: "games" });
		expect(again.status).toBe(200);
	});

	test("of a category takes its rubric of the feed along, and the setting counts a version", async () => {
		const { db } = office;
		const value = (is: object) => JSON.stringify({ is });
		await db
			.insertInto("setting")
			.values({ key: "yandex_rubrics", value: value({ games: 7, design: 9 }) })
			.onConflict((conflict) => conflict.column("key").doUpdateSet({ value: value({ games: 7, design: 9 }) }))
			.execute();
		const setting = () =>
			db
				.selectFrom("setting")
				.where("key", "=", "yandex_rubrics")
				.select(["value", "version"])
				.executeTakeFirstOrThrow();
		const { version } = await setting();
		const category = await catalog.read("categories", await catalog.idOf("category", "games"));
		const renamed = await catalog.write("categories", { ...category, slug: "play" });
		expect(await setting()).toEqual({ value: { is: { play: 7, design: 9 } }, version: version + 1 });
		await catalog.write("categories", { ...renamed.body.data, slug: "games" });
		expect((await setting()).value).toEqual({ is: { games: 7, design: 9 } });
	});

	test("of a course is followed by promo codes, webinars, the quiz and widgets of articles", async () => {
		const { db } = office;
		await db
			.updateTable("promoCode")
			.set({ scope: "courses", scopeValues: ["scratch"] })
			.where("code", "=", "LETO")
			.execute();
		const count = async () => {
			const [quiz] = await db.selectFrom("quiz").select("courses").execute();
			const bodies = await db.selectFrom("postText").select("body").execute();
			const webinars = await db.selectFrom("webinar").select("courses").execute();
			const codes = await db.selectFrom("promoCode").select("scopeValues").execute();
			return (slug: string) => [
				quiz?.courses.filter((course) => course.slug === slug).length,
				bodies.filter(({ body }) => new RegExp(`^::.*"${slug}"`, "m").test(body)).length,
				webinars.filter(({ courses }) => courses.includes(slug)).length,
				codes.filter(({ scopeValues }) => scopeValues.includes(slug)).length,
			];
		};
		const before = (await count())("scratch");
		expect(Math.min(...before.map(Number))).toBeGreaterThan(0);
		const course = await catalog.read("courses", await catalog.idOf("course", "scratch"));
		const renamed = await catalog.write("courses", { ...course, slug: "scratch-for-all" });
		expect(renamed.status).toBe(200);
		const after = await count();
		expect(after("scratch-for-all")).toEqual(before);
		expect(after("scratch")).toEqual([0, 0, 0, 0]);
		expect((await catalog.write("courses", { ...renamed.body.data, slug: "scratch" })).status).toBe(200);
		expect((await count())("scratch")).toEqual(before);
	});
});
