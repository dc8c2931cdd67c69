import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openCheckout } from "../../app/features/checkout/checkout.fixture.ts";
import { createOrderMessages } from "../../app/features/notifications/queueing/create-order-messages.server.ts";
import { invoiceSample } from "../../tests/fixtures/office/invoice-sample.ts";
import { testDeps } from "../../tests/fixtures/office/test-deps.ts";
import { openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";
import { officeResources } from "./resources.ts";

let office: TestOffice;
let invoice: object;
beforeAll(async () => {
	const school = await openCheckout();
	const deps = testDeps(school.clock);
	const bankDeps = { ...school.deps, messages: createOrderMessages(deps.jobs) };
	const resources = officeResources({ ...deps, bankDeps });
	office = await openTestOffice({ clock: school.clock, database: school, resources });
	invoice = await invoiceSample.build(office.db);
});
afterAll(() => office.close());

function create(body: object, key?: string, role: "manager" | "owner" = "manager") {
	const headers: Record<string, string> = key === undefined ? {} : { "idempotency-key": key };
	return office.ask<{ readonly id: string }>(role, "/api/admin/invoices", { method: "POST", body, headers });
}
/** How many invoices, letters about them and lines of the audit there are. */
async function countRows(): Promise<number[]> {
	const tables = ["invoice", "outgoingMessage", "auditEntry"] as const;
	const rows = await Promise.all(tables.map((table) => office.db.selectFrom(table).select("id").execute()));
	return rows.map(({ length }) => length);
}

test("a form that is sent twice at once makes one record, and both answers are about it", async () => {
	const key = randomUUID();
	const before = await countRows();
	const answers = await Promise.all([create(invoice, key), create(invoice, key)]);
	expect(answers.map(({ status }) => status)).toEqual([201, 201]);
	expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
	const once = await countRows();
	expect(once).toEqual(before.map((count) => count + 1));
	expect((await create(invoice, key)).body.data).toEqual(answers[0]?.body.data);
	expect(await countRows()).toEqual(once);
});

test("what was changed after an answer that never came is not taken for saved", async () => {
	const key = randomUUID();
	expect((await create(invoice, key)).status).toBe(201);
	const after = await countRows();
	const changed = await create({ ...invoice, purpose: "Другие занятия" }, key);
	expect(changed).toMatchObject({ status: 409, body: { code: "createdAlready" } });
	expect(await countRows()).toEqual(after);
});

test("a form that was refused is sent again with its key; other forms and other people have keys of their own", async () => {
	const key = randomUUID();
	expect((await create({ ...invoice, payerName: "" }, key)).status).toBe(400);
	const made = [await create(invoice, key), await create(invoice, randomUUID()), await create(invoice, key, "owner")];
	expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
	expect(new Set(made.map(({ body }) => body.data.id)).size).toBe(3);
});

test("without a key each is a record; a key that is none is refused", async () => {
	const made = [await create(invoice), await create(invoice)];
	expect(new Set(made.map(({ body }) => body.data.id)).size).toBe(2);
	expect(await create(invoice, "x")).toMatchObject({ status: 400, body: { code: "malformed" } });
});
