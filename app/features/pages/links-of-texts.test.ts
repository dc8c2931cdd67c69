import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { getLegalDocument } from "./get-legal-document.server.ts";
import { getPage } from "./get-page.server.ts";

const BODY = "See [prices](/tax) and [jobs](/careers).";
const LINKED = '<p>See <a href="/en/tax">prices</a> and jobs.</p>';
const question = { locale: "en", now: new Date("2026-11-21T12:00:00Z"), facts: {} } as const;

let school: OpenDatabase;
beforeAll(async () => {
	school = await openTestDatabase();
	const english = { locale: "en", lead: "", seo: "{}", state: "published" } as const;
	await school.db
		.insertInto("page")
		.values([
			{ ...english, slug: "about", title: "About", body: BODY },
			{ ...english, slug: "tax", title: "Tax", body: "" },
			{ ...english, slug: "careers", title: "Карьера", body: "", locale: "ru" },
		])
		.execute();
	const version = { kind: "privacy", locale: "en", number: 1, note: "", hash: "1", validFrom: "2026-09-01" } as const;
	await school.db
		.insertInto("legalVersion")
		.values({ ...version, title: "Privacy", body: BODY })
		.execute();
});
afterAll(() => school.close());

test("a page and a legal document link only to pages that their language has", async () => {
	expect((await getPage(school.db, { ...question, slug: "about" }))?.text.html).toBe(LINKED);
	expect((await getLegalDocument(school.db, { ...question, kind: "privacy" }))?.text.html).toBe(LINKED);
});
