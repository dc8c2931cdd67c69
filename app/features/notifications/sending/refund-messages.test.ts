import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { JobSender } from "../../../platform/jobs.server.ts";
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
