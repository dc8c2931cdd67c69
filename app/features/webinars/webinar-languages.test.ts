import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Locale } from "../../shared/localized.ts";
import { findPicture } from "../discovery/pictures/find-picture.server.ts";
import { listIndexedPages } from "../discovery/sitemap/list-indexed-pages.server.ts";
import { getAnnouncedRegistration } from "../notifications/facts/get-announced-registration.server.ts";
import { getMyData } from "../requests/pages/get-my-data.server.ts";
import { getSiteSettings } from "../settings/get-site-settings.server.ts";
import { getJoined } from "./get-joined.server.ts";
import { getWebinar } from "./get-webinar.server.ts";
import { listWebinarTexts } from "./list-webinar-texts.server.ts";
import { listWebinars } from "./list-webinars.server.ts";
import { NOON, openWebinars, type TestWebinars } from "./webinars.fixture.ts";
import "../../../tests/fixtures/all-words.ts";

/** Nine in the morning in Moscow. */
const MONDAY = new Date("2026-11-19T06:00:00Z");

let school: TestWebinars;
beforeAll(async () => {
	school = await openWebinars();
	await school.addWebinar("plain");
	await school.addWebinar("russian", { stateEn: null });
	await school.addWebinar("draft", { stateEn: "draft" });
	await school.addWebinar("monday", { stateEn: "scheduled", publishAtEn: MONDAY });
});
beforeEach(() => {
	school.clock.set(NOON);
});
afterAll(() => school.close());

const ask = (slug: string, locale: Locale) =>
	getWebinar(school.db, { slug, locale, now: school.clock.now(), months: 24, facts: school.facts });

/** Every place that names webinars in a language, with the slugs that it names. */
async function namedIn(locale: Locale): Promise<Record<string, string[]>> {
	const { db, facts } = school;
	const now = school.clock.now();
	const settings = await getSiteSettings(db);
	const ours = ["draft", "monday", "plain", "russian"];
	const named = (paths: readonly string[]) => ours.filter((slug) => paths.includes(`/webinars/${slug}`));
	const indexed = await listIndexedPages(db, { now, settings });
	const { coming } = await listWebinars(db, { locale, now, facts });
	const texts = await listWebinarTexts(db, { locale, now });
	const pictures = await Promise.all(
		ours.map(async (slug) =>
			(await findPicture(db, { kind: "webinar", slug, locale, now, settings, pictureKey: "" })) ? slug : "",
		),
	);
	const pages = await Promise.all(ours.map(async (slug) => ((await ask(slug, locale)) ? slug : "")));
	return {
		list: named(coming.map(({ path }) => path)),
		search: named(texts.map(({ path }) => path)),
		sitemap: named(indexed.filter(({ changed }) => changed[locale]).map(({ path }) => path)),
		pictures: pictures.filter(Boolean),
		pages: pages.filter(Boolean),
	};
}

const everywhere = (...slugs: string[]) => ({
	list: slugs,
	search: slugs,
	sitemap: slugs,
	pictures: slugs,
	pages: slugs,
});

describe("a webinar", () => {
	test("is shown and named in the languages alone in which its text is public", async () => {
		expect(await namedIn("ru")).toEqual(everywhere("draft", "monday", "plain", "russian"));
		expect(await namedIn("en")).toEqual(everywhere("plain"));
		expect((await ask("plain", "ru"))?.locales).toEqual(["ru", "en"]);
		expect((await ask("russian", "ru"))?.locales).toEqual(["ru"]);
	});

	test("comes out in a language at its moment, until which pages are kept", async () => {
		expect((await ask("monday", "ru"))?.locales).toEqual(["ru"]);
		expect((await ask("monday", "ru"))?.changesAt).toContainEqual(MONDAY);
		const { changesAt } = await listWebinars(school.db, { locale: "en", now: school.clock.now(), facts: school.facts });
		expect(changesAt).toContainEqual(MONDAY);
		school.clock.set(MONDAY.toISOString());
		expect(await namedIn("en")).toEqual(everywhere("monday", "plain"));
		expect((await ask("monday", "ru"))?.locales).toEqual(["ru", "en"]);
	});
});

describe("somebody who registered in a language that a webinar has left", () => {
	const title = { ru: "По-русски", en: "In English" };
	async function leave(slug: string, states: object) {
		await school.addWebinar(slug);
		const { token = "" } = await school.join(slug);
		await school.db.updateTable("contactRequest").set({ locale: "en" }).execute();
		const { text } = await school.webinar(slug);
		const words = { ru: { ...text.ru, title: title.ru }, en: { ...text.en, title: title.en } };
		await school.db
			.updateTable("webinar")
			.set({ text: JSON.stringify(words), ...states })
			.where("slug", "=", slug)
			.execute();
		const now = school.clock.now();
		const { id } = await school.db
			.selectFrom("webinarRegistration")
			.where("token", "=", token)
			.select("id")
			.executeTakeFirstOrThrow();
		const joined = await getJoined(school.db, { token, locale: "en", now, facts: school.facts });
		const data = await getMyData(school.db, { token: joined?.requestToken ?? "", locale: "en", now });
		return {
			letter: (await getAnnouncedRegistration(school.db, id, now))?.title,
			page: joined?.webinar.title,
			pageIn: joined?.webinarLocale,
			data: data?.webinar?.title.en,
		};
	}

	test("is told of it in the other one", async () => {
		expect(await leave("left", { stateEn: null })).toEqual({
			letter: title.ru,
			page: title.ru,
			pageIn: "ru",
			data: title.ru,
		});
		expect(await leave("taken-back", { stateEn: "draft" })).toMatchObject({
			letter: title.ru,
			page: title.ru,
			data: title.ru,
		});
	});

	test("is told of it in his own while it can be read, and when nothing can", async () => {
		expect(await leave("both", {})).toEqual({ letter: title.en, page: title.en, pageIn: "en", data: title.en });
		expect(await leave("none", { stateRu: "draft", stateEn: "draft" })).toMatchObject({ letter: title.en });
	});
});
