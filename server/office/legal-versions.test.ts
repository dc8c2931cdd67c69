import { afterAll, beforeAll, expect, test } from "vitest";
import { seedTestSchool } from "../../tests/fixtures/seed-test-school.ts";
import { openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";

const now = new Date("2026-11-23T09:00:00Z");
let office: TestOffice;
beforeAll(async () => {
	office = await openTestOffice({ clock: { now: () => now }, fill: (db) => seedTestSchool(db, { now }) });
});
afterAll(() => office.close());

const at = (path: string) => `/api/admin/${path}`;
const save = <Data>(resource: string, id: string, body: object) =>
	office.ask<Data>("editor", at(`${resource}/${id}`), { method: "PUT", body });

type Versions = { readonly versions: readonly object[] };
const version = (validFrom: string, words: string) => {
	const text = { title: "Privacy", body: words, note: "What changed" };
	return { version: 0, validFrom, texts: { ru: text, en: text } };
};

test("legal documents get a new version with names put in; what was accepted stays as it was", async () => {
	const before = await office.db.selectFrom("legalVersion").where("kind", "=", "privacy").selectAll().execute();
	const added = await save<Versions>("legal-documents", "privacy", {
		...version("2026-12-15", "Of {{school}}"),
		version: 1,
	});
	expect(added.status, JSON.stringify(added.body)).toBe(200);
	const after = await office.db
		.selectFrom("legalVersion")
		.where("kind", "=", "privacy")
		.orderBy("number")
		.selectAll()
		.execute();
	expect(after.filter(({ number }) => number === 1)).toEqual(expect.arrayContaining(before));
	expect(
		after
			.filter(({ number }) => number === 2)
			.map(({ body }) => body)
			.sort(),
	).toEqual(["Of Orbita", "Of Орбита"]);
	expect(added.body.data.versions[0]).toMatchObject({ number: 2, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

test("legal documents are refused in the past, before a written version, unchanged, and to a second editor", async () => {
	const ask = (body: object) => save("legal-documents", "privacy", body);
	expect((await ask({ ...version("2026-11-01", "x"), version: 2 })).body.errors).toEqual({ validFrom: "past" });
	expect((await ask({ ...version("2026-12-01", "x"), version: 2 })).body.errors).toEqual({ validFrom: "beforeLast" });
	expect((await ask({ ...version("2026-12-20", "Of {{school}}"), version: 2 })).body.errors).toEqual({
		"texts.ru.body": "unchanged",
	});
	expect((await ask({ ...version("2026-12-20", "x"), version: 1 })).body.code).toBe("conflict");
});

test("legal documents hold nothing in double braces that nobody would put in, and the refusal names it", async () => {
	const errorsOf = async (words: string) =>
		(await save("legal-documents", "privacy", { ...version("2026-12-20", words), version: 2 })).body.errors;
	expect(await errorsOf("Of {{unknownName}}")).toEqual({ "texts.ru.body": "unknownFact:unknownName" });
	expect(await errorsOf("Of {{ school }}")).toEqual({ "texts.ru.body": "unknownFact: school " });
	expect(await errorsOf("Of {{schooll}}")).toEqual({ "texts.ru.body": "unknownFact:schooll" });
});

test("legal documents can be withdrawn before their day alone", async () => {
	const withdraw = (number: number) =>
		office.ask<Versions>("editor", at("legal-documents/privacy/withdraw"), { method: "POST", body: { number } });
	expect((await withdraw(1)).body.code).toBe("inForce");
	expect((await withdraw(2)).body.data.versions).toHaveLength(2);
	expect(
		(await save("legal-documents", "privacy", { ...version("2026-11-23", "Since today"), version: 1 })).status,
	).toBe(200);
	expect((await withdraw(2)).body.code).toBe("inForce");
});

test("a text of a legal document is compared with its newest version", async () => {
	const compare = (body: string, role: "editor" | "manager" = "editor") =>
		office.ask<object[]>(role, at("legal-documents/privacy/compare"), { method: "POST", body: { locale: "ru", body } });
	expect((await compare("Since today", "manager")).status).toBe(403);
	expect((await compare("Since today")).body.data).toEqual([{ kind: "same", text: "Since today" }]);
	const refused = await office.ask("editor", at("legal-documents/privacy/compare"), {
		method: "POST",
		body: { locale: "ru", body: "> ".repeat(100) },
	});
	expect([refused.status, refused.body]).toMatchObject([400, { errors: { body: "tangled" } }]);
	expect((await compare("Since today\n\nOf {{school}}")).body.data[1]).toEqual({ kind: "added", text: "Of Орбита" });
});
