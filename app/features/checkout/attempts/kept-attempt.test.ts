import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { money } from "../../../shared/money.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { createInvoice } from "../invoices/create-invoice.server.ts";
import { payInvoice } from "../invoices/pay-invoice.server.ts";
import { ATTEMPT_LIFE_MS } from "../rules/payment-terms.ts";
import { applyPaymentReport } from "./apply-payment-report.server.ts";
import { startPayment } from "./start-payment.server.ts";

let school: TestCheckout;
beforeAll(async () => {
	school = await openCheckout();
});
afterAll(() => school.close());

test("an application keeps its order and its place as long as the bank may take for it", async () => {
	const { id: startId } = await school.startOf("test-course");
	const lines = [{ courseSlug: "test-course", tariffCode: "group", startId }];
	const { id, token } = await school.placed({ lines, paymentType: "instalment_tbank", months: 12 });
	await startPayment(school.db, { token }, school.deps);
	const end = school.clock.now().getTime() + ATTEMPT_LIFE_MS.instalment_tbank;
	expect((await school.order(id)).expiresAt).toEqual(new Date(end));
	const hold = school.db.selectFrom("seatHold").where("orderId", "=", id).select("expiresAt");
	expect((await hold.executeTakeFirstOrThrow()).expiresAt.getTime()).toBeGreaterThanOrEqual(end);
});

test("a page that asks for more than is left to pay is shut, and the next one asks for the rest", async () => {
	const { tbank } = school.banks;
	const { id, token } = await school.placed();
	await startPayment(school.db, { token }, school.deps);
	const whole = tbank.last();
	const payer = { name: "Олег", surname: "Ким", phone: "+79030000001", email: "oleg@example.com" };
	const sums = { total: money(10_000_00, "RUB"), parts: [], purpose: "Курс", dueOn: null };
	const invoice = await inTransaction(school.db, (transaction) =>
		createInvoice(transaction, { orderId: id, locale: "ru", payer, ...sums }, school.deps),
	);
	if (!invoice.ok) throw new Error(invoice.code);
	await payInvoice(school.db, { ...invoice.value, paymentType: "card_ru" }, school.deps);
	tbank.set(tbank.last(), "captured");
	await applyPaymentReport(school.db, { provider: "tbank", report: tbank.report(tbank.last()) }, school.deps);
	await startPayment(school.db, { token }, school.deps);
	expect(tbank.payments.get(whole)?.state).toBe("cancelled");
	expect(tbank.payments.get(tbank.last())?.attempt.amount).toEqual(money(20_000_00, "RUB"));
});
