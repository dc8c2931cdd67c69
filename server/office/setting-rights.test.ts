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

test("an editor changes settings, as the rest of what visitors read", async () => {
	const { body } = await office.ask<{ version: number }>("editor", at("settings/hold_days"));
	const change = { ...body.data, value: 5 };
	const saved = await office.ask<{ version: number }>("editor", at("settings/hold_days"), {
		method: "PUT",
		body: change,
	});
	expect(saved).toMatchObject({ status: 200, body: { data: { value: 5 } } });
	expect(saved.headers.get("cache-control")).toBe("no-store");
	const { data } = (await office.ask<object>("owner", at("settings/requisites"))).body;
	const other = { method: "PUT", body: { ...saved.body.data, ...data, version: saved.body.data.version } };
	const refused = await office.ask("editor", at("settings/hold_days"), other);
	expect(refused).toMatchObject({ status: 400, body: { errors: { key: "unknown" } } });
});

test("where money goes, scripts of strangers and the erasure of requests are the owner's alone: editors neither see nor change them", async () => {
	const owners = ["foreign_seller", "request_keep_days", "requisites", "tracker"];
	const keysFor = async (role: "owner" | "editor") =>
		(await office.ask<{ id: string }[]>(role, `${at("settings")}?perPage=100`)).body.data.map(({ id }) => id);
	const [all, editors] = [await keysFor("owner"), await keysFor("editor")];
	expect(all.filter((key) => !editors.includes(key)).toSorted()).toEqual(owners);
	for (const key of owners) {
		const { body } = await office.ask<object>("owner", at(`settings/${key}`));
		expect((await office.ask("editor", at(`settings/${key}`))).status).toBe(404);
		const change = { method: "PUT", body: body.data } as const;
		expect((await office.ask("editor", at(`settings/${key}`), change)).status).toBe(403);
		expect((await office.ask("owner", at(`settings/${key}`), change)).status).toBe(200);
	}
});

test("an editor makes and changes promo codes, and sees no order that they are used in", async () => {
	const nothing = { sumRub: null, sumUsd: null, minimumRub: null, minimumUsd: null, totalLimit: null };
	const rules = { scope: "all", scopeValues: [], customerLimit: null, firstOrderOnly: false, note: "" };
	const code = {
		...nothing,
		...rules,
		code: "AUTUMN",
		percent: 10,
		validFrom: null,
		validUntil: null,
		status: "active",
	};
	const made = await office.ask<{ id: string }>("editor", at("promo-codes"), { method: "POST", body: code });
	expect(made.status).toBe(201);
	const change = { method: "PUT", body: { ...made.body.data, percent: 15 } };
	const changed = await office.ask("editor", at(`promo-codes/${made.body.data.id}`), change);
	expect(changed).toMatchObject({ status: 200, body: { data: { percent: 15 } } });
	for (const closed of ["orders", "invoices", "requests", "people", "audit"]) {
		expect((await office.ask("editor", at(closed))).status, closed).toBe(403);
	}
});
