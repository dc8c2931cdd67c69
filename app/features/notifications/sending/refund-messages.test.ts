import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { applyPaymentReport } from "../../checkout/attempts/apply-payment-report.server.ts";
import { openCheckout, type TestCheckout } from "../../checkout/checkout.fixture.ts";
import { requestRefund } from "../../checkout/refunds/request-refund.server.ts";
import { type Outbox, openOrderOutbox } from "../delivery/outbox.fixture.ts";

describe("messages about money that goes back", () => {
	let checkout: TestCheckout;
	let order: Awaited<ReturnType<TestCheckout["paid"]>>;
	let outbox: Outbox;

	beforeEach(async () => {
		checkout = await openCheckout();
		outbox = openOrderOutbox(checkout);
		order = await checkout.paid();
		outbox.queued.length = 0;
	});
	afterEach(() => checkout.close());

	const subjects = () => outbox.letters.map(({ subject }) => subject.replace(/^Заказ \S+: /, ""));

	test("speak of a request only where the buyer has made one", async () => {
		await checkout.giveBack(order.id, 10_000_33);
		await outbox.deliver();
		expect(subjects()).toEqual(["часть денег возвращена"]);
		expect(outbox.telegrams).toEqual([]);
		const request = { orderId: order.id, key: "form", by: "customer", reason: "moving" };
		expect(await requestRefund(checkout.db, request, checkout.deps)).toMatchObject({ ok: true });
		await outbox.deliver();
		expect(subjects()).toEqual(["часть денег возвращена", "запрос на возврат получен"]);
		expect(outbox.telegrams).toEqual([expect.stringContaining("Просят вернуть деньги")]);
	});

	test("name the sum that goes back now, and beside it what has gone back in all", async () => {
		await checkout.giveBack(order.id, 10_000_33);
		checkout.forward(1);
		await checkout.giveBack(order.id, 15_000_00);
		checkout.forward(1);
		await checkout.giveBack(order.id);
		await outbox.deliver();
		const sums = outbox.letters.map(({ text }) => text.match(/^(?:Возвращено|Всего возвращено).*$/gm));
		expect(sums).toEqual([
			["Возвращено сейчас: 10 000,33 ₽", "Всего возвращено: 30 000 ₽"],
			["Возвращено сейчас: 15 000 ₽", "Всего возвращено: 30 000 ₽"],
			["Возвращено сейчас: 4 999,67 ₽", "Всего возвращено: 30 000 ₽"],
		]);
	});

	test("name the sum alone where nothing has gone back before, and the sum of the bank's own office", async () => {
		const { tbank } = checkout.banks;
		tbank.set(order.reference, "partially_refunded", { refunded: 7_000_00 });
		await applyPaymentReport(checkout.db, { provider: "tbank", report: tbank.report(order.reference) }, checkout.deps);
		await outbox.deliver();
		expect(outbox.letters.at(-1)?.text).toContain("Возвращено: 7 000 ₽");
		expect(outbox.letters.at(-1)?.text).not.toContain("Всего возвращено");
	});

	test("call a person where the bank refuses what staff give back", async () => {
		checkout.banks.tbank.refundMode = "refused";
		await checkout.giveBack(order.id, 10_000_33);
		await outbox.deliver();
		expect(subjects()).toEqual(["возврат задерживается"]);
		expect(outbox.telegrams).toEqual([expect.stringContaining("Возврат не прошёл")]);
	});
});
