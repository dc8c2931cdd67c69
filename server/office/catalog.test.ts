import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findCategoryRedirect } from "../../app/features/catalog/find-category-redirect.server.ts";
import { findCourseRedirect } from "../../app/features/catalog/find-course-redirect.server.ts";
import { listCourses } from "../../app/features/catalog/list-courses.server.ts";
import { nextCatalogueChange } from "../../app/features/catalog/next-catalogue-change.server.ts";
import { seedSchool } from "../../database/seed/seed-school.server.ts";
import { buildCourseDocument, courseTariff, courseText } from "../../tests/fixtures/office/course-sample.ts";
import { openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";

const NOW = new Date("2026-11-23T09:00:00Z");
const SOON = new Date("2026-11-24T06:00:00Z");
const VIEW = { locale: "ru", now: NOW, months: 24 } as const;
let office: TestOffice;
beforeAll(async () => {
	office = await openTestOffice({ clock: { now: () => NOW }, fill: (db) => seedSchool(db, NOW) });
}, 60_000);
afterAll(() => office.close());

// biome-ignore lint/suspicious/noExplicitAny: a test changes documents of many shapes.
type Document = any;

async function idOf(table: "course" | "category", slug: string): Promise<string> {
	const row = await office.db.selectFrom(table).where("slug", "=", slug).select("id").executeTakeFirstOrThrow();
	return row.id;
}
async function read(resource: string, id: string): Promise<Document> {
	return (await office.ask("editor", `/api/admin/${resource}/${id}`)).body.data;
}
function write(resource: string, body: Document) {
	return office.ask("editor", `/api/admin/${resource}/${body.id}`, { method: "PUT", body });
}
async function add(resource: string, body: Document): Promise<Document> {
	const answer = await office.ask("editor", `/api/admin/${resource}`, { method: "POST", body });
	expect(answer.status, JSON.stringify(answer.body)).toBe(201);
	return answer.body.data;
}
async function addCourse(slug: string, overrides: Document = {}): Promise<Document> {
	return add("courses", { ...(await buildCourseDocument(office.db)), slug, ...overrides });
}
async function errorsOf(answer: ReturnType<typeof write>): Promise<Document> {
	const { status, body } = await answer;
	return status === 400 ? body.errors : { status, body };
}
async function shown(locale: "ru" | "en" = "ru", now = NOW): Promise<string[]> {
	return (await listCourses(office.db, {}, { ...VIEW, locale, now })).map(({ slug }) => slug);
}

describe("a course", () => {
	test("of the school is written as it was read, and nothing of it changes", async () => {
		const courses = await office.db.selectFrom("course").select(["id", "slug"]).execute();
		expect(courses.length).toBeGreaterThan(25);
		for (const { id, slug } of courses) {
			const before = await read("courses", id);
			const written = await write("courses", before);
			expect(written.status, `${slug}: ${JSON.stringify(written.body)}`).toBe(200);
			const { version: _v, updatedAt: _u, ...left } = before;
			const { version: _w, updatedAt: _x, ...right } = written.body.data;
			expect(right).toEqual(left);
		}
		const audited = await office.db.selectFrom("auditEntry").where("resource", "=", "courses").select("id").execute();
		expect(audited).toEqual([]);
	});

	test("that came with the school can be brought back as it was before its first edit", async () => {
		const before = await read("courses", await idOf("course", "blender-3d"));
		const edited = await write("courses", { ...before, popularity: 1 });
		const { body } = await office.ask("editor", `/api/admin/courses/${before.id}/history`);
		expect(body.data.map(({ number, by }: Document) => [number, by])).toEqual([
			[2, "editor"],
			[1, null],
		]);
		expect(body.data[0].changes).toEqual([{ field: "popularity", before: before.popularity, after: 1 }]);
		const restored = await office.ask("editor", `/api/admin/courses/${before.id}/restore`, {
			method: "POST",
			body: { number: 1, version: edited.body.data.version },
		});
		expect(restored.body.data.popularity).toBe(before.popularity);
	});

	test("whose one language changed keeps the time of the other text", async () => {
		const course = await addCourse("two-texts");
		const timesOf = () =>
			office.db
				.selectFrom("courseText")
				.where("courseId", "=", course.id)
				.orderBy("locale")
				.select(["locale", "version"])
				.execute();
		course.texts.ru.lead = "Новое начало";
		expect((await write("courses", course)).status).toBe(200);
		expect(await timesOf()).toEqual([
			{ locale: "en", version: 1 },
			{ locale: "ru", version: 2 },
		]);
	});

	test("may be a draft with a title alone, but is published whole", async () => {
		const draft = { state: "draft", title: "Черновик", body: { seo: {} } };
		const course = await addCourse("bare-draft", { status: "draft", tariffs: [], texts: { ru: draft } });
		expect(course.texts.en).toBeUndefined();
		const whole = { ...course, status: "published", texts: { ru: { ...course.texts.ru, state: "published" } } };
		expect(await errorsOf(write("courses", whole))).toMatchObject({
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
		expect(await errorsOf(write("courses", unplanned))).toEqual({ "texts.ru.body.modules": "required" });
		const unpriced = { ...course, status: "published", texts: { ru: courseText("Курс") } };
		expect(await errorsOf(write("courses", unpriced))).toEqual({ tariffs: "required" });
		const nameless = { ...unpriced, texts: {} };
		expect(await errorsOf(write("courses", nameless))).toMatchObject({ texts: "required" });
		expect(await shown()).not.toContain("bare-draft");
	});

	test("appears by the clock, in the language that was scheduled", async () => {
		const scheduled = courseText("Скоро", { state: "scheduled", publishAt: SOON.toISOString() });
		const wrong = { ...scheduled, publishAt: null };
		const course = await addCourse("by-the-clock", { texts: { ru: scheduled, en: courseText("Now") } });
		expect(await errorsOf(write("courses", { ...course, texts: { ru: wrong } }))).toEqual({
			"texts.ru.publishAt": "required",
		});
		expect(await shown("en")).toContain("by-the-clock");
		expect(await shown("ru")).not.toContain("by-the-clock");
		expect((await nextCatalogueChange(office.db, NOW))?.getTime()).toBeLessThanOrEqual(SOON.getTime());
		expect(await shown("ru", SOON)).toContain("by-the-clock");
	});

	test("on pause names another course that takes its place", async () => {
		const course = await addCourse("paused");
		const onPause = { ...course, status: "on_pause" };
		expect(await errorsOf(write("courses", onPause))).toEqual({ successorId: "required" });
		expect(await errorsOf(write("courses", { ...onPause, successorId: course.id }))).toEqual({ successorId: "itself" });
		const successorId = await idOf("course", "scratch");
		const paused = await write("courses", { ...onPause, successorId });
		expect(paused.body.data).toMatchObject({ status: "on_pause", successorId });
	});

	test("stands in a category of its audience, beside others than itself", async () => {
		const course = await addCourse("well-placed");
		const adults = await office.db
			.selectFrom("category")
			.where("audience", "=", "adults")
			.select("id")
			.executeTakeFirstOrThrow();
		expect(await errorsOf(write("courses", { ...course, categoryId: adults.id }))).toEqual({
			categoryId: "otherAudience",
		});
		expect(await errorsOf(write("courses", { ...course, related: [course.id] }))).toEqual({ related: "itself" });
		expect(await errorsOf(write("courses", { ...course, teachers: [course.id] }))).toEqual({ teachers: "unknown" });
		expect(await errorsOf(write("courses", { ...course, ageTo: 8 }))).toEqual({ ageTo: "tooSmall" });
		expect(await errorsOf(write("courses", { ...course, salaryFrom: 100 }))).toMatchObject({
			salaryTo: "required",
			salaryCurrency: "required",
			salaryAsOf: "required",
		});
	});

	test("is archived, not deleted: what was ordered can still be read", async () => {
		const course = await addCourse("to-archive");
		expect(await shown()).toContain("to-archive");
		const path = `/api/admin/courses/${course.id}?version=${course.version}`;
		expect((await office.ask("editor", path, { method: "DELETE" })).status).toBe(200);
		expect(await shown()).not.toContain("to-archive");
		expect((await read("courses", course.id)).status).toBe("archived");
	});
});

describe("tariffs of a course", () => {
	test("keep their identity by their code, in the order of the document", async () => {
		const course = await addCourse("reordered", {
			tariffs: [courseTariff(), courseTariff({ code: "solo", recommended: false })],
		});
		const [group, solo] = course.tariffs;
		const written = await write("courses", { ...course, tariffs: [{ ...solo, priceRub: 44_000_00 }, group] });
		expect(written.body.data.tariffs.map(({ id, priceRub }: Document) => [id, priceRub])).toEqual([
			[solo.id, 44_000_00],
			[group.id, 30_000_00],
		]);
	});

	test("do not vanish while a group, an order or a request leans on them", async () => {
		const course = await addCourse("leaned-on", {
			tariffs: [courseTariff(), courseTariff({ code: "solo", recommended: false })],
		});
		const [group, solo] = course.tariffs;
		await add("starts", startOf(course, group));
		expect(await errorsOf(write("courses", { ...course, tariffs: [solo] }))).toEqual({ tariffs: "inUse" });
		expect((await write("courses", { ...course, tariffs: [group] })).status).toBe(200);
	});

	test("have one code each, one recommendation together, and a sale that lowers both prices", async () => {
		const course = await addCourse("well-priced");
		const two = (second: Document) => write("courses", { ...course, tariffs: [courseTariff(), courseTariff(second)] });
		expect(await errorsOf(two({ recommended: false }))).toEqual({ "tariffs.1.code": "taken" });
		expect(await errorsOf(two({ code: "solo" }))).toEqual({ "tariffs.1.recommended": "onlyOne" });
		const cheap = { code: "solo", recommended: false, oldPriceRub: 30_000_00 };
		expect(await errorsOf(two(cheap))).toEqual({
			"tariffs.1.oldPriceRub": "oldPrice",
			"tariffs.1.oldPriceUsd": "required",
		});
	});
});

describe("an address", () => {
	test("that a page of the site has is refused", async () => {
		const course = await addCourse("not-reserved");
		expect(await errorsOf(write("courses", { ...course, slug: "checkout" }))).toEqual({ slug: "reserved" });
		const category = await read("categories", await idOf("category", "design"));
		expect(await errorsOf(write("categories", { ...category, slug: "blog" }))).toEqual({ slug: "reserved" });
	});

	test("of another course, or one that leads to another, is refused; one's own old name is not", async () => {
		let course = await addCourse("first-name");
		const other = await addCourse("other-name");
		const rename = async (slug: string) => {
			const written = await write("courses", { ...course, slug });
			expect(written.status, slug).toBe(200);
			course = written.body.data;
		};
		await rename("second-name");
		await rename("third-name");
		for (const slug of ["first-name", "second-name", "third-name"]) {
			expect(await errorsOf(write("courses", { ...other, slug })), slug).toEqual({ slug: "taken" });
		}
		const leads = (slug: string) => findCourseRedirect(office.db, { slug, category: undefined });
		expect(await leads("first-name")).toMatch(/\/third-name$/);
		await rename("first-name");
		expect(await leads("first-name")).toBeUndefined();
		expect(await leads("second-name")).toMatch(/\/first-name$/);
		expect(await leads("third-name")).toMatch(/\/first-name$/);
	});

	test("of a category is carried over by everything that stood under it", async () => {
		const category = await read("categories", await idOf("category", "games"));
		const renamed = await write("categories", { ...category, slug: "game-making" });
		expect(renamed.status).toBe(200);
		expect(await findCategoryRedirect(office.db, "games")).toBe("/game-making");
		expect(await findCourseRedirect(office.db, { slug: "godot-2d", category: "games" })).toBe("/game-making/godot-2d");
		const again = await write("categories", { ...renamed.body.data, slug: "games" });
		expect(again.status).toBe(200);
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
		const course = await read("courses", await idOf("course", "scratch"));
		const renamed = await write("courses", { ...course, slug: "scratch-for-all" });
		expect(renamed.status).toBe(200);
		const after = await count();
		expect(after("scratch-for-all")).toEqual(before);
		expect(after("scratch")).toEqual([0, 0, 0, 0]);
		expect((await write("courses", { ...renamed.body.data, slug: "scratch" })).status).toBe(200);
		expect((await count())("scratch")).toEqual(before);
	});
});

function startOf(course: Document, tariff: Document) {
	return {
		courseId: course.id,
		tariffId: tariff.id,
		teacherId: null,
		startsAt: "2027-01-16T08:00:00.000Z",
		zone: "Europe/Moscow",
		seatsTotal: 8,
		status: "open",
	};
}

function addRequest() {
	const values = {
		kind: "trial" as const,
		name: "Анна",
		phone: "+79031234567",
		phoneRaw: "8 903 123-45-67",
		channel: "call",
		locale: "ru" as const,
		token: crypto.randomUUID(),
		idempotencyKey: crypto.randomUUID(),
		contentHash: "x",
		respondBy: NOW,
		repeatKeyPhone: crypto.randomUUID(),
		utm: "{}",
	};
	return office.db.insertInto("contactRequest").values(values).returning("id").executeTakeFirstOrThrow();
}

describe("a group", () => {
	test("never has fewer places than are taken and held, and keeps its course while they are", async () => {
		const course = await addCourse("with-groups");
		const other = await addCourse("with-other-groups");
		const start = await add("starts", startOf(course, course.tariffs[0]));
		expect(await errorsOf(write("starts", { ...start, tariffId: other.tariffs[0].id }))).toEqual({
			tariffId: "unknown",
		});
		await office.db.updateTable("start").set({ seatsTaken: 3 }).where("id", "=", start.id).execute();
		const { id: requestId } = await addRequest();
		const { id: otherId } = await addRequest();
		const hold = { requestId, startId: start.id, expiresAt: new Date(NOW.getTime() + 60_000) };
		const late = { requestId: otherId, startId: start.id, expiresAt: new Date(NOW.getTime() - 60_000) };
		await office.db.insertInto("seatHold").values([hold, late]).execute();
		expect(await errorsOf(write("starts", { ...start, seatsTotal: 3 }))).toEqual({ seatsTotal: "belowTaken" });
		const moved = { ...start, courseId: other.id, tariffId: other.tariffs[0].id };
		expect(await errorsOf(write("starts", moved))).toEqual({ courseId: "inUse" });
		const smaller = await write("starts", { ...start, seatsTotal: 4 });
		expect(smaller.body.data.seatsTotal).toBe(4);
		const path = `/api/admin/starts/${start.id}?version=${smaller.body.data.version}`;
		expect(await office.ask("editor", path, { method: "DELETE" })).toMatchObject({
			status: 409,
			body: { code: "inUse" },
		});
		const listed = await office.ask("manager", `/api/admin/starts?courseId=${course.id}`);
		expect(listed.body.data).toMatchObject([{ seatsTotal: 4, seatsTaken: 3 }]);
	});
});

describe("what others lean on", () => {
	test("a category with courses and a group with questions stay", async () => {
		const refused = { status: 409, body: { code: "inUse" } };
		const category = await read("categories", await idOf("category", "roblox"));
		const path = `/api/admin/categories/${category.id}?version=${category.version}`;
		expect(await office.ask("owner", path, { method: "DELETE" })).toMatchObject(refused);
		expect(await errorsOf(write("categories", { ...category, audience: "adults" }))).toEqual({ audience: "inUse" });
		const group = await office.db.selectFrom("faqGroup").select(["id", "version"]).executeTakeFirstOrThrow();
		const groupPath = `/api/admin/faq-groups/${group.id}?version=${group.version}`;
		expect(await office.ask("owner", groupPath, { method: "DELETE" })).toMatchObject(refused);
	});
});
