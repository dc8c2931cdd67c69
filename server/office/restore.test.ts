import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addBlogNames, type BlogNames, buildPost } from "../../tests/fixtures/office/blog-samples.ts";
import { seedTestSchool } from "../../tests/fixtures/seed-test-school.ts";
import { openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";

let now = new Date("2026-11-23T09:00:00Z");
let office: TestOffice;
let names: BlogNames;
beforeAll(async () => {
	office = await openTestOffice({ clock: { now: () => now }, fill: (db) => seedTestSchool(db, { now }) });
	names = await addBlogNames(office.db);
});
afterAll(() => office.close());

type Text = { title: string; state: string; publishAt: string | null };
type Post = { readonly id: string; readonly version: number; readonly texts: Record<"ru" | "en", Text | null> };

const ask = (path: string, method: string, body: object) =>
	office.ask<Post>("editor", `/api/admin/posts${path}`, { method, body });
const write = async (path: string, method: string, body: object) => (await ask(path, method, body)).body.data;
const restoreFirst = ({ id, version }: Post) => write(`/${id}/restore`, "POST", { number: 1, version });

describe("an older state of a post that is brought back", () => {
	test("brings its words and leaves the post on the site, since the day when it came there", async () => {
		const sample = buildPost(names, "came-later");
		const draft = {
			...sample,
			texts: { ...sample.texts, ru: { ...sample.texts.ru, state: "draft", title: "Черновик" } },
		};
		const written = await write("", "POST", draft);
		const publicText = { ...sample.texts.ru, state: "published", title: "На сайте" };
		const published = await write(`/${written.id}`, "PUT", { ...written, texts: { ...written.texts, ru: publicText } });
		now = new Date(now.getTime() + 60_000);
		const restored = await restoreFirst(published);
		expect(restored.texts.ru).toMatchObject({ title: "Черновик", state: "published" });
		expect(restored.texts.ru?.publishAt).toBe(published.texts.ru?.publishAt);
	});

	test("takes no language away that came later, and publishes none that was taken away", async () => {
		const sample = buildPost(names, "two-languages");
		const written = await write("", "POST", {
			...sample,
			texts: { ru: { ...sample.texts.ru, state: "published" }, en: null },
		});
		const other = { ru: null, en: { ...sample.texts.en, state: "published", title: "Came later" } };
		const turned = await write(`/${written.id}`, "PUT", { ...written, texts: other });
		const restored = await restoreFirst(turned);
		expect(restored.texts).toMatchObject({ ru: { state: "draft" }, en: { title: "Came later", state: "published" } });
	});
});
