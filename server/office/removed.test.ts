import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addBlogNames, buildPost } from "../../tests/fixtures/office/blog-samples.ts";
import { seedTestSchool } from "../../tests/fixtures/seed-test-school.ts";
import { openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";

const NOW = new Date("2026-11-23T09:00:00Z");
let office: TestOffice;
beforeAll(async () => {
	office = await openTestOffice({ clock: { now: () => NOW }, fill: (db) => seedTestSchool(db, { now: NOW }) });
});
afterAll(() => office.close());

type Kept = { readonly id: string; readonly version: number };

describe("what was deleted", () => {
	test("is still called by the name that it had last", async () => {
		const names = await addBlogNames(office.db);
		const sample = buildPost(names, "gone");
		const made = await office.ask<Kept>("editor", "/api/admin/posts", { method: "POST", body: sample });
		const { id, version } = made.body.data;
		const text = { ...sample.texts.ru, title: "Последнее имя" };
		const body = { ...sample, id, version, texts: { ...sample.texts, ru: text } };
		const renamed = await office.ask<Kept>("editor", `/api/admin/posts/${id}`, { method: "PUT", body });
		const removed = `/api/admin/posts/removed?ids=${id},${names.author}`;
		expect((await office.ask("editor", removed)).body).toEqual({ data: [], total: 0 });
		const last = renamed.body.data.version;
		const remove = (query: string) => office.ask("owner", `/api/admin/posts/${id}${query}`, { method: "DELETE" });
		for (const query of ["", `?version=${version}`, `?version=${last + 1}`]) {
			expect(await remove(query), query).toMatchObject({ status: 409, body: { code: "conflict" } });
		}
		expect((await remove(`?version=${last}`)).status).toBe(200);
		expect((await office.ask("editor", removed)).body.data).toMatchObject([
			{ id, texts: { ru: { title: "Последнее имя" } } },
		]);
	});

	test("keeps its personal data to itself", async () => {
		const body = { name: null, email: "gone@orbita.example", role: "editor", locale: "ru", teacherId: null };
		const entry = { resource: "people", recordId: "p1", action: "remove", staffId: "s", staffName: "S" };
		const changes = Object.entries(body).map(([field, before]) =>
			field === "email" ? { field, before: true, after: true } : { field, before, after: null },
		);
		await office.db
			.insertInto("auditEntry")
			.values({ ...entry, changes: JSON.stringify(changes), requestId: null, ip: null, createdAt: NOW })
			.execute();
		const { body: answer } = await office.ask<object[]>("owner", "/api/admin/people/removed?ids=p1");
		expect(answer.data).toEqual([{ id: "p1", version: 0, name: null, role: "editor", locale: "ru", teacherId: null }]);
		expect((await office.ask("editor", "/api/admin/people/removed?ids=p1")).status).toBe(403);
	});
});
