import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nextCatalogueChange } from "../../app/features/catalog/next-catalogue-change.server.ts";
import { TEXT_STARTER } from "../../backoffice/src/resources/courses/text-starter.ts";
import { type CatalogOffice, NOW, openCatalogOffice, startOf } from "../../tests/fixtures/office/catalog-office.ts";
import type { CatalogRecord, CourseRecord } from "../../tests/fixtures/office/catalog-records.ts";
import { courseTariff, courseText } from "../../tests/fixtures/office/course-sample.ts";
import type { TestOffice } from "../../tests/fixtures/test-office.ts";

const SOON = new Date("2026-11-24T06:00:00Z");
let catalog: CatalogOffice;
let office: TestOffice;
beforeAll(async () => {
	catalog = await openCatalogOffice();
	({ office } = catalog);
}, 60_000);
afterAll(() => office.close());

type Revision = { readonly number: number; readonly by: string | null; readonly changes: readonly object[] };

describe("a course", () => {
	test("of the school is written as it was read, and nothing of it changes", async () => {
		const courses = await office.db.selectFrom("course").select(["id", "slug"]).execute();
		expect(courses.length).toBeGreaterThan(25);
		for (const { id, slug } of courses) {
			const before = await catalog.read<CatalogRecord & { readonly updatedAt: string }>("courses", id);
			const written = await catalog.write("courses", before);
			expect(written.status, `${slug}: ${JSON.stringify(written.body)}`).toBe(200);
			const { version: _v, updatedAt: _u, ...left } = before;
			const { version: _w, updatedAt: _x, ...right } = written.body.data;
			expect(right).toEqual(left);
		}
		const audited = await office.db.selectFrom("auditEntry").where("resource", "=", "courses").select("id").execute();
		expect(audited).toEqual([]);
	});

	test("that came with the school can be brought back as it was before its first edit", async () => {
		const before = await catalog.read<CourseRecord>("courses", await catalog.idOf("course", "blender-3d"));
		const edited = await catalog.write("courses", { ...before, popularity: 1 });
		const { body } = await office.ask<Revision[]>("editor", `/api/admin/courses/${before.id}/history`);
		expect(body.data.map(({ number, by }) => [number, by])).toEqual([
			[2, "editor"],
			[1, null],
		]);
		expect(body.data[0]?.changes).toEqual([{ field: "popularity", before: before.popularity, after: 1 }]);
		const restored = await office.ask<CourseRecord>("editor", `/api/admin/courses/${before.id}/restore`, {
			method: "POST",
			body: { number: 1, version: edited.body.data.version },
		});
		expect(restored.body.data.popularity).toBe(before.popularity);
	});

	test("whose one language changed keeps the time of the other text", async () => {
		const course = await catalog.addCourse("two-texts");
		const timesOf = () =>
			office.db
				.selectFrom("courseText")
				.where("courseId", "=", course.id)
				.orderBy("locale")
				.select(["locale", "version"])
				.execute();
		course.texts.ru.lead = "Новое начало";
		expect((await catalog.write("courses", course)).status).toBe(200);
		expect(await timesOf()).toEqual([
			{ locale: "en", version: 1 },
			{ locale: "ru", version: 2 },
		]);
	});

	test("may be a draft with a title alone, but is published whole", async () => {
		const draft = { state: "draft", title: "Черновик", body: { seo: {} } };
		const course = await catalog.addCourse("bare-draft", { status: "draft", tariffs: [], texts: { ru: draft } });
		expect(course.texts.en).toBeUndefined();
		const whole = { ...course, status: "published", texts: { ru: { ...course.texts.ru, state: "published" } } };
		expect(await catalog.errorsOf(catalog.write("courses", whole))).toMatchObject({
			"texts.ru.lead": "required",
			"texts.ru.body.skills": "required",
			"texts.ru.body.seo.title": "required",
		});
		const empty = { ...courseText("Курс").body, modules: [] };
		const unplanned = {
			...course,
			status: "published",
			tariffs: [courseTariff()],
			texts: { ru: courseText("Курс", { body: empty }) },
		};
		expect(await catalog.errorsOf(catalog.write("courses", unplanned))).toEqual({
			"texts.ru.body.modules": "required",
		});
		const unpriced = { ...course, status: "published", texts: { ru: courseText("Курс") } };
		expect(await catalog.errorsOf(catalog.write("courses", unpriced))).toEqual({ tariffs: "required" });
		const nameless = { ...unpriced, texts: {} };
		expect(await catalog.errorsOf(catalog.write("courses", nameless))).toMatchObject({ texts: "required" });
		expect(await catalog.shown()).not.toContain("bare-draft");
	});

	test("is saved in one language though the other was opened and left empty; an empty one alone is asked for its title", async () => {
		const after = { role: "", text: "", source: null };
		const empty = { ...TEXT_STARTER, lead: " ", body: { ...TEXT_STARTER.body, after } };
		const course = await catalog.addCourse("one-language", { texts: { ru: courseText("Курс"), en: TEXT_STARTER } });
		expect(course.texts.en).toBeUndefined();
		const written = await catalog.write("courses", { ...course, texts: { ...course.texts, en: empty } });
		expect(written.status, JSON.stringify(written.body)).toBe(200);
		const begun = {
			...course,
			texts: { ru: course.texts.ru, en: { ...empty, body: { ...empty.body, skills: ["Lua"] } } },
		};
		expect(await catalog.errorsOf(catalog.write("courses", begun))).toEqual({ "texts.en.title": "required" });
		const alone = { ...course, texts: { ru: empty } };
		expect(await catalog.errorsOf(catalog.write("courses", alone))).toEqual({ "texts.ru.title": "required" });
	});

	test("appears by the clock, in the language that was scheduled", async () => {
		const scheduled = courseText("Скоро", { state: "scheduled", publishAt: SOON.toISOString() });
		const wrong = { ...scheduled, publishAt: null };
		const course = await catalog.addCourse("by-the-clock", { texts: { ru: scheduled, en: courseText("Now") } });
		expect(await catalog.errorsOf(catalog.write("courses", { ...course, texts: { ru: wrong } }))).toEqual({
			"texts.ru.publishAt": "required",
		});
		expect(await catalog.shown("en")).toContain("by-the-clock");
		expect(await catalog.shown("ru")).not.toContain("by-the-clock");
		expect((await nextCatalogueChange(office.db, NOW))?.getTime()).toBeLessThanOrEqual(SOON.getTime());
		expect(await catalog.shown("ru", SOON)).toContain("by-the-clock");
	});

	test("is called scheduled in the list until its moment, and is then on the site", async () => {
		const textAt = (publishAt: string) => courseText("Скоро", { state: "scheduled", publishAt });
		await catalog.addCourse("came-out", { texts: { ru: textAt("2026-01-01T10:00:00.000Z") } });
		await catalog.addCourse("comes-out", {
			texts: {
				ru: textAt("2999-01-01T10:00:00.000Z"),
				en: courseText("Now", { publishAt: "2999-01-01T10:00:00.000Z" }),
			},
		});
		expect((await nextCatalogueChange(office.db, NOW))?.getTime()).toBeGreaterThan(NOW.getTime());
		const listed = await office.ask<object[]>("editor", "/api/admin/courses?q=out&sort=slug&order=asc&perPage=100");
		const states = { "came-out": ["published", "missing"], "comes-out": ["scheduled", "published"] };
		for (const [slug, [stateRu, stateEn]] of Object.entries(states))
			expect(listed.body.data).toContainEqual(expect.objectContaining({ slug, stateRu, stateEn }));
	});

	test("on pause names another course that takes its place", async () => {
		const course = await catalog.addCourse("paused");
		const onPause = { ...course, status: "on_pause" };
		expect(await catalog.errorsOf(catalog.write("courses", onPause))).toEqual({ successorId: "required" });
		expect(await catalog.errorsOf(catalog.write("courses", { ...onPause, successorId: course.id }))).toEqual({
			successorId: "itself",
		});
		const successorId = await catalog.idOf("course", "scratch");
		const paused = await catalog.write("courses", { ...onPause, successorId });
		expect(paused.body.data).toMatchObject({ status: "on_pause", successorId });
		const { id, version } = paused.body.data;
		const body = { number: 1, version };
		const restored = await office.ask("editor", `/api/admin/courses/${id}/restore`, { method: "POST", body });
		expect(restored.body.data).toMatchObject({ status: "on_pause", successorId });
		const again = await catalog.write("courses", {
			...paused.body.data,
			...(restored.body.data as object),
			status: "published",
		});
		expect(again.body.data).toMatchObject({ status: "published", successorId: null });
	});

	test("stands in a category of its audience, beside others than itself", async () => {
		const course = await catalog.addCourse("well-placed");
		const adults = await office.db
			.selectFrom("category")
			.where("audience", "=", "adults")
			.select("id")
			.executeTakeFirstOrThrow();
		expect(await catalog.errorsOf(catalog.write("courses", { ...course, categoryId: adults.id }))).toEqual({
			categoryId: "otherAudience",
		});
		expect(await catalog.errorsOf(catalog.write("courses", { ...course, related: [course.id] }))).toEqual({
			related: "itself",
		});
		expect(await catalog.errorsOf(catalog.write("courses", { ...course, teachers: [course.id] }))).toEqual({
			teachers: "unknown",
		});
		expect(await catalog.errorsOf(catalog.write("courses", { ...course, related: [adults.id] }))).toEqual({
			related: "unknown",
		});
		expect(await catalog.errorsOf(catalog.write("courses", { ...course, ageTo: 8 }))).toEqual({ ageTo: "tooSmall:9" });
		const ageless = { ...course, ageFrom: null, ageTo: null };
		expect(await catalog.errorsOf(catalog.write("courses", ageless))).toEqual({ ageFrom: "required" });
		const draft = await catalog.write("courses", { ...ageless, status: "draft" });
		expect(draft.body.data).toMatchObject({ status: "draft", ageFrom: null });
		const shown = { ...ageless, version: draft.body.data.version, status: "in_development" };
		expect(await catalog.errorsOf(catalog.write("courses", shown))).toEqual({ ageFrom: "required" });
		expect(await catalog.errorsOf(catalog.write("courses", { ...course, salaryFrom: 100 }))).toMatchObject({
			salaryTo: "required",
			salaryCurrency: "required",
			salaryAsOf: "required",
		});
	});

	test("is archived, not deleted: what was ordered can still be read", async () => {
		const course = await catalog.addCourse("to-archive");
		expect(await catalog.shown()).toContain("to-archive");
		const path = `/api/admin/courses/${course.id}?version=${course.version}`;
		expect((await office.ask("editor", path, { method: "DELETE" })).status).toBe(200);
		expect(await catalog.shown()).not.toContain("to-archive");
		expect((await catalog.read<CourseRecord>("courses", course.id)).status).toBe("archived");
	});
});

describe("tariffs of a course", () => {
	test("keep their identity by their code, in the order of the document", async () => {
		const course = await catalog.addCourse("reordered", {
			tariffs: [courseTariff(), courseTariff({ code: "solo", recommended: false })],
		});
		const [group, solo] = course.tariffs;
		const written = await catalog.write("courses", { ...course, tariffs: [{ ...solo, priceRub: 44_000_00 }, group] });
		expect(written.body.data.tariffs.map(({ id, priceRub }) => [id, priceRub])).toEqual([
			[solo.id, 44_000_00],
			[group.id, 30_000_00],
		]);
	});

	test("do not vanish while a group, an order or a request leans on them", async () => {
		const course = await catalog.addCourse("leaned-on", {
			tariffs: [courseTariff(), courseTariff({ code: "solo", recommended: false })],
		});
		const [group, solo] = course.tariffs;
		await catalog.add("starts", startOf(course, group));
		expect(await catalog.errorsOf(catalog.write("courses", { ...course, tariffs: [solo] }))).toEqual({
			tariffs: "inUse",
		});
		expect((await catalog.write("courses", { ...course, tariffs: [group] })).status).toBe(200);
	});

	test("have one code each, one recommendation together, and a sale that lowers both prices", async () => {
		const course = await catalog.addCourse("well-priced");
		const two = (second: Record<string, unknown>) =>
			catalog.write("courses", { ...course, tariffs: [courseTariff(), courseTariff(second)] });
		expect(await catalog.errorsOf(two({ recommended: false }))).toEqual({ "tariffs.1.code": "taken" });
		expect(await catalog.errorsOf(two({ code: "solo" }))).toEqual({ "tariffs.1.recommended": "onlyOne" });
		const cheap = { code: "solo", recommended: false, oldPriceRub: 30_000_00 };
		expect(await catalog.errorsOf(two(cheap))).toEqual({
			"tariffs.1.oldPriceRub": "oldPrice",
			"tariffs.1.oldPriceUsd": "required",
		});
		expect(await catalog.errorsOf(two({ ...cheap, oldPriceRub: 30_000_01, oldPriceUsd: 400_00 }))).toEqual({
			"tariffs.1.oldPriceUsd": "oldPrice",
		});
	});

	test("are no cheaper in a sale than the largest discount that the school names, unless they were before", async () => {
		const course = await catalog.addCourse("deep-sale");
		const sale = (oldPriceRub: number, oldPriceUsd = 800_00) =>
			catalog.write("courses", { ...course, tariffs: [courseTariff({ oldPriceRub, oldPriceUsd })] });
		expect(await catalog.errorsOf(sale(61_300_00))).toEqual({ "tariffs.0.oldPriceRub": "overDiscount" });
		expect(await catalog.errorsOf(sale(60_000_00, 817_00))).toEqual({ "tariffs.0.oldPriceUsd": "overDiscount" });
		const deepest = await sale(60_000_00);
		expect(deepest.status).toBe(200);
		await office.db.updateTable("tariff").set({ oldPriceRub: 90_000_00 }).where("courseId", "=", course.id).execute();
		const before = await catalog.read<CourseRecord>("courses", course.id);
		expect((await catalog.write("courses", { ...before, popularity: 7 })).status).toBe(200);
	});
});
