import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../../database/open-database.server.ts";
import { seedSchool } from "../../../../database/seed/seed-school.server.ts";
import { findSchemaFaults } from "../../../../tests/fixtures/schema-org.ts";
import { openTestDatabase } from "../../../../tests/fixtures/test-database.ts";
import { formatMoney } from "../../../i18n/format.ts";
import { money } from "../../../shared/money.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { courseListJsonLd } from "../components/list/list-json-ld.ts";
import { breadcrumbJsonLd, courseJsonLd, faqJsonLd, isoDuration, plainAmount } from "./course-json-ld.ts";
import type { CourseView } from "./course-view.ts";
import { getCourse } from "./get-course.server.ts";

const now = new Date("2026-11-23T09:00:00Z");
const picture = "https://school.example/en/og/course/one.png";
const site = {
	siteUrl: "https://school.example",
	siteName: "Orbita",
	locale: "en",
	picture,
	zone: "Europe/Moscow",
} as const;

let school: OpenDatabase;
let course: CourseView;

beforeAll(async () => {
	school = await openTestDatabase();
	await seedSchool(school.db, now);
	const settings = await getSiteSettings(school.db);
	const found = await getCourse(school.db, { slug: "roblox-studio-start", locale: "en", now, settings });
	if (!found) throw new Error("The demo school has lost a course");
	course = found;
});
afterAll(() => school.close());

type Offer = { name: string; price: string; priceCurrency: string; url: string; availability: string };
type CourseData = { offers: Offer[]; hasCourseInstance: { startDate: string; courseWorkload: string }[] };

function dataOf(view: CourseView): CourseData {
	return courseJsonLd(view, site) as CourseData;
}

function listedOf(cards: CourseView[]): { item: object }[] {
	return (courseListJsonLd(cards, site) as { itemListElement: { item: object }[] }).itemListElement;
}

test("offers carry the prices that the page prints", () => {
	const { offers } = dataOf(course);
	expect(offers.map(({ name, price }) => [name, `$${price}`])).toEqual(
		course.tariffs.map(({ name, price }) => [name, formatMoney(price.full, "en")]),
	);
	expect(offers[0]).toMatchObject({
		priceCurrency: "USD",
		url: "https://school.example/en/roblox/roblox-studio-start#price",
		availability: "https://schema.org/InStock",
	});
});

test("every coming group is an instance with its own day", () => {
	const { hasCourseInstance } = dataOf(course);
	expect(hasCourseInstance).toHaveLength(course.starts.length);
	for (const { startDate } of hasCourseInstance) expect(startDate).toMatch(/^2026-1[12]-\d\d$/);
	expect(hasCourseInstance[0]?.courseWorkload).toBe("PT36H");
});

test("a sale is told with its last day in the zone of the school", () => {
	const saleUntil = new Date("2026-12-05T21:00:00Z");
	const onSale = course.tariffs.map((tariff) => ({ ...tariff, price: { ...tariff.price, saleUntil } }));
	const { offers } = dataOf({ ...course, tariffs: onSale });
	expect(offers[0]).toMatchObject({ priceValidUntil: "2026-12-05" });
});

test("a full group is sold out, a course to come is a pre-order", () => {
	const full = { ...course, starts: course.starts.map((start) => ({ ...start, seatsFree: 0 })) };
	expect(dataOf(full).offers.map(({ availability }) => availability.split("/").at(-1))).toEqual([
		"SoldOut",
		"SoldOut",
		"InStock",
	]);
	expect(dataOf({ ...course, status: "in_development" }).offers[0]?.availability).toContain("PreOrder");
});

test("a course on pause has neither dates nor offers, like its page", () => {
	const paused = dataOf({ ...course, status: "on_pause" });
	expect(paused).not.toHaveProperty("offers");
	expect(paused.hasCourseInstance).toEqual([
		{ "@type": "CourseInstance", courseMode: "Online", courseWorkload: "PT36H" },
	]);
	expect(findSchemaFaults(paused)).toEqual([]);
});

test("a list offers the courses whose cards have a price: neither one on pause nor one to come", () => {
	const listed = listedOf([{ ...course, status: "on_pause" }, { ...course, status: "in_development" }, course]);
	expect(listed.map(({ item }) => "offers" in item)).toEqual([false, false, true]);
});

test("amounts and lengths are written as the standards want them", () => {
	expect([money(2_880_000, "RUB"), money(970, "USD"), money(950, "USD")].map(plainAmount)).toEqual([
		"28800",
		"9.70",
		"9.50",
	]);
	expect([2160, 90, 45].map(isoDuration)).toEqual(["PT36H", "PT1H30M", "PT45M"]);
});

test("crumbs and questions keep their order", () => {
	const crumbs = breadcrumbJsonLd(
		[
			{ label: "Home", path: "/" },
			{ label: "Roblox", path: "/roblox" },
		],
		site,
	);
	expect(crumbs).toMatchObject({
		itemListElement: [
			{ position: 1, item: "https://school.example/en" },
			{ position: 2, item: "https://school.example/en/roblox" },
		],
	});
	expect(faqJsonLd([{ q: "Why?", a: "Because" }])).toMatchObject({
		mainEntity: [{ name: "Why?", acceptedAnswer: { text: "Because" } }],
	});
});
