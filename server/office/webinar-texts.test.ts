import { afterAll, beforeAll, expect, test } from "vitest";
import { MINUTE_MS } from "../../app/shared/durations.ts";
import { testDeps } from "../../tests/fixtures/office/test-deps.ts";
import { webinarSample } from "../../tests/fixtures/office/webinar-sample.ts";
import { seedTestSchool } from "../../tests/fixtures/seed-test-school.ts";
import { openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";
import { officeResources } from "./resources.ts";

let now = new Date("2026-11-23T09:00:00Z");
let office: TestOffice;
beforeAll(async () => {
	office = await openTestOffice({ clock: { now: () => now }, fill: (db) => seedTestSchool(db, { now }) });
});
afterAll(() => office.close());

type Text = { readonly state: string; readonly publishAt: string | null; readonly title: string };
type Texts = { readonly ru: Text | null; readonly en: Text | null };
type Webinar = { readonly id: string; readonly version: number; readonly texts: Texts };

const send = (path: string, method: string, body: object) =>
	office.ask<Webinar>("editor", `/api/admin/webinars${path}`, { method, body });
const save = (webinar: Webinar, texts: object) =>
	send(`/${webinar.id}`, "PUT", { ...webinar, texts: { ...webinar.texts, ...texts } });
const buildSample = async (slug: string) => ({ ...(await webinarSample.build(office.db)), slug }) as Sample;
type Sample = { readonly slug: string; readonly texts: { readonly ru: Text; readonly en: Text } };

async function addRussian(slug: string): Promise<{ sample: Sample; webinar: Webinar }> {
	const sample = await buildSample(slug);
	const russian = {
		...sample,
		status: "published",
		texts: { ru: { ...sample.texts.ru, state: "published" }, en: null },
	};
	const { status, body } = await send("", "POST", russian);
	expect(status, JSON.stringify(body)).toBe(201);
	return { sample, webinar: body.data };
}

test("a webinar is announced in one language, and the list and the board of translations say what stands of each", async () => {
	const { sample, webinar } = await addRussian("one-language");
	expect(webinar.texts).toMatchObject({ ru: { state: "published", publishAt: now.toISOString() }, en: null });
	const problems = async () => {
		const { body } = await office.ask<{ recordId: string; locale: string; problem: string }[]>(
			"editor",
			"/api/admin/translations?resource=webinars&perPage=100",
		);
		return body.data.filter(({ recordId }) => recordId === webinar.id);
	};
	const listed = async (filter: string) =>
		(await office.ask<{ id: string }[]>("editor", `/api/admin/webinars?perPage=100&${filter}`)).body.data.find(
			({ id }) => id === webinar.id,
		);
	expect(await listed("stateEn=missing")).toMatchObject({ stateRu: "published", stateEn: "missing", titleEn: null });
	expect(await problems()).toMatchObject([{ locale: "en", problem: "missing" }]);
	const { body } = await save(webinar, { en: { ...sample.texts.en, state: "draft" } });
	expect(body.data.texts).toMatchObject({
		ru: { publishAt: now.toISOString() },
		en: { state: "draft", title: "Sample" },
	});
	expect(await listed("stateEn=draft")).toMatchObject({ stateEn: "draft", titleEn: "Sample" });
	expect(await problems()).toMatchObject([{ locale: "en", problem: "unpublished" }]);
});

test("a text on the site is whole, one that waits names its moment, and an empty one beside another is none", async () => {
	const { sample, webinar } = await addRussian("rules");
	const { en } = sample.texts;
	const errorsOf = async (text: object) => (await save(webinar, { en: { ...en, ...text } })).body.errors;
	expect(await errorsOf({ state: "published", lead: "" })).toEqual({ "texts.en.lead": "requiredOnSite" });
	expect(await errorsOf({ state: "scheduled", publishAt: null })).toEqual({ "texts.en.publishAt": "required" });
	const programme = [{ title: "Part", text: "About", minutes: 10 }];
	expect(await errorsOf({ state: "published", programme })).toEqual({ "texts.en.programme": "programmeMinutes" });
	const monday = "2026-11-30T06:00:00.000Z";
	const waiting = await save(webinar, { en: { ...en, state: "scheduled", publishAt: monday } });
	expect(waiting.body.data.texts.en).toMatchObject({ state: "scheduled", publishAt: monday });
	const empty = { title: "", short: "", lead: "", forWhom: [], takeaways: [], programme: [], needs: "" };
	const seo = { title: "", description: "" };
	const emptied = await save(waiting.body.data, { en: { ...empty, seo, state: "draft", publishAt: null } });
	expect(emptied.body.data.texts.en).toBeNull();
});

test("an older state that is brought back leaves each language where it is", async () => {
	const { sample, webinar } = await addRussian("restored");
	now = new Date(now.getTime() + MINUTE_MS);
	const { body } = await save(webinar, {
		ru: { ...webinar.texts.ru, title: "Другое название" },
		en: { ...sample.texts.en, state: "published" },
	});
	const restored = await send(`/${webinar.id}/restore`, "POST", { number: 1, version: body.data.version });
	expect(restored.body.data.texts).toMatchObject({
		ru: { title: "Пример", state: "published", publishAt: webinar.texts.ru?.publishAt },
		en: { title: "Sample", state: "published", publishAt: now.toISOString() },
	});
});

test("a preview shows the text of its language, of a draft as well, and none where there is none", async () => {
	const { sample, webinar } = await addRussian("previewed");
	const { preview } = officeResources(testDeps()).get("webinars") ?? expect.fail("is there");
	const shown = async (locale: "ru" | "en") => {
		await office.db.transaction().execute(async (transaction) => {
			await preview?.publish(transaction, webinar.id, locale, now);
		});
		const { stateRu, stateEn } = await office.db
			.selectFrom("webinar")
			.where("id", "=", webinar.id)
			.select(["stateRu", "stateEn"])
			.executeTakeFirstOrThrow();
		return { stateRu, stateEn };
	};
	expect(await shown("en")).toEqual({ stateRu: "published", stateEn: null });
	await save(webinar, { en: { ...sample.texts.en, state: "draft" } });
	expect(await shown("en")).toEqual({ stateRu: "published", stateEn: "published" });
});

test("what the build before reads is there in both languages", async () => {
	const { webinar } = await addRussian("read-before");
	const row = await office.db.selectFrom("webinar").where("id", "=", webinar.id).select("text").executeTakeFirst();
	expect(row?.text).toMatchObject({ ru: { title: "Пример" }, en: { title: "Пример" } });
	expect(row?.text.ru).not.toHaveProperty("state");
});
