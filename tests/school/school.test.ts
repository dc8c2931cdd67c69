import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { SVEDEN_SECTIONS, svedenPage } from "../../app/features/pages/sveden-sections.ts";
import { LEGAL_KINDS } from "../../app/shared/legal-kinds.ts";
import { LOCALES, type Locale } from "../../app/shared/localized.ts";
import { splitMoney, wholeMoney } from "../../app/shared/money.ts";
import { readMarkdownFolder } from "../../database/seed/read-content.ts";
import { legalHeadSchema, pageHeadSchema } from "../../database/seed/school-files.ts";
import {
	courses,
	earlier,
	faq,
	legal,
	pages,
	promoCodes,
	reviews,
	settings,
	teachers,
	webinars,
} from "./read-school.ts";

describe("the school", () => {
	test("shows thirty reviews or more, some with three stars and an answer", () => {
		expect(reviews.length).toBeGreaterThanOrEqual(30);
		const poor = reviews.filter(({ rating }) => rating === 3);
		expect(poor.length).toBeGreaterThanOrEqual(2);
		expect(poor.filter(({ ru, en }) => ru.answer === null || en.answer === null)).toEqual([]);
	});

	test("answers questions in twelve groups", () => {
		expect(new Set(faq.map(({ group }) => group)).size).toBe(12);
		expect(faq).toHaveLength(12);
	});

	test("holds eight webinars or more: ahead, with a recording in its window and without any", () => {
		expect(webinars.length).toBeGreaterThanOrEqual(8);
		expect(webinars.map(({ slug }) => slug)).toEqual(expect.arrayContaining(["game", "voiti-v-it"]));
		const ahead = webinars.filter(({ in_days: days }) => days > 0);
		expect(ahead.length).toBeGreaterThanOrEqual(4);
		// Held again, so that something is ahead however long the demo runs.
		expect(ahead.filter(({ repeat_days: days }) => days === null)).toEqual([]);
		const past = webinars.filter(({ in_days: days }) => days < 0);
		expect(past.filter(({ replay, in_days: days }) => replay && replay.days > -days).length).toBeGreaterThanOrEqual(2);
		expect(past.filter(({ replay }) => replay === null).length).toBeGreaterThanOrEqual(1);
	});

	test("promises search engines no recording that will be gone one day", () => {
		const finite = webinars.filter(({ replay }) => replay);
		const words = finite.flatMap(({ slug, ru, en }) => [ru.seo, en.seo].map((seo) => ({ slug, ...seo })));
		const found = words.filter(({ title, description }) => /запис[ьи]|record/i.test(`${title} ${description}`));
		expect(found).toEqual([]);
		expect(words.length).toBeGreaterThan(0);
	});

	test("has groups, sales and promo codes that are followed by the next ones, so that some are ahead however long the demo runs", () => {
		const starts = courses.flatMap((course) => course.starts);
		expect(starts.length).toBeGreaterThan(0);
		expect(starts.filter(({ repeat_days: days }) => !days)).toEqual([]);
		const sales = courses.flatMap(({ tariffs }) => tariffs.filter(({ sale_days: days }) => days !== null));
		expect(sales.length).toBeGreaterThan(0);
		expect(sales.filter(({ sale_repeat_days: days }) => !days)).toEqual([]);
		const ending = promoCodes.filter(({ days }) => days !== null);
		expect(ending.map(({ code }) => code)).toContain(settings.promotion?.code);
		expect(ending.filter(({ repeat_days: days }) => !days)).toEqual([]);
	});

	test("knows its holidays for two years after somebody last looked at its figures", () => {
		const year = Number(
			Object.values(settings.facts)
				.map(({ as_of: day }) => day)
				.sort()
				.at(-1)
				?.slice(0, 4),
		);
		const winter = ["01", "02", "03", "04", "05", "06", "07", "08"].map((day) => `01-${day}`);
		const days = [...winter, "02-23", "03-08", "05-01", "05-09", "06-12", "11-04"];
		const known = new Set(settings.holidays.map(({ date }) => date));
		const due = [`${year}-12-31`, ...[year + 1, year + 2].flatMap((next) => days.map((day) => `${next}-${day}`))];
		expect(due.filter((day) => !known.has(day))).toEqual([]);
	});

	test("has ten teachers and every legal document in both languages, each with a date from which it is in force", () => {
		expect(teachers).toHaveLength(10);
		const documents = legal.map(({ head, locale, name }) => ({ ...legalHeadSchema.parse(head), locale, name }));
		expect(documents.filter(({ kind, name }) => kind !== name)).toEqual([]);
		const expected = LEGAL_KINDS.flatMap((kind) => LOCALES.map((locale) => `${kind} ${locale}`));
		expect(documents.map(({ kind, locale }) => `${kind} ${locale}`).sort()).toEqual(expected.sort());
		for (const kind of LEGAL_KINDS) {
			expect(new Set(documents.filter((document) => document.kind === kind).map(({ from }) => from)).size, kind).toBe(
				1,
			);
		}
	});

	test("keeps the earlier versions of its documents: each older than the one that replaced it, none skipped", () => {
		const versions = [...earlier, ...legal].map(({ head, locale }) => ({ ...legalHeadSchema.parse(head), locale }));
		expect(earlier.length).toBeGreaterThan(0);
		for (const kind of LEGAL_KINDS) {
			for (const locale of LOCALES) {
				const own = versions.filter((version) => version.kind === kind && version.locale === locale);
				expect(own.map(({ number }) => number)).toEqual(own.map((_, index) => index + 1));
				const days = own.map(({ from }) => from);
				expect(days).toEqual([...new Set(days)].sort());
			}
		}
	});

	test("tells everything that the law asks of an educational organisation, section by section", () => {
		const names = new Set(pages.map(({ name }) => name));
		expect(SVEDEN_SECTIONS).toHaveLength(14);
		expect(SVEDEN_SECTIONS.filter((section) => !names.has(svedenPage(section)))).toEqual([]);
	});

	test("has every editable page in both languages, with its head", () => {
		for (const { head } of pages) pageHeadSchema.parse(head);
		const names = (locale: Locale) => pages.filter((page) => page.locale === locale).map(({ name }) => name);
		expect(names("ru")).not.toEqual([]);
		expect(names("en")).toEqual(names("ru"));
	});

	test("never raises its voice", () => {
		const root = join(import.meta.dirname, "../../content");
		const files = globSync("**/*.{yaml,md}", { cwd: root });
		expect(files.length).toBeGreaterThan(40);
		const loud = files.filter((file) =>
			readFileSync(join(root, file), "utf8")
				// In code the mark means "not".
				.replaceAll(/```[\s\S]*?```|`[^`\n]*`|<!--|!\[/g, "")
				.includes("!"),
		);
		expect(loud).toEqual([]);
	});
});

test("the article on instalments splits its example as the calculator does", async () => {
	const articles = (await readMarkdownFolder("posts")).filter(({ name }) => name === "instalments-or-credit");
	const schedule = splitMoney(wholeMoney(50_000, "RUB"), 36).map(({ minor }) => minor / 100);
	const rows = new Map(schedule.map((amount) => [amount, schedule.filter((other) => other === amount).length]));
	for (const { body, locale } of articles) {
		for (const [amount, count] of rows) {
			const shown = body.replace(/[\s,₽\u00a0]/g, "");
			expect(shown, locale).toContain(`|${count}×${amount}|${count * amount}|`);
		}
	}
	expect(articles).toHaveLength(LOCALES.length);
});
