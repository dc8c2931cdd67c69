import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../../../../database/open-database.server.ts";
import { seedSchool } from "../../../../database/seed/seed-school.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { openTestDatabase } from "../../../../tests/fixtures/test-database.ts";
import { siteUrlsOf } from "../../../i18n/locale-domains.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import type { SiteSettings } from "../../settings/site-settings.ts";
import type { IndexedPage } from "./indexed-page.ts";
import { listIndexedPages } from "./list-indexed-pages.server.ts";
import { writeSitemap, writeSitemapIndex } from "./write-sitemap.ts";

const now = new Date("2026-11-23T09:00:00Z");
const urls = { ru: "https://school.example", en: "https://school.example" };

let school: OpenDatabase;
let settings: SiteSettings;
let pages: IndexedPage[];

beforeAll(async () => {
	school = await openTestDatabase();
	await seedSchool(school.db, now);
	settings = await getSiteSettings(school.db);
});
beforeEach(async () => {
	pages = await listIndexedPages(school.db, { now, settings });
});
afterAll(() => school.close());

function languagesOf(path: string): string[] {
	return Object.keys(pages.find((page) => page.path === path)?.changed ?? {}).sort();
}

/** Lists the pages of a school that was changed, and gives the school back as it was. */
async function listAfter(change: (db: OpenDatabase["db"]) => Promise<unknown>, at = now): Promise<IndexedPage[]> {
	const undo = new Error("undo");
	let listed: IndexedPage[] = [];
	await inTransaction(school.db, async (db) => {
		await change(db);
		listed = await listIndexedPages(db, { now: at, settings });
		throw undo;
	}).catch((error) => {
		if (error !== undo) throw error;
	});
	return listed;
}

const pathsOf = (listed: readonly IndexedPage[]) => listed.map(({ path }) => path);

describe("the pages that search engines may show", () => {
	test("are named once each", () => {
		expect(pages.length).toBeGreaterThan(100);
		expect(new Set(pathsOf(pages)).size).toBe(pages.length);
	});

	test("are of every kind", () => {
		const kinds = [
			"/",
			"/children",
			"/basic",
			"/roblox",
			"/roblox/roblox-studio-start",
			"/roblox-course",
			"/blog",
			"/blog?rubric=parents",
			"/blog/first-luau-script",
			"/webinars",
			"/webinars/game",
			"/webinars/voiti-v-it",
			"/quiz_child_podhod",
			"/faq",
			"/reviews",
			"/politica",
			"/offer-group",
			"/sveden/eduStandarts",
			"/sveden/paid_edu",
			"/tax",
			"/capital",
			"/sber",
			"/t-bank",
			"/guide",
		];
		for (const path of kinds) expect([path, ...languagesOf(path)]).toEqual([path, "en", "ru"]);
		expect(pathsOf(pages).filter((path) => path.startsWith("/blog/avtor-")).length).toBeGreaterThan(2);
	});

	test("are none of those that ask to be left out, and none behind a secret", () => {
		const closed =
			/^\/(?:request|my|order|pay|basket|checkout|search|compare|cookies|bonus|info|in-development|404|ui|c)(?:\/|$)/;
		expect(pathsOf(pages).filter((path) => closed.test(path))).toEqual([]);
	});

	test("a text of one language has no pair in the other", () => {
		expect(languagesOf("/blog/git-for-teens")).toEqual(["ru"]);
		const map = writeSitemap(pages, { locale: "ru", urls });
		const entry = /<url><loc>[^<]*\/blog\/git-for-teens<.*/.exec(map)?.[0];
		expect(entry).toContain("<lastmod>");
		expect(entry).not.toContain("xhtml:link");
		expect(writeSitemap(pages, { locale: "en", urls })).not.toContain("git-for-teens");
	});

	test("lose what is archived, hidden or not published yet", async () => {
		const listed = await listAfter(async (db) => {
			await db.updateTable("course").set({ status: "archived" }).where("slug", "=", "scratch").execute();
			await db.updateTable("page").set({ state: "draft" }).where("slug", "=", "about").execute();
			await db.updateTable("webinar").set({ status: "draft" }).where("slug", "=", "game").execute();
			await db.updateTable("postText").set({ state: "draft" }).where("title", "like", "%").execute();
		});
		const gone = ["/programming/scratch", "/about", "/webinars/game", "/blog"];
		expect(pathsOf(listed).filter((path) => gone.includes(path))).toEqual([]);
		expect(pathsOf(listed)).toContain("/webinars/voiti-v-it");
		const untold = { ...settings, lenders: null, tax_deduction: null, maternity_capital: null };
		const told = pathsOf(await listIndexedPages(school.db, { now, settings: untold }));
		expect(["/sber", "/t-bank", "/tax", "/capital"].filter((path) => told.includes(path))).toEqual([]);
	});

	test("leave out a category in the languages in which it has no course to see", async () => {
		const listed = await listAfter(async (db) => {
			const category = db.selectFrom("category").where("slug", "=", "roblox").select("id");
			const courses = db.selectFrom("course").where("categoryId", "=", category).select("id");
			await db
				.updateTable("courseText")
				.set({ state: "draft" })
				.where("courseId", "in", courses)
				.where("locale", "=", "en")
				.execute();
		});
		expect(Object.keys(listed.find(({ path }) => path === "/roblox")?.changed ?? {})).toEqual(["ru"]);
	});

	test("a scheduled text appears at its moment, dated by it", async () => {
		const publishAt = new Date("2026-12-01T06:00:00Z");
		const schedule = (db: OpenDatabase["db"]) =>
			db
				.updateTable("courseText")
				.set({ state: "scheduled", publishAt, updatedAt: now })
				.where("locale", "=", "en")
				.where("courseId", "in", db.selectFrom("course").where("slug", "=", "scratch").select("id"))
				.execute();
		const find = (listed: IndexedPage[]) => listed.find(({ path }) => path === "/programming/scratch")?.changed.en;
		expect(find(await listAfter(schedule))).toBeUndefined();
		expect(find(await listAfter(schedule, publishAt))).toEqual(publishAt);
	});

	test("a scheduled page appears at its moment, dated by it", async () => {
		const publishAt = new Date("2026-12-01T06:00:00Z");
		const schedule = (db: OpenDatabase["db"]) =>
			db
				.updateTable("page")
				.set({ state: "scheduled", publishAt, updatedAt: now })
				.where("locale", "=", "en")
				.where("slug", "=", "about")
				.execute();
		const find = (listed: IndexedPage[]) => listed.find(({ path }) => path === "/about")?.changed;
		expect(find(await listAfter(schedule))).not.toHaveProperty("en");
		expect(find(await listAfter(schedule, publishAt))?.en).toEqual(publishAt);
	});

	test("a course is as new as its newest part: a price counts, a place that is taken does not", async () => {
		const later = new Date("2026-11-22T10:00:00Z");
		const changedOf = (listed: IndexedPage[], path: string) => listed.find((page) => page.path === path)?.changed.ru;
		const before = new Date("2026-11-01T00:00:00Z");
		const age = async (db: OpenDatabase["db"]) => {
			for (const table of ["course", "tariff", "category"] as const) {
				await db.updateTable(table).set({ updatedAt: before }).execute();
			}
			await db.updateTable("courseText").set({ updatedAt: before }).execute();
		};
		const course = "/programming/scratch";
		const ofScratch = (db: OpenDatabase["db"]) => db.selectFrom("course").where("slug", "=", "scratch").select("id");
		const repriced = await listAfter(async (db) => {
			await age(db);
			await db.updateTable("tariff").set({ updatedAt: later }).where("courseId", "in", ofScratch(db)).execute();
		});
		for (const path of [course, "/programming", "/children"])
			expect([path, changedOf(repriced, path)]).toEqual([path, later]);
		expect(changedOf(repriced, "/basic")).toEqual(before);
		const taken = await listAfter(async (db) => {
			await age(db);
			await db.updateTable("start").set({ updatedAt: later }).where("courseId", "in", ofScratch(db)).execute();
		});
		expect(changedOf(taken, course)).toEqual(before);
	});
});

describe("a sitemap", () => {
	test("names every version of a page, itself and a way for the rest of the world included", () => {
		const entry = /<url><loc>https:\/\/school\.example\/en\/faq<.*/.exec(
			writeSitemap(pages, { locale: "en", urls }),
		)?.[0];
		expect(
			[...(entry ?? "").matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, code, href]) => [code, href]),
		).toEqual([
			["ru", "https://school.example/faq"],
			["en", "https://school.example/en/faq"],
			["x-default", "https://school.example/faq"],
		]);
	});

	test("stands on the hosts of the languages, below the base path", () => {
		const own = siteUrlsOf({
			publicUrl: "https://school.example",
			BASE_PATH: "/code/",
			LOCALE_DOMAINS: { en: "school.test" },
		});
		const english = writeSitemap(pages, { locale: "en", urls: own });
		expect(
			[...english.matchAll(/<loc>([^<]+)</g)].every(([, url]) => url?.startsWith("https://school.test/code/en")),
		).toBe(true);
		expect(english).toContain('hreflang="ru" href="https://school.example/code/faq"');
		const index = writeSitemapIndex(pages, own);
		expect([...index.matchAll(/<loc>([^<]+)</g)].map(([, url]) => url)).toEqual([
			"https://school.example/code/sitemap-ru.xml",
			"https://school.test/code/sitemap-en.xml",
		]);
	});

	test("escapes what XML gives a meaning", () => {
		const page = { path: "/blog?rubric=a&b", changed: { ru: now, en: now } };
		expect(writeSitemap([page], { locale: "ru", urls })).toContain(
			"<loc>https://school.example/blog?rubric=a&amp;b</loc>",
		);
	});

	test("holds no more addresses than the format allows", () => {
		const many = Array.from({ length: 50_001 }, (_, number) => ({ path: `/blog/${number}`, changed: { ru: now } }));
		const map = writeSitemap(many, { locale: "ru", urls });
		expect(map.match(/<loc>/g)?.length).toBe(50_000);
	});

	test("the index of sitemaps has no language without pages", () => {
		const index = writeSitemapIndex([{ path: "/", changed: { ru: now } }], urls);
		expect(index).toContain(`<lastmod>${now.toISOString()}</lastmod>`);
		expect(index).not.toContain("sitemap-en");
	});
});
