import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { seedSchool } from "../../../database/seed/seed-school.server.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import type { Locale } from "../../shared/localized.ts";
import { findPosts } from "../blog/search/find-posts.server.ts";
import { getSiteSettings } from "../settings/get-site-settings.server.ts";
import { factsOf, type SiteSettings } from "../settings/site-settings.ts";
import { searchSite } from "./search-site.server.ts";
import { readSearchFilters } from "./search-view.ts";

const NOW = new Date("2026-11-18T09:00:00Z");

describe("the forms of a word in the texts of the school", () => {
	let opened: OpenDatabase;
	let settings: SiteSettings;
	beforeAll(async () => {
		opened = await openTestDatabase();
		await seedSchool(opened.db, NOW);
		settings = await getSiteSettings(opened.db);
	});
	afterAll(() => opened.close());

	async function found(typed: string, locale: Locale) {
		const posts = await findPosts(opened.db, { typed, locale, now: NOW, limit: 1 });
		const filters = readSearchFilters(new URLSearchParams({ q: typed }));
		const facts = factsOf(settings, locale);
		const site = await searchSite(opened.db, { filters, locale, now: NOW, facts, settings });
		return { posts: posts.total, site: site.total };
	}

	test.each([
		"ребёнок ребёнка ребёнком",
		"дети детей детьми",
		"день дня дней дни",
		"деньги денег",
		"ошибка ошибок ошибками",
		"список списка",
		"настройка настроек",
		"копейка копеек",
		"уровень уровня",
		"диплом диплома",
		"отзыв отзывы",
		"кредит кредита",
		"режим режимы режимов",
		"остров острова островов",
		"идея идеи идей",
	])("%s find the same", async (forms) => {
		const [first = "", ...others] = forms.split(" ");
		const same = await found(first, "ru");
		expect(same.site).toBeGreaterThan(0);
		for (const form of others) expect([form, await found(form, "ru")]).toEqual([form, same]);
	});

	test.each(["child children", "teach taught teaching", "write wrote written writing", "program programmers"])(
		"in English %s find the same",
		async (forms) => {
			const [first = "", ...others] = forms.split(" ");
			const same = await found(first, "en");
			expect(same.site).toBeGreaterThan(0);
			for (const form of others) expect([form, await found(form, "en")]).toEqual([form, same]);
		},
	);

	test.each<[Locale, string, string]>([
		["ru", "роботехника", "робототехника"],
		["ru", "геймдизайнир", "геймдизайнер"],
		["ru", "чат gpt", "chatgpt"],
		["en", "arduno", "arduino"],
		["en", "game desinger", "game designer"],
		["en", "AI", "neural"],
		["en", "chat gpt", "chatgpt"],
		["en", "kids", "children"],
		["en", "backend", "server"],
	])("in %s «%s» finds what «%s» finds", async (locale, typed, meant) => {
		const { site } = await found(typed, locale);
		expect(site).toBeGreaterThan(0);
		expect(site).toBe((await found(meant, locale)).site);
	});
});
