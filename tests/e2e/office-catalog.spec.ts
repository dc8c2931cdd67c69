import { expect, test } from "@playwright/test";
import { writeBasket } from "../../app/features/checkout/basket/basket-cookie.ts";
import { HOUR_MS, MINUTE_MS } from "../../app/shared/durations.ts";
import type { CourseRecord } from "../fixtures/office/catalog-records.ts";
import { type OfficeServer, startOfficeServer } from "../fixtures/office-server.ts";
import { bringForward } from "./office-steps.ts";

/* What staff change in the catalogue is what visitors see: over one real server, its cache of pages and its addresses. */

const SLUG = "godot-2d";
const CATEGORY = "games";
/** An edit is on every page within a second. */
const SOON_MS = 1000;

type Row = Pick<CourseRecord, "id" | "slug">;

let school: OfficeServer;
test.describe.configure({ mode: "serial", timeout: 120_000 });
test.beforeAll(async () => {
	school = await startOfficeServer();
});
test.afterAll(() => school.stop());

type Page = { readonly status: number; readonly text: string; readonly location: string | null };

async function visit(path: string, cookie = ""): Promise<Page> {
	const headers = { cookie, "accept-language": "ru", "user-agent": "Googlebot/2.1" };
	const response = await fetch(school.url + path, { redirect: "manual", headers });
	const text = plain(await response.text());
	return { status: response.status, text, location: response.headers.get("location") };
}

/** Pages and their data that say `words` by now: all of them, within a second of the change. */
async function expectSaid(paths: readonly string[], words: string, isSaid = true): Promise<void> {
	const deadline = Date.now() + SOON_MS;
	const wanted = plain(words);
	const wrong = await Promise.all(
		paths.map(async (path) => {
			// An old page comes from the cache at once, so there is time for many tries; a new one may take its time to be drawn.
			do {
				if ((await visit(path)).text.includes(wanted) === isSaid) return [];
			} while (Date.now() < deadline);
			return [path];
		}),
	);
	expect(wrong.flat(), `${isSaid ? "lack" : "still say"} «${words}»`).toEqual([]);
}

/** Without the spaces that only hold words together, and without the marks of a search. */
function plain(text: string): string {
	return text.replace(/[\u00a0\u202f]|&nbsp;/g, " ").replace(/<\/?mark[^>]*>/g, "");
}

async function readCourse(slug = SLUG): Promise<CourseRecord> {
	const { data } = (await school.ask<Row[]>("GET", `courses?q=${slug}&perPage=50`)).body;
	const row = data.find((one) => one.slug === slug);
	return read("courses", row);
}

/** The record that a list has shown. */
async function read<Document>(resource: string, row: { readonly id: string } | undefined): Promise<Document> {
	if (!row) throw new Error(`Not in the list of ${resource}`);
	return (await school.ask<Document>("GET", `${resource}/${row.id}`)).body.data;
}

async function write<Document extends { readonly id: string }>(
	resource: string,
	document: Document,
): Promise<Document> {
	const { status, body } = await school.ask<Document>("PUT", `${resource}/${document.id}`, document);
	expect(status, JSON.stringify(body)).toBe(200);
	return body.data;
}

/** Every place of the Russian site that names the course, kept in the cache before and read from it. */
const PLACES = [
	"/children",
	`/${CATEGORY}`,
	`/${CATEGORY}/${SLUG}`,
	`/c/${SLUG}`,
	`/compare?courses=${SLUG}`,
	`/${CATEGORY}/${SLUG}/_payload.json`,
	"/children/_payload.json",
	`/request?kind=trial&course=${SLUG}`,
	`/t-bank?course=${SLUG}`,
];

test("an edit of a course is on every page within a second, in its language alone", async () => {
	const course = await readCourse();
	const before = course.texts.ru.title;
	await expectSaid(PLACES, before);
	const title = "Заполярная мастерская игр";
	course.texts.ru.title = title;
	const saved = await write("courses", course);
	await expectSaid([...PLACES, `/search?q=${encodeURIComponent("заполярная")}`], title);
	await expectSaid([`/en/${CATEGORY}/${SLUG}`, "/en/children"], title, false);
	await write("courses", { ...saved, texts: { ...saved.texts, ru: { ...saved.texts.ru, title: before } } });
	await expectSaid(PLACES, before);
});

test("a changed price is one number everywhere: pages, calculator, basket, checkout, structured data", async () => {
	const course = await readCourse();
	const [tariff] = course.tariffs;
	const [roubles, dollars] = [77_770_00, 777_00];
	const tariffs = course.tariffs.map((one) => ({
		...one,
		priceRub: one.code === tariff.code ? roubles : roubles * 2,
		priceUsd: one.code === tariff.code ? dollars : dollars * 2,
		oldPriceRub: null,
		oldPriceUsd: null,
		saleUntil: null,
	}));
	const lists = ["/children", `/${CATEGORY}`, `/compare?courses=${SLUG},scratch`];
	const page = `/${CATEGORY}/${SLUG}`;
	const calculator = `/t-bank?course=${SLUG}&tariff=${tariff.code}`;
	await Promise.all([...lists, page, calculator].map((path) => visit(path)));
	await write("courses", { ...course, tariffs });
	const checkout = `/checkout?course=${SLUG}&tariff=${tariff.code}`;
	await expectSaid([...lists, page, calculator, checkout], "77 770 ₽");
	await expectSaid(["/feeds/yandex-courses.xml"], "77770");
	await expectSaid(["/en/children", `/en${page}`, `/en/compare?courses=${SLUG},scratch`], "$777");
	const [cookie = ""] = writeBasket([{ courseSlug: SLUG, tariffCode: tariff.code, startId: undefined }], false).split(
		";",
	);
	expect((await visit("/basket", cookie)).text).toContain("77 770 ₽");
	const { text } = await visit(page);
	const structured = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].join();
	expect(structured).toMatch(/"price":"?77770(?:\.00)?"?[,}]/);
});

test("a renamed course is found under all its old addresses for ever", async () => {
	let course = await readCourse();
	course = await write("courses", { ...course, slug: "godot-workshop" });
	course = await write("courses", { ...course, slug: "godot-studio" });
	for (const [old, present] of [
		[`/${CATEGORY}/${SLUG}`, `/${CATEGORY}/godot-studio`],
		[`/c/${SLUG}`, `/${CATEGORY}/godot-studio`],
		["/c/godot-workshop", `/${CATEGORY}/godot-studio`],
		[`/en/${CATEGORY}/godot-workshop`, `/en/${CATEGORY}/godot-studio`],
		[`/${CATEGORY}/${SLUG}?months=12`, `/${CATEGORY}/godot-studio?months=12`],
		[`/c/${SLUG}?utm_source=vk&gclid=1`, `/${CATEGORY}/godot-studio?utm_source=vk&gclid=1`],
	]) {
		const { status, location } = await visit(old ?? "");
		expect([old, status, location]).toEqual([old, 301, present]);
	}
	expect((await visit(`/${CATEGORY}/godot-studio`)).status).toBe(200);
	const kept = `orbita_basket=${SLUG}:${course.tariffs[0].code}`;
	for (const [path, cookie] of [
		["/basket", kept],
		["/checkout", kept],
		[`/checkout?course=${SLUG}`, ""],
	] as const) {
		expect.soft([path, (await visit(path, cookie)).text.includes("godot-studio")]).toEqual([path, true]);
	}
	const reserved = await school.ask("PUT", `courses/${course.id}`, { ...course, slug: "checkout" });
	expect(reserved).toMatchObject({ status: 400, body: { errors: { slug: "reserved" } } });
	const other = await readCourse("scratch");
	for (const slug of ["godot-studio", SLUG]) {
		const taken = await school.ask("PUT", `courses/${other.id}`, { ...other, slug });
		expect(taken).toMatchObject({ status: 400, body: { errors: { slug: "taken" } } });
	}
	await write("courses", { ...course, slug: SLUG });
	expect((await visit(`/${CATEGORY}/${SLUG}`)).status).toBe(200);
	expect((await visit("/c/godot-studio")).location).toBe(`/${CATEGORY}/${SLUG}`);
});

test("a renamed category takes its courses along, and a moved course leaves its address behind", async () => {
	const { body } = await school.ask<Row[]>("GET", `categories?q=${CATEGORY}`);
	const found = body.data.find(({ slug }) => slug === CATEGORY);
	const category = await read<Row>("categories", found);
	const renamed = await write("categories", { ...category, slug: "making-games" });
	for (const [old, present] of [
		[`/${CATEGORY}`, "/making-games"],
		[`/en/${CATEGORY}?age=9`, "/en/making-games?age=9"],
		[`/${CATEGORY}/${SLUG}`, `/making-games/${SLUG}`],
		[`/en/${CATEGORY}/${SLUG}`, `/en/making-games/${SLUG}`],
	]) {
		const { status, location } = await visit(old ?? "");
		expect([old, status, location]).toEqual([old, 301, present]);
	}
	await expectSaid(["/", "/children"], `href="/making-games"`);
	await write("categories", { ...renamed, slug: CATEGORY });
	const course = await readCourse();
	const [other] = (await school.ask<[Row]>("GET", "categories?q=programming")).body.data;
	const moved = await write("courses", { ...course, categoryId: other.id });
	expect(await visit(`/${CATEGORY}/${SLUG}`)).toMatchObject({ status: 301, location: `/${other.slug}/${SLUG}` });
	expect((await visit(`/nonsense/${SLUG}`)).status).toBe(404);
	await write("courses", { ...moved, categoryId: course.categoryId });
	expect((await visit(`/${CATEGORY}/${SLUG}`)).status).toBe(200);
});

test("an unpublished course is gone from lists, search, feeds and the sitemap, and answers 404", async () => {
	const course = await readCourse();
	const title = course.texts.ru.title;
	const word = encodeURIComponent("Godot");
	const lists = [
		"/children",
		`/${CATEGORY}`,
		"/",
		`/compare?courses=${SLUG},scratch`,
		`/search?q=${word}&kind=courses`,
	];
	const feeds = ["/sitemap-ru.xml", "/sitemap-en.xml", "/feeds/yandex-courses.xml", "/llms.txt"];
	await Promise.all(lists.map((path) => visit(path)));
	await expectSaid(feeds, `/${CATEGORY}/${SLUG}`);
	const draft = await write("courses", { ...course, status: "draft" });
	const deadline = Date.now() + SOON_MS;
	const gone = [`/${CATEGORY}/${SLUG}`, `/c/${SLUG}`, `/en/${CATEGORY}/${SLUG}`, `/${CATEGORY}/${SLUG}/_payload.json`];
	for (const path of gone) expect([path, (await visit(path)).status]).toEqual([path, 404]);
	expect(Date.now()).toBeLessThan(deadline);
	await expectSaid([...lists, `/request?kind=trial&course=${SLUG}`, `/t-bank?course=${SLUG}`], title, false);
	await expectSaid(feeds, `/${CATEGORY}/${SLUG}`, false);
	const half = { ...draft, status: "published", texts: { ...draft.texts, en: { ...draft.texts.en, state: "draft" } } };
	const russian = await write("courses", half);
	await expectSaid(["/children", `/${CATEGORY}/${SLUG}`], title);
	expect((await visit(`/en/${CATEGORY}/${SLUG}`)).status).toBe(404);
	expect((await visit(`/${CATEGORY}/${SLUG}`)).text).not.toContain(`href="/en/${CATEGORY}/${SLUG}"`);
	await write("courses", { ...russian, texts: course.texts });
	await expectSaid([`/en/${CATEGORY}/${SLUG}`], course.texts.en.title);
	await expectSaid(feeds, `/${CATEGORY}/${SLUG}`);
});

test("a scheduled text comes out by the clock, though its pages were kept", async () => {
	const course = await readCourse();
	const text = { ...course.texts.ru, state: "scheduled", publishAt: new Date(Date.now() + HOUR_MS) };
	await write("courses", { ...course, texts: { ...course.texts, ru: text } });
	const page = `/${CATEGORY}/${SLUG}`;
	expect((await visit(page)).status).toBe(404);
	await expectSaid(["/children", "/"], `href="${page}"`, false);
	const publishAt = await bringForward(school, { resource: "courses", slug: SLUG, locale: "ru" });
	await Promise.all([page, "/children", "/"].map((path) => visit(path)));
	await expect.poll(async () => (await visit(page)).status, { timeout: 60_000, intervals: [200] }).toBe(200);
	expect(Date.now()).toBeGreaterThanOrEqual(publishAt.getTime());
	await expectSaid(["/children", `/compare?courses=${SLUG}`], course.texts.ru.title);
	await write("courses", { ...(await readCourse()), texts: course.texts });
});

test("a draft is shown on its real page by a link, saved or not, and to nobody without it", async () => {
	const course = await readCourse();
	const title = "Черновик, которого никто не видит";
	const texts = { ...course.texts, ru: { ...course.texts.ru, state: "draft", title } };
	const saved = await write("courses", { ...course, status: "draft", texts });
	const linked = await school.ask<{ url: string }>("GET", `courses/${course.id}/preview?locale=ru`);
	const { pathname, search } = new URL(linked.body.data.url);
	expect(pathname).toBe(`/${CATEGORY}/${SLUG}`);
	const shown = await visit(pathname + search);
	expect(shown.status).toBe(200);
	expect(shown.text).toContain(title);
	expect((await visit(pathname)).status).toBe(404);
	const typed = { ...saved, texts: { ...texts, ru: { ...texts.ru, title: "Ещё не сохранено" } } };
	const unsaved = await school.ask<{ url: string }>("POST", `courses/${course.id}/preview?locale=ru`, typed);
	const typing = new URL(unsaved.body.data.url);
	expect((await visit(typing.pathname + typing.search)).text).toContain("Ещё не сохранено");
	const fresh = { ...typed, id: undefined, slug: "not-yet-there" };
	const offered = await school.ask<{ url: string }>("POST", "courses/new/preview?locale=ru", fresh);
	const unborn = new URL(offered.body.data.url);
	expect(await visit(unborn.pathname + unborn.search)).toMatchObject({ status: 200 });
	expect((await visit("/c/not-yet-there")).status).toBe(404);
	await write("courses", { ...saved, status: course.status, texts: course.texts });
});

test("places, reviews and answers to questions are on their pages within a second", async () => {
	const course = await readCourse();
	const review = {
		courseId: course.id,
		kind: "parent",
		rating: 4,
		avatar: "avatar-2",
		source: "Сайт",
		featured: false,
		status: "published",
		writtenAt: new Date(Date.now() - MINUTE_MS).toISOString(),
		text: {
			ru: { name: "Полина Заполярная", about: "Мама ученика", text: "Нам понравилось.", answer: "Спасибо, Полина." },
			en: { name: "Polina Polar", about: "A mother", text: "We liked it.", answer: "Thank you." },
		},
	};
	const pages = ["/reviews", `/${CATEGORY}/${SLUG}`];
	await Promise.all(pages.map((path) => visit(path)));
	const made = await school.ask<{ id: string }>("POST", "reviews", review);
	expect(made.status).toBe(201);
	await expectSaid(pages, "Полина Заполярная");
	await expectSaid(pages, "Спасибо, Полина.");
	await write("reviews", { ...made.body.data, status: "hidden" });
	await expectSaid(pages, "Полина Заполярная", false);

	const [question] = (await school.ask<{ id: string }[]>("GET", "faq-questions?perPage=1")).body.data;
	const whole = await read<{ id: string; text: { ru: { q: string } } }>("faq-questions", question);
	await visit("/faq");
	whole.text.ru.q = "Бывают ли занятия за Полярным кругом?";
	await write("faq-questions", whole);
	await expectSaid(["/faq"], "за Полярным кругом?");

	const starts = await school.ask<{ id: string }[]>("GET", `starts?courseId=${course.id}&when=coming`);
	const [first] = starts.body.data;
	const start = await read<{ id: string }>("starts", first);
	await write("starts", { ...start, status: "cancelled" });
	await expectSaid([`/${CATEGORY}/${SLUG}`], start.id, false);
});
