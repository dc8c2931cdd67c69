import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { buildCourse } from "../../../tests/fixtures/build-course.ts";
import { buildPost, russianText, seedTestBlog } from "../../../tests/fixtures/build-post.ts";
import { seedTestSchool } from "../../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import type { Locale } from "../../shared/localized.ts";
import { searchSite } from "./search-site.server.ts";
import { readSearchFilters, searchPath } from "./search-view.ts";

const NOW = new Date("2026-11-18T09:00:00Z");
const settings = { tax_deduction: null, maternity_capital: null, lenders: null };

describe("the search of the site", () => {
	let opened: OpenDatabase;

	beforeAll(async () => {
		opened = await openTestDatabase();
		const course = buildCourse();
		const named = (slug: string, title: string, short: string) =>
			buildCourse({ slug, ru: { ...course.ru, title, short }, en: { ...course.en, title: slug, short: slug } });
		await seedTestSchool(opened.db, {
			now: NOW,
			courses: [
				named("python", "Программирование на Питоне", "Первые программы ещё до зимы"),
				named("blender", "Блендер с нуля", "Сцены и <b>свет</b>"),
				named("designer", "Геймдизайнер", "Чем занят геймдизайн"),
				named("instalment", "Режим дня", "Реже всего"),
				named("install", "Реже обычного", "Всё"),
				named("secret", "Тайное программирование", "Черновик"),
				named("diary", "Дневник", "О музыке, для музыки и под музыку"),
				named("melody", "Музыка кода", "Пишем мелодии"),
				...Array.from({ length: 8 }, (_, index) => named(`robot-${index}`, `Робот ${index}`, "Собираем робота")),
			],
		});
		await opened.db.updateTable("course").set({ status: "draft" }).where("slug", "=", "secret").execute();
		await seedTestBlog(opened.db, {
			now: NOW,
			posts: [
				buildPost({
					slug: "cats",
					...russianText({
						title: "Как учить программированию",
						excerpt: "Ещё раз о котах.",
						body: "Начинаем с кота и светлячка.",
					}),
				}),
			],
		});
		const group = await opened.db
			.insertInto("faqGroup")
			.values({
				slug: "start",
				position: 0,
				pages: [],
				text: JSON.stringify({ ru: { title: "Старт" }, en: { title: "Start" } }),
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		await opened.db
			.insertInto("faqQuestion")
			.values({
				groupId: group.id,
				position: 0,
				text: JSON.stringify({
					ru: {
						q: "Нужно ли знать программирование?",
						a: "Нет, {{trial_minutes}} минут хватит.\n\nНоутбук пригодится.",
					},
					en: { q: "Do I need programming?", a: "No." },
				}),
			})
			.execute();
		const page = { locale: "ru", lead: "Ответим за {{trial_minutes}} минут.", state: "published" } as const;
		const seo = JSON.stringify({ title: "", description: "Телефон, почта и мессенджеры" });
		await opened.db
			.insertInto("page")
			.values([
				{ ...page, seo, slug: "contacts", title: "Контакты", body: "## Как проехать {address}\n\nМимо парка." },
				{ ...page, seo, slug: "licence", title: "Лицензия", body: "", state: "draft" },
				{ ...page, seo, slug: "tax", title: "Налоговый вычет", body: "" },
				{ ...page, seo, slug: "sveden-common", title: "Основные сведения", body: "" },
			])
			.execute();
	});
	afterAll(() => opened.close());

	async function search(query: string, locale: Locale = "ru") {
		const filters = readSearchFilters(new URLSearchParams(query));
		return searchSite(opened.db, { filters, locale, now: NOW, facts: { trial_minutes: "45" }, settings });
	}
	async function paths(typed: string, locale?: Locale) {
		const { groups } = await search(new URLSearchParams({ q: typed }).toString(), locale);
		return groups.flatMap(({ hits }) => hits.map(({ path }) => path));
	}

	test("finds any form of a word in every kind, in the order of the page, published ones only", async () => {
		for (const typed of ["программирование", "программированию", "Программированием"]) {
			expect(await paths(typed), typed).toEqual(["/games/python", "/blog/cats", "/faq#start"]);
		}
		expect(await paths("programming", "en")).toEqual(["/faq#start"]);
	});

	test("«ё» and «е» are one letter; a beginning finds the word", async () => {
		expect(await paths("еще")).toEqual(["/games/python", "/blog/cats"]);
		expect(await paths("ещё")).toEqual(["/games/python", "/blog/cats"]);
		expect(await paths("бленд")).toEqual(["/games/blender"]);
		expect(await paths("ноутб")).toEqual(["/faq#start"]);
	});

	test("what stands in other texts as it was typed is not mended into what posts have", async () => {
		const found = await search("q=программирование питон");
		expect(found.groups.map(({ kind }) => kind)).toEqual(["courses"]);
		expect(found.mended).toBeUndefined();
		const mended = await search("q=програмирование");
		expect(mended.mended).toBe("программирование");
		expect(mended.groups.map(({ kind }) => kind)).toEqual(["courses", "posts", "faq"]);
	});

	test("a slip is mended by words that posts do not have, by the one with another letter first", async () => {
		expect(await search("q=сабираем работа")).toMatchObject({ mended: "собираем робота", total: 8 });
		expect(await search("q=ноубук")).toMatchObject({ mended: "ноутбук", total: 1 });
		expect(await search("q=геймдизайнир")).toMatchObject({ mended: "геймдизайнер", total: 1 });
		expect(await search("q=тайнае")).toMatchObject({ mended: undefined, total: 0 });
	});

	test("a word that any text has as it was typed is no beginning of others", async () => {
		expect(await paths("свет")).toEqual(["/games/blender"]);
		expect(await paths("светл")).toEqual(["/blog/cats"]);
	});

	test("a word is told from others that have its stem, in what is found and in what is marked", async () => {
		expect(await paths("instalments", "en")).toEqual(["/games/instalment"]);
		expect(await paths("install", "en")).toEqual(["/games/install"]);
		const [group] = (await search("q=режимы")).groups;
		expect(group?.hits).toMatchObject([
			{
				title: [
					{ text: "Режим", hit: true },
					{ text: " дня", hit: false },
				],
				snippet: [{ text: "Реже всего", hit: false }],
			},
		]);
	});

	test("a word in the other layout is found where posts do not have it, and one as it was typed before that", async () => {
		expect(await search("q=hj,jn")).toMatchObject({ mended: "робот", total: 8 });
		expect(await search("q=blender", "en")).toMatchObject({ mended: undefined, total: 1 });
	});

	test("of a kind what is called by the word comes before what mentions it, however often", async () => {
		expect(await paths("музыка")).toEqual(["/games/melody", "/games/diary"]);
	});

	test("marks hits as text and quotes the school's figures", async () => {
		const [group] = (await search("q=свет")).groups;
		expect(group?.hits[0]?.snippet).toEqual([
			{ text: "Сцены и <b>", hit: false },
			{ text: "свет", hit: true },
			{ text: "</b>", hit: false },
		]);
		const [faq] = (await search("q=минут")).groups;
		expect(faq?.hits[0]?.snippet).toContainEqual({ text: "минут", hit: true });
		expect(faq?.hits[0]?.snippet.map(({ text }) => text).join("")).toBe("Нет, 45 минут хватит.");
	});

	test("pages about the school are found by what they are about, where they can be read", async () => {
		for (const typed of ["контакт", "как проехать", "мессенджерах контакты"]) {
			expect(await paths(typed), typed).toEqual(["/contacts"]);
		}
		expect(await paths("сведения")).toEqual(["/sveden/common"]);
		expect(await paths("лицензия")).toEqual([]);
		expect(await paths("налоговый")).toEqual([]);
		const filters = { q: "налоговый", kind: undefined };
		const question = { filters, locale: "ru", now: NOW, facts: { trial_minutes: "45" } } as const;
		const told = await searchSite(opened.db, { ...question, settings: { ...settings, tax_deduction: {} } });
		expect(told.groups).toMatchObject([{ kind: "pages", hits: [{ path: "/tax" }] }]);
	});

	test("a kind with many hits shows some, and all of them at an address of its own", async () => {
		const [some] = (await search("q=робот")).groups;
		expect([some?.total, some?.hits.length, some?.allPath]).toEqual([
			8,
			6,
			searchPath({ q: "робот", kind: "courses" }),
		]);
		const [all] = (await search("q=робот&kind=courses")).groups;
		expect([all?.total, all?.hits.length, all?.allPath]).toEqual([8, 8, undefined]);
	});

	test("nothing, signs and queries of a database find nothing", async () => {
		for (const typed of [
			"",
			"   ",
			"!!!",
			"zzzzqqqq",
			"'; drop table course; --",
			"((((",
			"<script>",
			"\\",
			"%",
			":*",
		]) {
			expect((await search(new URLSearchParams({ q: typed }).toString())).total, typed).toBe(0);
		}
	});

	test("an address is read within bounds", () => {
		expect(readSearchFilters(new URLSearchParams({ q: "я".repeat(5000), kind: "posts" }))).toEqual({
			q: "я".repeat(100),
			kind: undefined,
		});
	});
});
