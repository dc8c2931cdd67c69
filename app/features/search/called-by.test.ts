import { afterAll, beforeAll, expect, test } from "vitest";
import type { Locale } from "../../shared/localized.ts";
import { openWebinars, type TestWebinars } from "../webinars/webinars.fixture.ts";
import { searchSite } from "./search-site.server.ts";

let school: TestWebinars;
beforeAll(async () => {
	school = await openWebinars();
	const named = (title: string) => ({
		title,
		short: "Один час",
		lead: "",
		takeaways: [],
		programme: [],
	});
	const text = (ru: string, en: string) => JSON.stringify({ ru: named(ru), en: named(en) });
	await school.addWebinar("live", { text: text("Собираем игру", "We build a game") });
	await school.addWebinar("shown", { kind: "recorded", text: text("Разбираем игру", "We look at a game") });
	await school.addWebinar("past", {
		startsAt: "2026-11-10T16:00:00Z",
		replayAddress: "https://video.school.example/past",
		replayFrom: "2026-11-10T20:00:00Z",
		replayUntil: "2026-11-30T20:00:00Z",
		text: text("Квест на Python", "A quest in Python"),
	});
});
afterAll(() => school.close());

const settings = { tax_deduction: null, maternity_capital: null, lenders: null };
async function find(q: string, locale: Locale = "ru") {
	const question = { filters: { q, kind: undefined }, locale, now: school.clock.now(), facts: school.facts, settings };
	const { groups, mended } = await searchSite(school.db, question);
	return { hits: groups.flatMap(({ hits }) => hits), mended };
}
const slugs = async (q: string, locale?: Locale) =>
	(await find(q, locale)).hits.map(({ path }) => path.split("/").at(-1)).sort();

test("webinars are found by what people call them, whatever their own texts say", async () => {
	for (const typed of ["вебинар", "Вебинары", "бесплатный вебинар"]) {
		expect(await slugs(typed), typed).toEqual(["live", "past", "shown"]);
	}
	expect(await slugs("вебинар python")).toEqual(["past"]);
	expect(await slugs("прямой эфир игра")).toEqual(["live"]);
	expect(await slugs("запись вебинара")).toEqual(["past", "shown"]);
	expect(await slugs("free webinar", "en")).toEqual(["live", "past", "shown"]);
	expect(await slugs("webinar game", "en")).toEqual(["live", "shown"]);
});

test("courses are found by that word too", async () => {
	expect(await slugs("курсы")).toEqual(["test-course"]);
	expect(await slugs("course", "en")).toEqual(["test-course"]);
});

test("a slip in such a word is mended, and the word is not shown", async () => {
	expect(await find("вибинар python")).toMatchObject({ mended: "вебинар python" });
	const [hit] = (await find("вебинар")).hits;
	expect(hit?.snippet).toEqual([{ text: "Один час", hit: false }]);
});
