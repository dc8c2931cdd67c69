import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { JobSender } from "../../../platform/jobs.server.ts";
import { applyPaymentReport } from "../../checkout/attempts/apply-payment-report.server.ts";
import { openCheckout, type TestCheckout } from "../../checkout/checkout.fixture.ts";
import { carryOutRefund } from "../../checkout/refunds/carry-out-refund.server.ts";
import { requestRefund } from "../../checkout/refunds/request-refund.server.ts";
import type { Channels } from "../delivery/channels.server.ts";
import { deliverMessage } from "../delivery/deliver-message.server.ts";
import { createOrderMessages } from "../queueing/create-order-messages.server.ts";

describe("messages about money that goes back", () => {
	let checkout: TestCheckout;
	let order: Awaited<ReturnType<TestCheckout["paid"]>>;
	let sent: string[];
	let letters: { readonly subject: string; readonly text: string }[];
	let telegrams: string[];

	beforeEach(async () => {
		checkout = await openCheckout();
		[sent, letters, telegrams] = [[], [], []];
		const jobs: JobSender = {
			async send(_transaction, _queue, data) {
				sent.push((data as { id: string }).id);
			},
		};
		Object.assign(checkout.deps, { messages: createOrderMessages(jobs) });
		order = await checkout.paid();
		sent.length = 0;
	});
	afterEach(() => checkout.close());

	async function deliver() {
		const channels: Channels = {
			letter: {
				async send({ subject, text }) {
					letters.push({ subject: plain(subject), text: plain(text) });
					return { ok: true };
				},
			} as Channels["letter"],
			telegram: {
				async send(text) {
					telegrams.push(plain(text));
					return { ok: true, externalId: "1" };
				},
			},
			crm: undefined,
		};
		const deps = { channels, clock: checkout.clock, siteUrl: "https://school.example" };
		const attempt = { number: 1, isLast: false };
		for (const id of sent.splice(0)) await deliverMessage(checkout.db, { id, attempt }, deps);
	}

	async function ask(by: string, amount?: number): Promise<string> {
		const request = { orderId: order.id, key: `${by} ${amount}`, by, reason: "moving", ...(amount ? { amount } : {}) };
		const asked = await requestRefund(checkout.db, request, checkout.deps);
		if (!asked.ok) throw new Error(asked.code);
		return asked.value.refundId;
	}
	/** As the office does it in one press. */
	async function giveBack(amount?: number) {
		await carryOutRefund(checkout.db, { refundId: await ask("Ольга", amount), by: "Ольга" }, checkout.deps);
	}
	const subjects = () => letters.map(({ subject }) => subject.replace(/^Заказ \S+: /, ""));

	test("speak of a request only where the buyer has made one", async () => {
		await giveBack(10_000_33);
		await deliver();
		expect(subjects()).toEqual(["часть денег возвращена"]);
		expect(telegrams).toEqual([]);
		await ask("customer");
		await deliver();
		expect(subjects()).toEqual(["часть денег возвращена", "запрос на возврат получен"]);
		expect(telegrams).toEqual([expect.stringContaining("Просят вернуть деньги")]);
	});

	test("name the sum that goes back now, and beside it what has gone back in all", async () => {
		await giveBack(10_000_33);
		checkout.forward(1);
		await giveBack(15_000_00);
		checkout.forward(1);
		await giveBack();
		await deliver();
		const sums = letters.map(({ text }) => text.match(/^(?:Возвращено|Всего возвращено).*$/gm));
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
		await deliver();
		expect(letters.at(-1)?.text).toContain("Возвращено: 7 000 ₽");
		expect(letters.at(-1)?.text).not.toContain("Всего возвращено");
	});

	test("call a person where the bank refuses what staff give back", async () => {
		checkout.banks.tbank.refundMode = "refused";
		await giveBack(10_000_33);
		await deliver();
		expect(subjects()).toEqual(["возврат задерживается"]);
		expect(telegrams).toEqual([expect.stringContaining("Возврат не прошёл")]);
	});
});

/** Without what a typesetter adds. */
function plain(text: string): string {
	return text.replaceAll("\u00a0", " ");
}
