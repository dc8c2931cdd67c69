import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../../database/open-database.server.ts";
import { openTestDatabase } from "../../../../tests/fixtures/test-database.ts";
import { recordCookieChoice } from "./record-cookie-choice.server.ts";

let opened: OpenDatabase;
const now = new Date("2026-10-01T09:00:00Z");

beforeAll(async () => {
	opened = await openTestDatabase();
	const version = { kind: "privacy", locale: "ru" as const, title: "Политика", body: "", note: "" };
	await opened.db
		.insertInto("legalVersion")
		.values([
			{ ...version, number: 1, hash: "first", validFrom: "2026-01-01" },
			{ ...version, number: 2, hash: "second", validFrom: "2026-09-01" },
			{ ...version, number: 3, hash: "third", validFrom: "2026-10-15" },
			{ ...version, number: 4, hash: "other", validFrom: "2026-01-01", kind: "personal-data" },
		])
		.execute();
});
afterAll(() => opened.close());

test("a choice is kept with the policy that was in force", async () => {
	await recordCookieChoice(opened.db, {
		granted: true,
		locale: "ru",
		now,
		page: "/faq",
		ip: "10.0.0.1",
		agent: "test",
	});
	const row = await opened.db.selectFrom("consent").selectAll().executeTakeFirstOrThrow();
	expect(row).toMatchObject({
		kind: "cookies",
		granted: true,
		documentKind: "privacy",
		documentNumber: 2,
		documentLocale: "ru",
		documentHash: "second",
		page: "/faq",
		ip: "10.0.0.1",
		requestId: null,
	});
});

test("a refusal is kept too, even where no policy is published", async () => {
	await recordCookieChoice(opened.db, {
		granted: false,
		locale: "en",
		now,
		page: "/en",
		ip: undefined,
		agent: undefined,
	});
	const row = await opened.db.selectFrom("consent").where("granted", "=", false).selectAll().executeTakeFirstOrThrow();
	expect(row).toMatchObject({ kind: "cookies", documentKind: null, documentNumber: null, ip: null });
});
