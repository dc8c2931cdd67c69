import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { repeatStarts } from "../../app/features/catalog/places/repeat-starts.server.ts";
import { MINUTE_MS } from "../../app/shared/durations.ts";
import { addBlogNames, type BlogNames, buildPost } from "../../tests/fixtures/office/blog-samples.ts";
import { courseSample, courseTariff } from "../../tests/fixtures/office/course-sample.ts";
import { startSample } from "../../tests/fixtures/office/start-sample.ts";
import { teacherSample } from "../../tests/fixtures/office/teacher-sample.ts";
import { webinarSample } from "../../tests/fixtures/office/webinar-sample.ts";
import { seedTestSchool } from "../../tests/fixtures/seed-test-school.ts";
import { openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";

let now = new Date("2026-11-23T09:00:00Z");
let office: TestOffice;
let names: BlogNames;
beforeAll(async () => {
	office = await openTestOffice({ clock: { now: () => now }, fill: (db) => seedTestSchool(db, { now }) });
	names = await addBlogNames(office.db);
});
afterAll(() => office.close());

type Text = { title: string; state: string; publishAt: string | null };
type Post = { readonly id: string; readonly version: number; readonly texts: Record<"ru" | "en", Text | null> };

const ask = (path: string, method: string, body: object) =>
	office.ask<Post>("editor", `/api/admin/posts${path}`, { method, body });
const write = async (path: string, method: string, body: object) => (await ask(path, method, body)).body.data;
const restoreFirst = ({ id, version }: Post) => write(`/${id}/restore`, "POST", { number: 1, version });

describe("an older state of a post that is brought back", () => {
	test("brings its words and leaves the post on the site, since the day when it came there", async () => {
		const sample = buildPost(names, "came-later");
		const draft = {
			...sample,
			texts: { ...sample.texts, ru: { ...sample.texts.ru, state: "draft", title: "Черновик" } },
		};
		const written = await write("", "POST", draft);
		const publicText = { ...sample.texts.ru, state: "published", title: "На сайте" };
		const published = await write(`/${written.id}`, "PUT", { ...written, texts: { ...written.texts, ru: publicText } });
		now = new Date(now.getTime() + MINUTE_MS);
		const restored = await restoreFirst(published);
		expect(restored.texts.ru).toMatchObject({ title: "Черновик", state: "published" });
		expect(restored.texts.ru?.publishAt).toBe(published.texts.ru?.publishAt);
	});

	test("takes no language away that came later, and publishes none that was taken away", async () => {
		const sample = buildPost(names, "two-languages");
		const written = await write("", "POST", {
			...sample,
			texts: { ru: { ...sample.texts.ru, state: "published" }, en: null },
		});
		const other = { ru: null, en: { ...sample.texts.en, state: "published", title: "Came later" } };
		const turned = await write(`/${written.id}`, "PUT", { ...written, texts: other });
		const restored = await restoreFirst(turned);
		expect(restored.texts).toMatchObject({ ru: { state: "draft" }, en: { title: "Came later", state: "published" } });
	});
});

test("an older state that the rules of today do not allow is not brought back", async () => {
	const written = await write("", "POST", buildPost(names, "against-rules"));
	await office.db.updateTable("revision").set({ document: "{}" }).where("recordId", "=", written.id).execute();
	const { status, body } = await ask(`/${written.id}/restore`, "POST", { number: 1, version: written.version });
	expect([status, body.code]).toEqual([409, "outdatedRevision"]);
});

describe("an older state of a group that is brought back", () => {
	type Group = { readonly id: string; readonly version: number };
	const change = async (path: string, method: "GET" | "POST" | "PUT", body?: object) =>
		(await office.ask<Group>("editor", `/api/admin/starts${path}`, { method, ...(body ? { body } : {}) })).body.data;
	const restore = ({ id, version }: Group) => change(`/${id}/restore`, "POST", { number: 1, version });

	test("leaves its date, and after how many days it is held again, as they are by now", async () => {
		const written = await change("", "POST", await startSample.build(office.db));
		const later = { startsAt: "2027-02-16T08:00:00.000Z", zone: "Asia/Omsk", repeatDays: 14 };
		const moved = await change(`/${written.id}`, "PUT", { ...written, ...later, seatsTotal: 12 });
		expect(await restore(moved)).toMatchObject({ ...later, seatsTotal: 8 });
	});

	test("opens no second group after one that has begun", async () => {
		const sample = { ...(await startSample.build(office.db)), startsAt: "2026-12-05T08:00:00.000Z" };
		const { id } = await change("", "POST", { ...sample, repeatDays: 7 });
		const begun = new Date("2026-12-06T08:00:00Z");
		expect(await repeatStarts(office.db, begun)).toBe(1);
		expect(await restore(await change(`/${id}`, "GET"))).toMatchObject({ repeatDays: null });
		expect(await repeatStarts(office.db, begun)).toBe(0);
	});
});

test("an older state of a teacher who has left brings nobody back to the site", async () => {
	type Teacher = { readonly id: string; readonly version: number; readonly position: number };
	const change = async (path: string, method: string, body: object) =>
		(await office.ask<Teacher>("editor", `/api/admin/teachers${path}`, { method, body })).body.data;
	const written = await change("", "POST", await teacherSample.build(office.db));
	const left = await change(`/${written.id}`, "PUT", { ...written, hasLeft: true, position: 99 });
	const restored = await change(`/${written.id}/restore`, "POST", { number: 1, version: left.version });
	expect(restored).toMatchObject({ hasLeft: true, position: written.position });
});

test("an older state of a course brings its words back, and no price or sale", async () => {
	type Course = { readonly id: string; readonly version: number; readonly tariffs: readonly object[] };
	const change = async (path: string, method: string, body: object) =>
		(await office.ask<Course>("editor", `/api/admin/courses${path}`, { method, body })).body.data;
	const sample = await courseSample.build(office.db);
	const sale = { oldPriceRub: 20_000_00, oldPriceUsd: 250_00, saleUntil: "2027-01-01T00:00:00.000Z" };
	const onSale = courseTariff({ priceRub: 15_000_00, priceUsd: 200_00, ...sale });
	const written = await change("", "POST", { ...sample, popularity: 7, tariffs: [onSale] });
	const added = courseTariff({ code: "own", kind: "individual", recommended: false });
	const later = { popularity: 8, tariffs: [courseTariff(), added] };
	const changed = await change(`/${written.id}`, "PUT", { ...written, ...later });
	const restored = await change(`/${written.id}/restore`, "POST", { number: 1, version: changed.version });
	expect(restored).toMatchObject({ popularity: 7, tariffs: changed.tariffs });
});

test("an older state of a webinar that is brought back leaves its date and its recording as they are by now", async () => {
	type Webinar = { readonly id: string; readonly version: number };
	const change = async (path: string, method: string, body: object) =>
		(await office.ask<Webinar>("editor", `/api/admin/webinars${path}`, { method, body })).body.data;
	const sample = await webinarSample.build(office.db);
	const written = await change("", "POST", { ...sample, repeatDays: 7 });
	const later = {
		startsAt: "2026-12-15T16:00:00.000Z",
		zone: "Asia/Omsk",
		streamAddress: "https://live.school.example/later",
		repeatDays: null,
		replayAddress: "https://video.school.example/sample",
		replayFrom: "2026-12-15T18:00:00.000Z",
		replayUntil: "2026-12-20T18:00:00.000Z",
	};
	const moved = await change(`/${written.id}`, "PUT", { ...written, ...later, seats: 20 });
	const restored = await change(`/${written.id}/restore`, "POST", { number: 1, version: moved.version });
	expect(restored).toMatchObject({ ...later, seats: 40 });
});
