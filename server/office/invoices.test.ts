import { afterAll, beforeAll, expect, test } from "vitest";
import { openCheckout, type TestCheckout } from "../../app/features/checkout/checkout.fixture.ts";
import { createOrderMessages } from "../../app/features/notifications/create-order-messages.server.ts";
import { invoiceSample } from "../../tests/fixtures/office/invoice-sample.ts";
import { testDeps } from "../../tests/fixtures/office/test-deps.ts";
import { openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";
import { officeResources } from "./resources.ts";

type Invoice = { readonly id: string; readonly number: string };

let school: TestCheckout;
let office: TestOffice;
beforeAll(async () => {
	school = await openCheckout();
	const deps = testDeps(school.clock);
	const bankDeps = { ...school.deps, messages: createOrderMessages(deps.jobs) };
	office = await openTestOffice({
		clock: school.clock,
		database: school,
		resources: officeResources({ ...deps, bankDeps }),
	});
});
afterAll(() => office.close());

test("an invoice that is written is on its way to its payer, and the list of deliveries leads back to it", async () => {
	const body = await invoiceSample.build(school.db);
	const written = await office.ask<Invoice>("manager", "/api/admin/invoices", { method: "POST", body });
	expect(written.status).toBe(201);
	const { id, number } = written.body.data;
	for (const query of [`q=${number}`, `invoiceId=${id}`]) {
		const listed = await office.ask<object[]>("manager", `/api/admin/deliveries?${query}`);
		expect(listed.body.data).toMatchObject([
			{ channel: "letter", kind: "invoice-created", status: "waiting", invoiceId: id, invoiceNumber: number },
		]);
	}
});
