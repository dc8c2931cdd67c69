import { afterAll, beforeAll, expect, test } from "vitest";
import { applyPaymentReport } from "../../app/features/checkout/attempts/apply-payment-report.server.ts";
import { startPayment } from "../../app/features/checkout/attempts/start-payment.server.ts";
import { openCheckout, type TestCheckout } from "../../app/features/checkout/checkout.fixture.ts";
import { getInvoice } from "../../app/features/checkout/invoices/get-invoice.server.ts";
import { payInvoice } from "../../app/features/checkout/invoices/pay-invoice.server.ts";
import { cancelOrder } from "../../app/features/checkout/orders/cancel-order.server.ts";
import { sendClosingReceipts } from "../../app/features/checkout/receipts/send-closing-receipts.server.ts";
import { carryOutRefunds } from "../../app/features/checkout/refunds/carry-out-refunds.server.ts";
import { createOrderMessages } from "../../app/features/notifications/queueing/create-order-messages.server.ts";
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

test("the record of changes does not repeat what an invoice is for, which may name a child and go with its payer", async () => {
	const body = { ...(await invoiceSample.build(school.db)), purpose: "Уроки для Пети" };
	const written = await office.ask<Invoice>("manager", "/api/admin/invoices", { method: "POST", body });
	const line = school.db.selectFrom("auditEntry").where("recordId", "=", written.body.data.id).select("changes");
	const { changes } = await line.executeTakeFirstOrThrow();
	expect(changes).toContainEqual({ field: "purpose", before: true, after: true });
	expect(JSON.stringify(changes)).not.toContain("Пети");
});

test("all that is wrong with a payer is said at once", async () => {
	const sample = await invoiceSample.build(school.db);
	const body = { ...sample, payerPhone: "8 912", payerEmail: "olga@" };
	const refused = await office.ask("manager", "/api/admin/invoices", { method: "POST", body });
	expect(refused).toMatchObject({ status: 400, body: { errors: { payerPhone: "phone", payerEmail: "email" } } });
});

test.each([
	["olga@xn--80a1acny.xn--p1ai", "olga@xn--80a1acny.xn--p1ai"],
	[" olga@Почта.РФ ", "olga@xn--80a1acny.xn--p1ai"],
	["olga&oleg@example.ru", "olga&oleg@example.ru"],
])("an invoice goes to an address that the forms of the site take: «%s»", async (payerEmail, kept) => {
	const body = { ...(await invoiceSample.build(school.db)), payerEmail };
	const written = await office.ask<Invoice>("manager", "/api/admin/invoices", { method: "POST", body });
	expect(written).toMatchObject({ status: 201, body: { data: { payerEmail: kept } } });
});

test("no invoice falls due on a day that has passed at the school, nor a part before an earlier one", async () => {
	const sample = await invoiceSample.build(school.db);
	const refusal = async (more: object) => {
		const body = { ...sample, total: 10_000_00, dueOn: null, parts: [], ...more };
		const answer = await office.ask<Invoice>("manager", "/api/admin/invoices", { method: "POST", body });
		return answer.status === 201 ? "written" : answer.body.errors;
	};
	const inParts = (one: string, two: string) => ({
		parts: [
			{ amount: 4_000_00, dueOn: one },
			{ amount: 6_000_00, dueOn: two },
		],
	});
	// Moscow has this day already while it is still the one before in UTC.
	const noon = school.clock.now();
	school.clock.set("2026-11-18T21:30:00Z");
	expect(await refusal({ dueOn: "2026-11-19" })).toBe("written");
	expect(await refusal({ dueOn: "2026-11-18" })).toEqual({ dueOn: "past" });
	expect(await refusal(inParts("2026-11-19", "2026-11-20"))).toBe("written");
	expect(await refusal(inParts("2026-11-18", "2026-11-20"))).toEqual({ "parts.0.dueOn": "past" });
	for (const second of ["2026-12-01", "2026-11-30"]) {
		expect(await refusal(inParts("2026-12-01", second))).toEqual({ "parts.1.dueOn": "partsOrder" });
	}
	school.clock.set(noon);
});

test("the list tells the day of the next part that is not paid, and sorts by it", async () => {
	const sample = await invoiceSample.build(school.db);
	const write = async (more: object) => {
		const body = { ...sample, total: 10_000_00, dueOn: null, parts: [], ...more };
		return (await office.ask<Invoice>("manager", "/api/admin/invoices", { method: "POST", body })).body.data.id;
	};
	const parts = [
		{ amount: 4_000_00, dueOn: "2027-03-01" },
		{ amount: 6_000_00, dueOn: "2027-05-01" },
	];
	const [whole, inParts, undated] = [await write({ dueOn: "2027-04-01" }), await write({ parts }), await write({})];
	const days = async () => {
		const { body } = await office.ask<{ id: string; dueOn: string | null }[]>(
			"manager",
			"/api/admin/invoices?sort=dueOn&order=asc&perPage=100",
		);
		const own = body.data.filter(({ id }) => [whole, inParts, undated].includes(id));
		return own.map(({ id, dueOn }) => [id, dueOn]);
	};
	const pay = (paid: number) => school.db.updateTable("invoice").set({ paid }).where("id", "=", inParts).execute();
	const others = [[whole, "2027-04-01"]];
	expect(await days()).toEqual([[inParts, "2027-03-01"], ...others, [undated, null]]);
	await pay(4_500_00);
	expect(await days()).toEqual([...others, [inParts, "2027-05-01"], [undated, null]]);
	await pay(10_000_00);
	expect(Object.fromEntries(await days())).toEqual({ [whole]: "2027-04-01", [inParts]: null, [undated]: null });
});

test("an invoice whose order was paid by its own button, or has ended, is waited for no more", async () => {
	const { tbank } = school.banks;
	const sample = await invoiceSample.build(school.db);
	async function write() {
		const order = await school.placed();
		const body = { ...sample, orderId: order.id, total: 30_000_00, dueOn: "2026-12-01", parts: [] };
		const { id } = (await office.ask<Invoice>("manager", "/api/admin/invoices", { method: "POST", body })).body.data;
		return { ...order, invoiceId: id };
	}
	const [waiting, paid, ended] = [await write(), await write(), await write()];
	await startPayment(school.db, { token: paid.token }, school.deps);
	tbank.set(tbank.last(), "captured");
	await applyPaymentReport(school.db, { provider: "tbank", report: tbank.report(tbank.last()) }, school.deps);
	await cancelOrder(school.db, { token: ended.token, by: "customer" }, school.deps);

	type Listed = { readonly id: string; readonly number: string; readonly state: string; readonly dueOn: string | null };
	for (const [{ invoiceId, id }, state, dueOn] of [
		[waiting, "open", "2026-12-01"],
		[paid, "paid", null],
		[ended, "cancelled", null],
	] as const) {
		const listed = await office.ask<Listed[]>("manager", `/api/admin/invoices?state=${state}&orderId=${id}`);
		expect(listed.body.data).toMatchObject([{ id: invoiceId, state, dueOn }]);
		const shown = await office.ask<Listed>("manager", `/api/admin/invoices/${invoiceId}`);
		expect(shown.body.data.state).toBe(state);
		const [{ number }] = listed.body.data as [Listed];
		expect(await getInvoice(school.db, { number, email: String(sample.payerEmail) })).toMatchObject({ state });
	}
});

test("of an invoice that was paid twice the second sum goes back, from here when its bank refused it", async () => {
	const { tbank } = school.banks;
	const body = { ...(await invoiceSample.build(school.db)), parts: [] };
	const written = await office.ask<Invoice>("manager", "/api/admin/invoices", { method: "POST", body });
	const { id, number } = written.body.data;
	const { secret } = await school.db
		.selectFrom("invoice")
		.where("id", "=", id)
		.select("secret")
		.executeTakeFirstOrThrow();
	const references: string[] = [];
	tbank.cancelMode = "unavailable";
	for (let tab = 0; tab < 2; tab++) {
		await payInvoice(school.db, { number, secret, paymentType: "card_ru", isWhole: true }, school.deps);
		references.push(tbank.last());
		school.forward(58);
	}
	expect(new Set(references).size).toBe(2);
	tbank.refundMode = "refused";
	for (const reference of references) {
		tbank.set(reference, "captured");
		await applyPaymentReport(school.db, { provider: "tbank", report: tbank.report(reference) }, school.deps);
	}
	await carryOutRefunds(school.db, school.deps);

	type Shown = {
		readonly refunds: readonly { readonly id: string; readonly state: string; readonly amount: number }[];
	};
	const show = async () => (await office.ask<Shown>("manager", `/api/admin/invoices/${id}`)).body.data.refunds;
	const [refund] = await show();
	expect(refund).toMatchObject({ state: "failed", amount: 10_000_00 });
	const carryOut = (refundId: string | undefined, invoice = id) =>
		office.ask("manager", `/api/admin/invoices/${invoice}/carry-out-refund`, { method: "POST", body: { refundId } });
	const other = await office.ask<Invoice>("manager", "/api/admin/invoices", { method: "POST", body });
	expect(await carryOut(refund?.id, other.body.data.id)).toMatchObject({
		status: 409,
		body: { code: "refundUnknown" },
	});
	tbank.refundMode = "ok";
	expect((await carryOut(refund?.id)).status).toBe(200);
	expect(await show()).toMatchObject([{ state: "done" }]);
	expect(references.map((reference) => tbank.payments.get(reference)?.refunded ?? 0).sort()).toEqual([0, 10_000_00]);
});

test("what an invoice was for is said to be given, and its closing receipts are looked up when nobody knows of them", async () => {
	const { tbank } = school.banks;
	const sample = await invoiceSample.build(school.db);
	const body = { ...sample, parts: [] };
	const written = await office.ask<Invoice>("manager", "/api/admin/invoices", { method: "POST", body });
	const { id, number } = written.body.data;
	const act = (action: string, input: object = {}) =>
		office.ask<Shown>("manager", `/api/admin/invoices/${id}/${action}`, { method: "POST", body: input });
	type Shown = { readonly renderedAt: string | null; readonly unconfirmedReceipts: readonly { readonly id: string }[] };
	expect(await act("record-rendered")).toMatchObject({ status: 409, body: { code: "invoiceUnpaid" } });
	await payInvoice(
		school.db,
		{ number, email: String(sample.payerEmail), paymentType: "card_ru", isWhole: true },
		school.deps,
	);
	tbank.set(tbank.last(), "captured");
	await applyPaymentReport(school.db, { provider: "tbank", report: tbank.report(tbank.last()) }, school.deps);
	expect((await act("record-rendered")).body.data.renderedAt).toBe(school.clock.now().toISOString());

	tbank.receiptMode = "unknownLost";
	await sendClosingReceipts(school.db, { ...school.deps, clock: { now: () => new Date("2020-01-01T00:00:00Z") } });
	tbank.receiptMode = "ok";
	const waiting = async () =>
		(await office.ask<Shown[]>("manager", "/api/admin/invoices?closingReceipt=unconfirmed")).body.data;
	expect(await waiting()).toMatchObject([{ id }]);
	const shown = await office.ask<Shown>("manager", `/api/admin/invoices/${id}`);
	const paymentId = shown.body.data.unconfirmedReceipts[0]?.id;
	expect((await act("repeat-receipt", { paymentId })).status).toBe(200);
	expect(await waiting()).toEqual([]);
	expect(await act("record-receipt", { paymentId })).toMatchObject({ status: 409, body: { code: "receiptSettled" } });
	await sendClosingReceipts(school.db, school.deps);
	expect(tbank.closingReceipts).toContain(tbank.last());
});
