import { afterAll, beforeAll, expect, test } from "vitest";
import { money } from "../../../shared/money.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { payInvoice } from "../invoices/pay-invoice.server.ts";
import { ATTEMPT_LIFE_MS } from "../rules/payment-terms.ts";
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
	const invoice = await school.invoiced({ orderId: id, total: money(10_000_00, "RUB") });
	await payInvoice(school.db, { ...invoice, paymentType: "card_ru" }, school.deps);
	await school.tell("tbank", "captured");
	await startPayment(school.db, { token }, school.deps);
	expect(tbank.payments.get(whole)?.state).toBe("cancelled");
	expect(tbank.payments.get(tbank.last())?.attempt.amount).toEqual(money(20_000_00, "RUB"));
});
