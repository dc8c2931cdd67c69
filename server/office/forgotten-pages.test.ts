import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { invoiceSample } from "../../tests/fixtures/office/invoice-sample.ts";
import { pageSample } from "../../tests/fixtures/office/text-samples.ts";
import { seedTestSchool } from "../../tests/fixtures/seed-test-school.ts";
import { openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";

const NOW = new Date("2026-11-23T09:00:00Z");
const forgetPages = vi.fn();

let office: TestOffice;
beforeAll(async () => {
	office = await openTestOffice({
		clock: { now: () => NOW },
		fill: (db) => seedTestSchool(db, { now: NOW }),
		forgetPages,
	});
});
afterAll(() => office.close());
beforeEach(() => forgetPages.mockClear());

type Page = { readonly version: number; readonly texts: { readonly en: object } };

async function savePage(body: string) {
	const address = "/api/admin/pages/about";
	const { data } = (await office.ask<Page>("editor", address)).body;
	const texts = { ...data.texts, en: { ...data.texts.en, body } };
	return office.ask("editor", address, { method: "PUT", body: { ...data, texts } });
}

test("whoever saves content finds it on the pages at once", async () => {
	await pageSample.find?.(office.db);
	expect((await savePage("Founded in {{founded}}")).status).toBe(200);
	expect(forgetPages).toHaveBeenCalledOnce();
});

test("pages stay where nothing was saved, and where what was saved stands on none of them", async () => {
	expect((await savePage("")).status).toBe(400);
	expect((await office.ask("editor", "/api/admin/pages/nowhere", { method: "DELETE" })).status).toBeGreaterThanOrEqual(
		400,
	);
	const invoice = await invoiceSample.build(office.db);
	const made = await office.ask("manager", "/api/admin/invoices", { method: "POST", body: invoice });
	expect(made.status).toBe(201);
	expect(forgetPages).not.toHaveBeenCalled();
});
