import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { getLegalDocument } from "./get-legal-document.server.ts";

const facts = { legal_name: "Orbita LLC" };
let school: OpenDatabase;

beforeAll(async () => {
	school = await openTestDatabase();
	await addVersion(1, "2026-09-01");
	await addVersion(2, "2026-11-01");
	await addVersion(3, "2026-12-01");
});

afterAll(() => school.close());

async function addVersion(number: number, validFrom: string): Promise<void> {
	await school.db
		.insertInto("legalVersion")
		.values({
			kind: "privacy",
			locale: "en",
			number,
			title: "Privacy policy",
			body: `## Who\n\nVersion ${number} of {{legal_name}}.`,
			note: "",
			hash: String(number),
			validFrom,
		})
		.execute();
}

function read(now: string, number?: number) {
	return getLegalDocument(school.db, { kind: "privacy", locale: "en", now: new Date(now), facts, number });
}

test("the version in force is the latest whose day has come, with the school's names in it", async () => {
	const document = await read("2026-11-21T12:00:00Z");
	expect(document?.version).toMatchObject({ number: 2, validFrom: "2026-11-01" });
	expect(document?.text.html).toContain("Version 2 of Orbita LLC.");
	expect(document?.replacedFrom).toBeUndefined();
	expect(document?.locales).toEqual(["en"]);
});

test("the page changes on the day when the next version comes into force", async () => {
	expect((await read("2026-11-21T12:00:00Z"))?.nextFrom).toEqual(new Date("2026-12-01T00:00:00Z"));
	const document = await read("2026-12-01T00:00:00Z");
	expect(document?.version.number).toBe(3);
	expect(document?.nextFrom).toBeUndefined();
});

test("an earlier version stays readable and says when it was replaced", async () => {
	const document = await read("2026-11-21T12:00:00Z", 1);
	expect(document).toMatchObject({ version: { number: 1 }, replacedFrom: "2026-11-01" });
	expect(document?.versions.map(({ number }) => number)).toEqual([2, 1]);
});

test("a version still to come, one that never was, and a language without any are not there", async () => {
	expect(await read("2026-11-21T12:00:00Z", 3)).toBeUndefined();
	expect(await read("2026-11-21T12:00:00Z", 9)).toBeUndefined();
	expect(
		await getLegalDocument(school.db, { kind: "privacy", locale: "ru", now: new Date("2026-11-21"), facts }),
	).toBeUndefined();
});
