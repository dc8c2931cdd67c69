import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { seedSchool } from "../../../database/seed/seed-school.server.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { LOCALES } from "../../shared/localized.ts";
import { type Currency, type Money, money } from "../../shared/money.ts";
import { courseJsonLd } from "../catalog/courses/course-json-ld.ts";
import type { CourseView } from "../catalog/courses/course-view.ts";
import { getCourse } from "../catalog/courses/get-course.server.ts";
import { listCourses } from "../catalog/courses/list-courses.server.ts";
import { priceBasket } from "../checkout/basket/price-basket.server.ts";
import { getSiteSettings } from "../settings/get-site-settings.server.ts";
import type { SiteSettings } from "../settings/site-settings.ts";
import { listFeedOffers } from "./feed/list-feed-offers.server.ts";
import { offerId, writeCourseFeed } from "./feed/write-course-feed.ts";

const now = new Date("2026-11-23T09:00:00Z");
const months = 24;

let school: OpenDatabase;
let settings: SiteSettings;

beforeAll(async () => {
	school = await openTestDatabase();
	await seedSchool(school.db, now);
	settings = await getSiteSettings(school.db);
});
afterAll(() => school.close());

/** The courses of a language that can be bought, as their pages have them. */
async function listPages(locale: "ru" | "en", at: Date): Promise<CourseView[]> {
	const cards = await listCourses(school.db, {}, { locale, now: at, months });
	const open = cards.filter(({ status }) => status === "published");
	const pages = await Promise.all(open.map(({ slug }) => getCourse(school.db, { slug, locale, now: at, settings })));
	return pages.filter((page) => page !== undefined);
}

/** Minor units of an amount as machines read it: `28800`, `28800.50`. */
function readAmount(text: string | undefined, currency: Currency): Money {
	const [whole = "", rest = "00"] = (text ?? "").split(".");
	return money(Number(whole) * 100 + Number(rest), currency);
}

function readJsonLd(page: CourseView, locale: "ru" | "en"): Money[] {
	const site = { siteUrl: "https://school.example", siteName: "Orbita", locale, picture: "", zone: "Europe/Moscow" };
	const { offers } = courseJsonLd(page, site) as { offers: { price: string; priceCurrency: Currency }[] };
	return offers.map(({ price, priceCurrency }) => readAmount(price, priceCurrency));
}

async function readFeed(at: Date): Promise<(course: string, code: string) => Money> {
	const offers = await listFeedOffers(school.db, { now: at, settings });
	const feed = writeCourseFeed(offers, {
		name: "",
		company: "",
		email: "",
		description: "",
		siteUrl: "",
		now: at,
		categories: [],
		pictureOf: () => "",
	});
	return (course, code) => {
		const offer = new RegExp(`<offer id="${offerId(course, code)}"[\\s\\S]*?</offer>`).exec(feed)?.[0] ?? "";
		const paid = /name="Цена по скидке">([^<]+)</.exec(offer) ?? /<price>([^<]+)</.exec(offer);
		return readAmount(paid?.[1], "RUB");
	};
}

/** What the checkout asks for one tariff; a group that is full has a price too, so the places are counted apart. */
async function askCheckout(line: { courseSlug: string; tariffCode: string }, locale: "ru" | "en", at: Date) {
	const priced = await priceBasket(school.db, {
		lines: [{ ...line, startId: undefined }],
		promoCode: null,
		locale,
		paymentType: locale === "ru" ? "card_ru" : "card_foreign",
		customer: null,
		requestTokens: [],
		now: at,
	});
	if (!priced.ok) throw new Error(priced.code);
	return priced.value;
}

const MOMENTS = [
	["while the sales run", now],
	["when every sale is over", new Date("2027-06-01T00:00:00Z")],
] as const;

describe.each(MOMENTS)("%s", (_name, at) => {
	test.each(LOCALES)("every tariff has one price on its page, in its data and at the checkout (%s)", async (locale) => {
		const pages = await listPages(locale, at);
		expect(pages.length).toBeGreaterThan(locale === "ru" ? 20 : 15);
		let compared = 0;
		for (const page of pages) {
			const data = readJsonLd(page, locale);
			for (const [index, tariff] of page.tariffs.entries()) {
				const name = `${page.slug} ${tariff.code}`;
				expect([name, data[index]]).toEqual([name, tariff.price.full]);
				const asked = await askCheckout({ courseSlug: page.slug, tariffCode: tariff.code }, locale, at);
				if (asked.problems.length > 0) {
					expect([name, asked.problems]).toEqual([name, [{ index: 0, code: "startFull" }]]);
					continue;
				}
				const total = asked.totals[asked.charged].total;
				expect([name, total]).toEqual([name, tariff.price.full]);
				compared++;
			}
		}
		expect(compared).toBeGreaterThan(30);
	});

	test("the feed has the prices of the Russian pages, tariff by tariff", async () => {
		const priceOf = await readFeed(at);
		for (const page of await listPages("ru", at)) {
			for (const { code, price, roubles } of page.tariffs) {
				expect([page.slug, code, priceOf(page.slug, code)]).toEqual([page.slug, code, price.full]);
				expect(roubles).toEqual(price.full);
			}
		}
	});

	test.each(LOCALES)("a card shows the lowest price of its page (%s)", async (locale) => {
		const cards = await listCourses(school.db, {}, { locale, now: at, months });
		for (const page of await listPages(locale, at)) {
			const lowest = Math.min(...page.tariffs.map(({ price }) => price.full.minor));
			expect([page.slug, cards.find(({ slug }) => slug === page.slug)?.price.full.minor]).toEqual([page.slug, lowest]);
		}
	});
});
