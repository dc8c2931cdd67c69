import { expect, test } from "vitest";
import { seedTestSchool } from "../../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import type { Locale } from "../../shared/localized.ts";
import { getSiteSettings } from "../settings/get-site-settings.server.ts";
import { describeSchoolText } from "./describe-school-text.server.ts";
import "../../../tests/fixtures/all-words.ts";

test("a page that is not published in a language is named only in the other one", async () => {
	const school = await openTestDatabase();
	const now = new Date("2026-11-18T09:00:00Z");
	await seedTestSchool(school.db, { now });
	const words = { title: "Оплата", lead: "Как платить", body: "Текст", seo: "{}" };
	await school.db
		.insertInto("page")
		.values({ slug: "oplata", locale: "ru", state: "published", ...words })
		.execute();
	const settings = await getSiteSettings(school.db);
	const namesIt = async (locale: Locale) => {
		const { text } = await describeSchoolText(school.db, { locale, now, settings, siteUrl: "https://school.example" });
		return text.sections.flatMap(({ links }) => links).some(({ url }) => url.endsWith("/oplata"));
	};
	expect([await namesIt("ru"), await namesIt("en")]).toEqual([true, false]);
	await school.close();
});
