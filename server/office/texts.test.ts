import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findPostRedirect } from "../../app/features/blog/find-post-redirect.server.ts";
import { getPost } from "../../app/features/blog/get-post.server.ts";
import { findPosts } from "../../app/features/blog/search/find-posts.server.ts";
import { getPage } from "../../app/features/pages/get-page.server.ts";
import { getSiteSettings } from "../../app/features/settings/get-site-settings.server.ts";
import { SETTING_GROUPS } from "../../app/features/settings/office/setting-groups.ts";
import { SETTING_KEYS } from "../../app/features/settings/office/setting-rules.ts";
import { factsOf } from "../../app/features/settings/site-settings.ts";
import { HOUR_MS, MINUTE_MS } from "../../app/shared/durations.ts";
import { addBlogNames, type BlogNames, buildPost } from "../../tests/fixtures/office/blog-samples.ts";
import { pageSample } from "../../tests/fixtures/office/text-samples.ts";
import { seedTestSchool } from "../../tests/fixtures/seed-test-school.ts";
import { openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";

let now = new Date("2026-11-23T09:00:00Z");
const LATER = new Date("2026-12-24T09:00:00Z");
let office: TestOffice;
let names: BlogNames;
beforeAll(async () => {
	office = await openTestOffice({ clock: { now: () => now }, fill: (db) => seedTestSchool(db, { now }) });
	names = await addBlogNames(office.db);
});
afterAll(() => office.close());

const at = (path: string) => `/api/admin/${path}`;
type Texts = { texts: Record<"ru" | "en", { title: string; state: string; publishAt: string | null }> };
type Post = Texts & { readonly id: string };
const create = (body: object) => office.ask<Post>("editor", at("posts"), { method: "POST", body });
const save = <Data = Post>(resource: string, id: string, body: object) =>
	office.ask<Data>("editor", at(`${resource}/${id}`), { method: "PUT", body });

async function readPost(slug: string, locale: "ru" | "en", moment = now) {
	const facts = factsOf(await getSiteSettings(office.db), locale);
	return getPost(office.db, { slug, locale, now: moment, facts, tableLabel: "Table" });
}

describe("posts", () => {
	test("are seen by readers and by search from their moment on, each language for itself", async () => {
		const post = buildPost(names, "telescope");
		post.texts.en = { ...post.texts.en, state: "scheduled", publishAt: "2026-12-01T10:00:00Z" as never };
		post.texts.ru.body = "Телескопы ищут планеты";
		const { body, status } = await create(post);
		expect(status).toBe(201);
		expect((await readPost("telescope", "ru"))?.publishedAt).toEqual(now);
		expect(await readPost("telescope", "en")).toBeUndefined();
		expect(await readPost("telescope", "en", LATER)).toMatchObject({ title: "A first try" });
		const found = await findPosts(office.db, { locale: "ru", now, typed: "телескоп", limit: 5 });
		expect(found.ids).toEqual([body.data.id]);

		const hidden = { ...body.data, texts: { ...body.data.texts, ru: { ...body.data.texts.ru, state: "draft" } } };
		expect((await save("posts", body.data.id, hidden)).status).toBe(200);
		expect(await readPost("telescope", "ru")).toBeUndefined();
		expect((await findPosts(office.db, { locale: "ru", now, typed: "телескоп", limit: 5 })).ids).toEqual([]);
	});

	test("that waited for their moment are there at once when they are published instead, though the form still names the moment", async () => {
		const post = buildPost(names, "hurried");
		post.texts.en = { ...post.texts.en, state: "scheduled", publishAt: LATER.toISOString() as never };
		const { body } = await create(post);
		expect(await readPost("hurried", "en")).toBeUndefined();
		const hurried = structuredClone(body.data);
		hurried.texts.en.state = "published";
		expect(hurried.texts.en.publishAt).toBe(LATER.toISOString());
		expect((await save("posts", body.data.id, hurried)).status).toBe(200);
		expect((await readPost("hurried", "en"))?.publishedAt).toEqual(now);
	});

	test("come out in one language though the other was opened and left empty; an empty one alone is asked for its title", async () => {
		const post = buildPost(names, "one-language");
		const empty = {
			state: "draft",
			title: " ",
			excerpt: "",
			body: "",
			tags: [],
			seo: { title: null, description: null },
		};
		const { body, status } = await create({ ...post, texts: { ru: post.texts.ru, en: { ...empty, publishAt: null } } });
		expect(status, JSON.stringify(body)).toBe(201);
		expect(body.data.texts.en).toBeNull();
		expect(await readPost("one-language", "ru")).toBeDefined();
		const begun = { ...empty, excerpt: "A summary", publishAt: null };
		const refused = await create({ ...post, slug: "begun", texts: { ru: post.texts.ru, en: begun } });
		expect(refused.body.errors).toEqual({ "texts.en.title": "required" });
		const alone = await create({ ...post, slug: "alone", texts: { ru: empty, en: null } });
		expect(alone.body.errors).toEqual({ "texts.ru.title": "required" });
	});

	test("keep the moment of their first appearance through edits, and their own time when the other language changes", async () => {
		const { body } = await create(buildPost(names, "steady"));
		const first = await readPost("steady", "en");
		now = new Date(now.getTime() + HOUR_MS);
		const edited = structuredClone(body.data);
		edited.texts.ru.title = "Другое название";
		expect((await save("posts", body.data.id, edited)).status).toBe(200);
		expect((await readPost("steady", "ru"))?.publishedAt).toEqual(first?.publishedAt);
		expect(await readPost("steady", "en")).toEqual(first);
	});

	test("lead from every slug that they ever had to the present one; nobody else gets such a slug, they themselves may go back", async () => {
		const { body } = await create(buildPost(names, "name-one"));
		const second = await save("posts", body.data.id, { ...body.data, slug: "name-two" });
		await save("posts", body.data.id, { ...second.body.data, slug: "name-three" });
		expect(await findPostRedirect(office.db, "name-one")).toBe("/blog/name-three");
		expect(await findPostRedirect(office.db, "name-two")).toBe("/blog/name-three");
		expect((await create(buildPost(names, "name-one"))).body.errors).toEqual({ slug: "taken" });
		const { body: last } = await office.ask<Post>("editor", at(`posts/${body.data.id}`));
		expect((await save("posts", body.data.id, { ...last.data, slug: "name-one" })).status).toBe(200);
		expect(await findPostRedirect(office.db, "name-one")).toBeUndefined();
		expect(await findPostRedirect(office.db, "name-three")).toBe("/blog/name-one");
	});

	test.each([
		["reserved", "slug", { slug: "webinars" }],
		["reserved", "slug", { slug: "avtor-vera" }],
		["unknown", "cover", { cover: "no-such-drawing" }],
		["unknown", "authors", { authors: ["00000000-0000-4000-8000-000000000000"] }],
		["required", "authors", { authors: [] }],
	])("are refused with %s at %s", async (code, field, change) => {
		const refused = await create({ ...buildPost(names, "refused"), ...change });
		expect(refused).toMatchObject({ status: 400, body: { code: "invalid", errors: { [field]: code } } });
	});

	test("with a talk are not deleted: its consents must be kept", async () => {
		const { body } = await create(buildPost(names, "talked"));
		const comment = {
			postId: body.data.id,
			locale: "ru",
			name: "Ира",
			email: "i@example.com",
			text: "Спасибо",
		} as const;
		await office.db
			.insertInto("comment")
			.values({ ...comment, unsubscribeToken: "talked", contentHash: "talked" })
			.execute();
		const removed = await office.ask("editor", at(`posts/${body.data.id}?version=1`), { method: "DELETE" });
		expect(removed).toMatchObject({ status: 409, body: { code: "hasComments" } });
	});
});

describe("pages", () => {
	test("wait for their moment, and tell which languages have them", async () => {
		await pageSample.find?.(office.db);
		const { body } = await office.ask<Texts>("editor", at("pages/about"));
		body.data.texts.en = { ...body.data.texts.en, state: "scheduled", publishAt: "2026-12-01T10:00:00Z" };
		expect((await save("pages", "about", body.data)).status).toBe(200);
		const facts = factsOf(await getSiteSettings(office.db), "en");
		const ask = (locale: "ru" | "en", moment: Date) =>
			getPage(office.db, { slug: "about", locale, now: moment, facts });
		expect(await ask("en", now)).toBeUndefined();
		expect((await ask("ru", now))?.locales).toEqual(["ru"]);
		expect((await ask("en", LATER))?.title).toBe("About");

		const { body: waiting } = await office.ask<Texts>("editor", at("pages/about"));
		waiting.data.texts.en.state = "published";
		expect((await save("pages", "about", waiting.data)).status).toBe(200);
		expect((await ask("en", now))?.title).toBe("About");
	});
});

describe("settings", () => {
	const put = async (key: string, value: unknown) => {
		const { body } = await office.ask<object>("owner", at(`settings/${key}`));
		return office.ask("owner", at(`settings/${key}`), { method: "PUT", body: { ...body.data, value } });
	};

	test("are checked by their part of the schema and by what must hold between values", async () => {
		expect((await put("email", "nobody")).body.errors).toEqual({ value: "email" });
		expect((await put("phones", [])).body.errors).toEqual({ value: "required" });
		const { facts, hours } = await getSiteSettings(office.db);
		const old = { ...facts, age_max: { value: 3, as_of: "2026-11-01" } };
		expect((await put("facts", old)).body.errors).toEqual({ "value.age_max.value": "order" });
		expect((await put("hours", { ...hours, monday: ["21:00", "09:00"] })).body.errors).toEqual({
			"value.monday": "order",
		});
		expect((await put("promotion", { code: "NOSUCH", bonus_code: "NOSUCH" })).body.errors).toEqual({
			"value.code": "unknownCode:NOSUCH",
		});
		const words = { firstOrderOnly: false, status: "active", note: "" } as const;
		await office.db
			.insertInto("promoCode")
			.values([
				{ ...words, code: "TENTH", percent: 10, scope: "all" },
				{ ...words, code: "SUM", sumRub: 300_000, sumUsd: 3_000, scope: "all" },
				{ ...words, code: "ONE", percent: 10, scope: "courses", scopeValues: ["scratch"] },
			])
			.execute();
		for (const code of ["SUM", "ONE"]) {
			expect((await put("promotion", { code: "TENTH", bonus_code: code })).body.errors).toEqual({
				"value.bonus_code": `wordlessCode:${code}`,
			});
		}
		expect((await put("promotion", { code: "TENTH", bonus_code: "TENTH" })).status).toBe(200);
	});

	test("that the database has never held are there with what the schema gives them, and can be set", async () => {
		await office.db.deleteFrom("setting").where("key", "=", "tracker").execute();
		expect((await office.ask("owner", at("settings/tracker"))).body.data).toMatchObject({ value: null, version: 0 });
		const value = { script_url: "https://cloud.example/{project_id}", project_id: "one" };
		expect((await put("tracker", value)).body.data).toMatchObject({ value, version: 1 });
		expect((await getSiteSettings(office.db)).tracker).toEqual(value);
	});

	test("of the numbers in the feed of courses are kept for the categories that were given one", async () => {
		const saved = await put("yandex_rubrics", { roblox: 12, scratch: null });
		expect(saved.body.data).toMatchObject({ value: { roblox: 12 } });
	});

	test("whose figures a text quotes are not taken away, though those that stay may be quoted", async () => {
		const { tax_deduction } = await getSiteSettings(office.db);
		const about = office.db.updateTable("page").where("slug", "=", "about");
		await about.set({ body: "{{tax_percent}} per cent" }).execute();
		expect((await put("tax_deduction", null)).body.data).toMatchObject({ value: null });
		expect((await put("tax_deduction", tax_deduction)).status).toBe(200);
		await about.set({ body: "Up to {{tax_own_limit}}" }).execute();
		expect((await put("tax_deduction", null)).body.errors).toEqual({ value: "quoted" });
	});
});

describe("comments", () => {
	test("are shown with the answer of the school, and whoever is answered gets a letter", async () => {
		const { body: post } = await create(buildPost(names, "answered"));
		const said = {
			postId: post.data.id,
			locale: "en",
			name: "Ann",
			email: "ann@example.com",
			text: "How long is it?",
		} as const;
		const { id } = await office.db
			.insertInto("comment")
			.values({ ...said, unsubscribeToken: "answered", contentHash: "answered" })
			.returning("id")
			.executeTakeFirstOrThrow();
		const reply = { method: "POST", body: { text: "Two months." } };
		for (let time = 0; time < 2; time++)
			expect((await office.ask("editor", at(`comments/${id}/reply`), reply)).status).toBe(200);
		const { body } = await office.ask("editor", at(`comments/${id}`));
		expect(body.data).toMatchObject({
			status: "approved",
			replies: [{ name: "Orbita", isStaff: true, text: "Two months." }],
		});
		const letters = await office.db
			.selectFrom("outgoingMessage")
			.where("kind", "=", "comment-reply")
			.select("id")
			.execute();
		expect(letters).toHaveLength(1);
		const entry = await office.db.selectFrom("auditEntry").where("recordId", "=", id).select("changes").execute();
		expect(JSON.stringify(entry)).not.toContain("ann@example.com");

		expect((await office.ask("editor", at(`comments/${id}/hide`), { method: "POST", body: {} })).status).toBe(200);
		expect((await office.ask("editor", at(`comments/${id}/reply`), reply)).body.code).toBe("notShown");
	});
});

describe("the board of translations", () => {
	type Row = { readonly id: string; readonly recordId: string };

	test("names what is missing, waits as a draft, or has fallen behind, until somebody confirms it", async () => {
		const post = buildPost(names, "to-translate");
		const { body } = await create({ ...post, texts: { ru: post.texts.ru, en: null } });
		const { id } = body.data;
		const rows = async () =>
			(await office.ask<Row[]>("editor", at("translations?resource=posts&perPage=100"))).body.data.filter(
				({ recordId }) => recordId === id,
			);
		expect(await rows()).toMatchObject([{ locale: "en", problem: "missing" }]);

		const texts = { ...body.data.texts, en: { ...post.texts.en, state: "draft" } };
		const drafted = await save("posts", id, { ...body.data, texts });
		expect(await rows()).toMatchObject([{ locale: "en", problem: "unpublished" }]);

		const told = structuredClone(drafted.body.data);
		told.texts.en.state = "published";
		const published = await save("posts", id, told);
		expect(await rows()).toEqual([]);

		now = new Date(now.getTime() + MINUTE_MS);
		const changed = structuredClone(published.body.data);
		changed.texts.ru.title = "Переписано";
		expect((await save("posts", id, changed)).status).toBe(200);
		const [behind] = await rows();
		expect(behind).toMatchObject({ locale: "en", problem: "outdated" });

		now = new Date(now.getTime() + MINUTE_MS);
		expect(
			(await office.ask("editor", at(`translations/${behind?.id}/confirm`), { method: "POST", body: {} })).status,
		).toBe(200);
		expect(await rows()).toEqual([]);
	});
});

test("every setting stands in one group", () => {
	expect(Object.values(SETTING_GROUPS).flat().sort()).toEqual([...SETTING_KEYS].sort());
});
