import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { seedSchool } from "../../../database/seed/seed-school.server.ts";
import { findSchemaFaults } from "../../../tests/fixtures/schema-org.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import type { Facts } from "../../shared/facts.ts";
import { LOCALES } from "../../shared/localized.ts";
import { courseListJsonLd } from "../catalog/components/list/list-json-ld.ts";
import { breadcrumbJsonLd, courseJsonLd, faqJsonLd } from "../catalog/courses/course-json-ld.ts";
import { getCourse } from "../catalog/courses/get-course.server.ts";
import { listCourses } from "../catalog/courses/list-courses.server.ts";
import { homeJsonLd } from "../home/home-json-ld.ts";
import { schoolJsonLd } from "../pages/school-json-ld.ts";
import { getSiteSettings } from "../settings/get-site-settings.server.ts";
import { factsOf, type SiteSettings } from "../settings/site-settings.ts";
import { getWebinar } from "../webinars/get-webinar.server.ts";
import { listWebinars } from "../webinars/list-webinars.server.ts";
import { webinarJsonLd } from "../webinars/webinar-json-ld.ts";

const now = new Date("2026-11-23T09:00:00Z");
const months = 24;

describe("the vocabulary", () => {
	const event = {
		"@context": "https://schema.org",
		"@type": "Event",
		name: "A webinar",
		startDate: "2026-12-01T19:00:00+03:00",
		location: { "@type": "VirtualLocation", url: "https://school.example/webinars/game" },
		eventStatus: "https://schema.org/EventScheduled",
		offers: { "@type": "Offer", price: "0", priceCurrency: "RUB" },
	};

	test("takes what it knows", () => {
		expect(findSchemaFaults(event)).toEqual([]);
		expect(findSchemaFaults({ ...event, organizer: { "@type": "EducationalOrganization", name: "Orbita" } })).toEqual(
			[],
		);
		expect(findSchemaFaults({ ...event, organizer: { "@id": "https://school.example/#school" } })).toEqual([]);
	});

	test.each([
		["a property that nobody knows", { colour: "red" }, "Event.colour: no property of Event"],
		["a property of another type", { hasCourseInstance: [] }, "Event.hasCourseInstance: no property of Event"],
		[
			"a type that nobody knows",
			{ offers: { "@type": "Price" } },
			'Event.offers: {"@type":"Price"} is no Demand or Offer or IdReference',
		],
		["a thing of a wrong type", { organizer: { "@type": "Course", name: "c" } }, "Event.organizer"],
		["a wrong thing deep inside", { offers: { "@type": "Offer", cost: 1 } }, "Event.offers.cost: no property of Offer"],
		["a state that is none", { eventStatus: "https://schema.org/EventMoved" }, "Event.eventStatus"],
		["a date that is none", { startDate: "1 December" }, "Event.startDate"],
		["an address without a host", { url: "/webinars/game" }, "Event.url"],
		["another context", { "@context": "https://example.org" }, "@context"],
	])("refuses %s", (_name, wrong, fault) => {
		const faults = findSchemaFaults({ ...event, ...wrong });
		expect(faults).toHaveLength(1);
		expect(faults[0]).toContain(fault);
	});
});

describe.each(LOCALES)("what the pages say to search engines is in the vocabulary (%s)", (locale) => {
	const siteUrl = "https://school.example";
	const picture = `${siteUrl}/og/course/one.png`;
	const site = { siteUrl, siteName: "Orbita", locale, picture, zone: "Europe/Moscow" };
	let school: OpenDatabase;
	let settings: SiteSettings;
	let facts: Facts;

	beforeAll(async () => {
		school = await openTestDatabase();
		await seedSchool(school.db, now);
		settings = await getSiteSettings(school.db);
		facts = factsOf(settings, locale);
	});
	afterAll(() => school.close());

	test("every course, with its groups and offers", async () => {
		const cards = await listCourses(school.db, {}, { locale, now, months });
		expect(findSchemaFaults(courseListJsonLd(cards, site))).toEqual([]);
		for (const { slug } of cards) {
			const course = await getCourse(school.db, { slug, locale, now, settings });
			if (!course) throw new Error(slug);
			expect([slug, findSchemaFaults(courseJsonLd(course, site))]).toEqual([slug, []]);
			expect(findSchemaFaults(faqJsonLd(course.faq))).toEqual([]);
		}
	});

	test("every webinar", async () => {
		const { coming, past, replays } = await listWebinars(school.db, { locale, now, facts });
		for (const { slug } of [...coming, ...past, ...replays]) {
			const found = await getWebinar(school.db, { slug, locale, now, months, facts });
			if (!found) throw new Error(slug);
			expect([slug, findSchemaFaults(webinarJsonLd(found.webinar, site))]).toEqual([slug, []]);
		}
	});

	test("lessons and webinars are in Russian, as the contract has it, whatever language tells of them", async () => {
		const cards = await listCourses(school.db, {}, { locale, now, months });
		const course = await getCourse(school.db, { slug: cards[0]?.slug ?? "", locale, now, settings });
		const { coming } = await listWebinars(school.db, { locale, now, facts });
		const found = await getWebinar(school.db, { slug: coming[0]?.slug ?? "", locale, now, months, facts });
		if (!course || !found) throw new Error("nothing is taught");
		const told = [courseJsonLd(course, site), courseListJsonLd(cards, site), webinarJsonLd(found.webinar, site)];
		expect(JSON.stringify(told).match(/"inLanguage":"[^"]*"/g)).toEqual(
			Array.from({ length: cards.length + 2 }, () => '"inLanguage":"ru"'),
		);
	});

	test("a webinar offers a place only while one may still come and it was not cancelled", async () => {
		const { coming } = await listWebinars(school.db, { locale, now, facts });
		const found = await getWebinar(school.db, { slug: coming[0]?.slug ?? "", locale, now, months, facts });
		const webinar = found?.webinar ?? expect.fail("nothing is ahead");
		for (const phase of ["coming", "opening", "live"] as const) {
			expect(webinarJsonLd({ ...webinar, phase }, site)).toHaveProperty("offers");
		}
		const past = (["preparing", "replay", "over"] as const).map((phase) => ({ ...webinar, phase }));
		for (const done of [...past, { ...webinar, isCancelled: true }]) {
			expect(webinarJsonLd(done, site)).not.toHaveProperty("offers");
		}
	});

	test("the school, its site and the way to a page", () => {
		const home = homeJsonLd({ settings, locale, siteUrl, description: "A school" });
		const blocks = [
			...home,
			schoolJsonLd(settings, { siteUrl, locale }),
			breadcrumbJsonLd([{ label: "a", path: "/" }], site),
		];
		for (const block of blocks) expect(findSchemaFaults(block)).toEqual([]);
	});
});
