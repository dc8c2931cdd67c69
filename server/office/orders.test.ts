import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applyPaymentReport } from "../../app/features/checkout/attempts/apply-payment-report.server.ts";
import { startPayment } from "../../app/features/checkout/attempts/start-payment.server.ts";
import { openCheckout, type TestCheckout } from "../../app/features/checkout/checkout.fixture.ts";
import { sendClosingReceipts } from "../../app/features/checkout/receipts/send-closing-receipts.server.ts";
import type { PaymentReport } from "../../app/features/payments/provider.ts";
import { askForErasure } from "../../app/features/privacy/ask-for-erasure.server.ts";
import { testDeps } from "../../tests/fixtures/office/test-deps.ts";
import { openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";
import { officeResources } from "./resources.ts";

let school: TestCheckout;
let office: TestOffice;
beforeAll(async () => {
	school = await openCheckout();
	const resources = officeResources({ ...testDeps(school.clock), bankDeps: school.deps });
	office = await openTestOffice({ clock: school.clock, database: school, resources });
});
afterAll(() => office.close());

const act = (id: string, action: string, body: object = {}) =>
	office.ask("manager", `/api/admin/orders/${id}/${action}`, { method: "POST", body });
const read = async (id: string) => (await office.ask<Order>("manager", `/api/admin/orders/${id}`)).body.data;

type Sum = { readonly minor: number };
type Order = {
	readonly state: string;
	readonly lines: readonly [{ readonly id: string; readonly lessons: number; readonly lessonsTaken: number }];
	readonly unconfirmedReceipts: readonly [{ readonly id: string }];
	readonly payments: readonly object[];
	readonly paymentEvents: readonly { readonly state: string; readonly failure: string | null }[];
	readonly history: readonly object[];
	readonly refundRequests: readonly object[];
	readonly customer: { readonly email: string };
	readonly refundQuote: { readonly amount: Sum; readonly most: Sum };
};

describe("an order in the office", () => {
	test("is found by its number, with lines, payments, history and the customer", async () => {
		const order = await school.paid();
		const listed = await office.ask<object[]>("manager", `/api/admin/orders?q=${order.number}`);
		expect(listed.body.total).toBe(1);
		expect(listed.body.data[0]).toMatchObject({ number: order.number, state: "paid", customer: "Анна Орлова" });
		const { lines, payments, history, customer, refundQuote } = await read(order.id);
		expect(lines).toHaveLength(1);
		expect(payments[0]).toMatchObject({ state: "captured" });
		expect(history.length).toBeGreaterThan(1);
		expect(customer.email).toBe("anna@example.com");
		expect(refundQuote.amount).toEqual(refundQuote.most);
	});

	test("tells what the bank said of its payment each time", async () => {
		const { id, token } = await school.placed();
		await startPayment(school.db, { token }, school.deps);
		const tell = (changes: Partial<PaymentReport>) => {
			const report = school.banks.tbank.report(school.banks.tbank.last(), changes);
			return applyPaymentReport(school.db, { provider: "tbank", report }, school.deps);
		};
		await tell({ state: "failed", failure: "insufficient_funds" });
		await tell({ state: "captured" });
		const { paymentEvents } = await read(id);
		// The clock stands still here, so they have no order.
		expect(new Set(paymentEvents.map(({ state, failure }) => [state, failure].join()))).toEqual(
			new Set(["captured,", "failed,insufficient_funds"]),
		);
	});

	test("is listed by the way it was paid, not by the one that its customer left for the card", async () => {
		const { tbank } = school.banks;
		const { id, token, number } = await school.placed();
		await startPayment(school.db, { token }, school.deps);
		const card = tbank.last();
		tbank.cancelMode = "refused";
		await startPayment(school.db, { token, paymentType: "instalment_tbank", months: 12 }, school.deps);
		const ways = async (query = "") => {
			const { body } = await office.ask<object[]>("manager", `/api/admin/orders?q=${number}${query}`);
			return body.data;
		};
		expect(await ways()).toMatchObject([{ paymentType: "instalment_tbank" }]);
		tbank.set(card, "captured");
		await applyPaymentReport(school.db, { provider: "tbank", report: tbank.report(card) }, school.deps);
		expect(await ways()).toMatchObject([{ paymentType: "card_ru", state: "paid" }]);
		expect(await read(id)).toMatchObject({ paymentType: "instalment_tbank", paidBy: "card_ru" });
		expect(await ways("&paymentType=card_ru")).toMatchObject([{ id }]);
		expect(await ways("&paymentType=instalment_tbank")).toEqual([]);
	});

	test("is found by the day of its payment, and its money stands in the sales, for those who may list orders alone", async () => {
		const order = await school.paid();
		const paidAt = new Date("2026-08-31T21:00:00Z");
		await school.db.updateTable("courseOrder").set({ paidAt }).where("id", "=", order.id).execute();
		await school.db.updateTable("payment").set({ capturedAt: paidAt }).where("orderId", "=", order.id).execute();
		const found = async (query: string) =>
			(await office.ask<object[]>("manager", `/api/admin/orders?${query}`)).body.data;
		const rows = await found("paidSince=2026-09-01&paidUntil=2026-09-01");
		expect(rows).toEqual([expect.objectContaining({ number: order.number, paidAt: paidAt.toISOString() })]);
		expect(await found("paidUntil=2026-08-31")).toEqual([]);

		const path = "/api/admin/sales?from=2026-09-01&to=2026-09-30&locale=en";
		const sold = { currency: "RUB", orders: 1, paid: 30_000_00, refunded: 0 };
		expect((await office.ask("owner", path)).body.data).toMatchObject({
			...{ from: "2026-09-01", to: "2026-09-30", zone: "Europe/Moscow" },
			months: [{ ...sold, month: "2026-09" }],
			courses: [{ ...sold, title: expect.any(String) }],
		});
		for (const role of ["editor", "teacher"] as const) expect((await office.ask(role, path)).status).toBe(403);
	});

	test("is found by the phone of whoever calls, however it is typed", async () => {
		const order = await school.paid();
		const { phone } = await school.db
			.selectFrom("courseOrder")
			.where("id", "=", order.id)
			.select("customerPhone as phone")
			.executeTakeFirstOrThrow();
		const [, code, first, second, third] = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone) ?? [];
		for (const typed of [
			`8 (${code}) ${first}-${second}-${third}`,
			`8${code}${first}${second}${third}`,
			`+7 ${code} ${first} ${second} ${third}`,
			`8 ${code} ${first}`,
			`${first}-${second}-${third}`,
		]) {
			const listed = await office.ask<{ number: string }[]>(
				"manager",
				`/api/admin/orders?perPage=100&q=${encodeURIComponent(typed)}`,
			);
			expect(
				listed.body.data.map(({ number }) => number),
				typed,
			).toContain(order.number);
		}
		const others = await office.ask("manager", "/api/admin/orders?q=8+(000)+000-00-00");
		expect(others.body.total).toBe(0);
	});

	test("gives a part back: the bank is asked once, the history and the audit name who did it", async () => {
		const order = await school.paid();
		const input = { key: "refund-form-1", reason: "договорились", amount: 1_000_00, costs: null };
		expect((await act(order.id, "refund", input)).status).toBe(200);
		expect((await act(order.id, "refund", input)).status).toBe(200);
		const { refundRequests, state } = await read(order.id);
		expect(state).toBe("part_refunded");
		expect(refundRequests).toHaveLength(1);
		expect(refundRequests[0]).toMatchObject({ amount: 1_000_00, state: "done", decidedBy: "manager" });
		const entries = await office.db
			.selectFrom("auditEntry")
			.where("recordId", "=", order.id)
			.where("action", "=", "refund")
			.select("staffName")
			.execute();
		expect(entries[0]?.staffName).toBe("manager");
	});

	test("leaves in the audit that it was cancelled and given back, not why", async () => {
		const [unpaid, paid] = [await school.placed(), await school.paid()];
		await act(unpaid.id, "cancel", { reason: "Анна болеет" });
		await act(paid.id, "refund", { key: "refund-form-2", reason: "Анна болеет", amount: 1_000_00 });
		const entries = await office.db
			.selectFrom("auditEntry")
			.where("recordId", "in", [unpaid.id, paid.id])
			.select("changes")
			.execute();
		for (const { changes } of entries) expect(changes).toContainEqual({ field: "history", before: true, after: true });
		expect(entries).toHaveLength(2);
		expect(JSON.stringify(entries)).not.toContain("болеет");
	});

	test("is not given back by a sum that was counted before a colleague recorded lessons, nor by one chosen beside it", async () => {
		const order = await school.paid();
		const before = await read(order.id);
		const expected = before.refundQuote.amount;
		await act(order.id, "lessons", { lineId: before.lines[0].id, taken: 4 });
		const input = { key: "refund-form-3", reason: "переезд", amount: expected.minor, expected };
		const refused = { status: 409, body: { code: "amountChanged" } };
		expect(await act(order.id, "refund", input)).toMatchObject(refused);
		expect(await act(order.id, "refund", { ...input, amount: 1_000_00 })).toMatchObject(refused);
		const { amount } = (await read(order.id)).refundQuote;
		const asked = await act(order.id, "refund", { ...input, amount: amount.minor, expected: amount });
		expect(asked.status).toBe(200);
		expect((await read(order.id)).refundRequests).toMatchObject([{ kind: "lessons", amount: amount.minor }]);
	});

	test("keeps documented costs beside the sum that they leave, and offers them no more", async () => {
		const { id } = await school.paid();
		const { amount: expected } = (await read(id)).refundQuote;
		const input = { key: "refund-form-4", reason: "переезд", costs: 99_00, amount: expected.minor - 99_00, expected };
		expect((await act(id, "refund", input)).status).toBe(200);
		const refundQuote = { amount: { minor: 0 }, formula: { costs: 99_00 } };
		expect(await read(id)).toMatchObject({ canAskRefund: false, refundQuote, refundRequests: [{ kind: "full" }] });
	});

	test("refuses to give back more than came in, by the field of the sum", async () => {
		const order = await school.paid();
		const answer = await act(order.id, "refund", { key: "refund-form-2", reason: "x", amount: 2_000_000_00 });
		expect(answer).toMatchObject({ status: 400, body: { errors: { amount: "refundTooLarge" } } });
		expect((await read(order.id)).state).toBe("paid");
	});

	test("counts lessons taken, and the refund that is shown counts by them", async () => {
		const order = await school.paid();
		const before = await read(order.id);
		const [line] = before.lines;
		expect((await act(order.id, "lessons", { lineId: line.id, taken: 4 })).status).toBe(200);
		const after = await read(order.id);
		expect(after.lines[0].lessonsTaken).toBe(4);
		expect(after.refundQuote.amount.minor).toBeLessThan(before.refundQuote.amount.minor);
		expect(after.history.at(-1)).toMatchObject({ event: "lessons_taken", taken: 4 });
		const tooMany = await act(order.id, "lessons", { lineId: line.id, taken: 900 });
		expect(tooMany).toMatchObject({ status: 400, body: { errors: { taken: "lessonsWrong" } } });
	});

	test("counts lessons of its own lines only", async () => {
		const [order, other] = [await school.paid(), await school.placed()];
		const [line] = (await read(other.id)).lines;
		expect(await act(order.id, "lessons", { lineId: line.id, taken: 4 })).toMatchObject({
			status: 409,
			body: { code: "lineUnknown" },
		});
		expect((await read(other.id)).lines[0].lessonsTaken).toBe(0);
	});

	test("waits in a list when nobody knows of its closing receipt, until staff have looked it up", async () => {
		// Those of the orders above, which were refunded by their lessons.
		await sendClosingReceipts(school.db, school.deps);
		const order = await school.paid();
		const [line] = (await read(order.id)).lines;
		await act(order.id, "lessons", { lineId: line.id, taken: line.lessons });
		school.banks.tbank.receiptMode = "unknownDone";
		await sendClosingReceipts(school.db, { ...school.deps, clock: { now: () => new Date("2020-01-01T00:00:00Z") } });
		const waiting = async () =>
			(await office.ask("manager", "/api/admin/orders?closingReceipt=unconfirmed")).body.total;
		expect(await waiting()).toBe(1);
		const [receipt] = (await read(order.id)).unconfirmedReceipts;
		expect((await act(order.id, "record-receipt", { paymentId: receipt.id })).status).toBe(200);
		expect(await waiting()).toBe(0);
		expect(await act(order.id, "repeat-receipt", { paymentId: receipt.id })).toMatchObject({
			status: 409,
			body: { code: "receiptSettled" },
		});
	});

	test("that is not paid is cancelled; one that is paid is not", async () => {
		const open = await school.placed();
		expect((await act(open.id, "cancel", { reason: "передумали" })).status).toBe(200);
		expect((await read(open.id)).state).toBe("cancelled");
		const paid = await school.paid();
		expect(await act(paid.id, "cancel", { reason: "x" })).toMatchObject({
			status: 409,
			body: { code: "orderNotCancellable" },
		});
	});

	test("has its letter sent once more", async () => {
		const order = await school.paid();
		school.news.length = 0;
		expect((await act(order.id, "resend")).status).toBe(200);
		expect(school.news).toEqual(["repeated"]);
	});

	test("is of the day that the school's clocks show, not of the day in London", async () => {
		const order = await school.paid();
		// Half past midnight in Moscow.
		const values = { createdAt: new Date("2026-03-09T21:30:00Z") };
		await office.db
			.updateTable("courseOrder")
			.set(values as never)
			.where("id", "=", order.id)
			.execute();
		const of = async (day: string) =>
			(await office.ask("manager", `/api/admin/orders?since=${day}&until=${day}`)).body.total;
		expect([await of("2026-03-09"), await of("2026-03-10")]).toEqual([0, 1]);
	});

	test("shows nothing of itself to editors and teachers", async () => {
		const order = await school.paid();
		for (const role of ["editor", "teacher"] as const) {
			expect((await office.ask(role, `/api/admin/orders/${order.id}`)).status).toBe(403);
		}
	});

	test("that somebody wishes to be forgotten by says how many others have his phone alone, and how many his address", async () => {
		const [his, ofPhone, ofEmail] = [await school.placed(), await school.placed(), await school.placed()];
		const buyer = {
			customerPhone: "+79035557788",
			customerEmail: "oleg@example.com",
			customerEmailKey: "oleg@example.com",
		};
		const another = { customerEmail: "ira@example.com", customerEmailKey: "ira@example.com" };
		const set = (id: string, values: object) =>
			school.db.updateTable("courseOrder").set(values).where("id", "=", id).execute();
		await set(his.id, buyer);
		await set(ofPhone.id, { ...buyer, ...another });
		await set(ofEmail.id, { ...buyer, customerPhone: "+79035557799" });
		await askForErasure(school.db, { token: his.token, now: school.clock.now() });
		const wishes = await office.ask<[{ id: string }]>("manager", "/api/admin/erasures?status=new");
		const wish = await office.ask("manager", `/api/admin/erasures/${wishes.body.data[0].id}`);
		expect(wish.body.data).toMatchObject({ orderId: his.id, byPhoneAlone: 1, byEmail: 1 });
	});
});
