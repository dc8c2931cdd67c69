import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getPost } from "../../app/features/blog/get-post.server.ts";
import { listRelatedPosts } from "../../app/features/blog/list-related-posts.server.ts";
import { findPicture } from "../../app/features/discovery/pictures/find-picture.server.ts";
import { getPage } from "../../app/features/pages/get-page.server.ts";
import { getSiteSettings } from "../../app/features/settings/get-site-settings.server.ts";
import { factsOf, type SiteSettings } from "../../app/features/settings/site-settings.ts";
import { showDraft } from "../../app/records/show-draft.server.ts";
import { HOUR_MS } from "../../app/shared/durations.ts";
import { addBlogNames, type BlogNames, buildPost } from "../../tests/fixtures/office/blog-samples.ts";
import { testDeps } from "../../tests/fixtures/office/test-deps.ts";
import { pageSample } from "../../tests/fixtures/office/text-samples.ts";
import { seedTestSchool } from "../../tests/fixtures/seed-test-school.ts";
import { openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";
import { officeResources } from "./resources.ts";

const NOTHING = "00000000-0000-4000-8000-000000000000";
const LATER = "2026-12-24T09:00:00.000Z";
let now = new Date("2026-11-23T09:00:00Z");
let office: TestOffice;
let names: BlogNames;
let settings: SiteSettings;
beforeAll(async () => {
	office = await openTestOffice({ clock: { now: () => now }, fill: (db) => seedTestSchool(db, { now }) });
	names = await addBlogNames(office.db);
	settings = await getSiteSettings(office.db);
});
afterAll(() => office.close());

type Post = { readonly id: string; readonly texts: Record<"ru" | "en", object> };
const create = (body: object) => office.ask<Post>("editor", "/api/admin/posts", { method: "POST", body });
const save = (path: string, body: object) => office.ask("editor", `/api/admin/${path}`, { method: "PUT", body });
async function add(slug: string, english: object = {}): Promise<Post> {
	const post = buildPost(names, slug);
	const { body } = await create({ ...post, texts: { ...post.texts, en: { ...post.texts.en, ...english } } });
	return body.data;
}

describe("a post", () => {
	test("names what is there, and not itself; its author and its rubric stay", async () => {
		const post = buildPost(names, "leaning");
		for (const field of ["authors", "courses", "related"]) {
			expect((await create({ ...post, [field]: [NOTHING] })).body.errors).toEqual({ [field]: "unknown" });
		}
		expect((await create({ ...post, rubric: NOTHING })).body.errors).toEqual({ rubric: "unknown" });
		const kept = await add("leaning");
		expect((await save(`posts/${kept.id}`, { ...kept, related: [kept.id] })).body.errors).toEqual({
			related: "itself",
		});
		for (const path of [`authors/${names.author}`, `rubrics/${names.rubric}`]) {
			const removed = await office.ask("editor", `/api/admin/${path}?version=1`, { method: "DELETE" });
			expect(removed, path).toMatchObject({ status: 409, body: { code: "inUse" } });
		}
	});

	test("that waits for its moment is whole, seen by a link alone, and named nowhere", async () => {
		const empty = { state: "scheduled", publishAt: LATER, body: "" };
		const post = buildPost(names, "waiting");
		const refused = await create({ ...post, texts: { ...post.texts, en: { ...post.texts.en, ...empty } } });
		expect(refused.body.errors).toEqual({ "texts.en.body": "requiredOnSite" });
		const { id } = await add("waiting", { state: "scheduled", publishAt: LATER });
		const resource = officeResources(testDeps()).get("posts") ?? expect.fail("is there");
		const facts = factsOf(settings, "en");
		const question = { slug: "waiting", locale: "en", now, facts, tableLabel: "Table" } as const;
		const target = { resource: "posts", id, draft: undefined, locale: "en" } as const;
		const shown = await showDraft(office.db, { resource, target, now }, (db) => getPost(db, question));
		expect(shown).toMatchObject({ ok: true, value: { title: "A first try" } });
		expect(await getPost(office.db, question)).toBeUndefined();
		const picture = { kind: "post", slug: "waiting", locale: "en", now, settings, pictureKey: "" } as const;
		expect(await findPicture(office.db, picture)).toBeUndefined();
		const { id: postId } = await add("beside");
		const others = await listRelatedPosts(office.db, { postId, locale: "en", now, limit: 9, facts });
		expect(others.map(({ slug }) => slug)).toEqual(["leaning"]);
	});
});

test("a page whose one language changed keeps the time of the other", async () => {
	await pageSample.find?.(office.db);
	const read = (locale: "ru" | "en") =>
		getPage(office.db, { slug: "about", locale, now, facts: factsOf(settings, locale) });
	const before = await read("en");
	const { body } = await office.ask<Post>("editor", "/api/admin/pages/about");
	now = new Date(Date.now() + HOUR_MS);
	const changed = { ...body.data, texts: { ...body.data.texts, ru: { ...body.data.texts.ru, lead: "Новое" } } };
	expect((await save("pages/about", changed)).status).toBe(200);
	expect((await read("ru"))?.updatedAt).toEqual(now);
	expect((await read("en"))?.updatedAt).toEqual(before?.updatedAt);
});
