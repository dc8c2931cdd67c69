import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { MOOT } from "../../../shared/moot-messages.ts";
import { reconcilePayments } from "../../checkout/attempts/reconcile-payments.server.ts";
import { startPayment } from "../../checkout/attempts/start-payment.server.ts";
import { openCheckout, type TestCheckout } from "../../checkout/checkout.fixture.ts";
import { cancelOrder } from "../../checkout/orders/cancel-order.server.ts";
import { carryOutRefund } from "../../checkout/refunds/carry-out-refund.server.ts";
import { declineRefund } from "../../checkout/refunds/decline-refund.server.ts";
import { requestRefund } from "../../checkout/refunds/request-refund.server.ts";
import { createCrm } from "../crm/crm.server.ts";
import type { Channels } from "../delivery/channels.server.ts";
import { DeliveryPostponed } from "../delivery/deliver-message.server.ts";
import { type Outbox, openOrderOutbox } from "../delivery/outbox.fixture.ts";
import { openTestSandbox } from "../delivery/sandbox.fixture.ts";

const SITE = "https://school.example";

describe("messages about an order", () => {
	let checkout: TestCheckout;
	let outbox: Outbox;

	beforeEach(async () => {
		checkout = await openCheckout();
		outbox = openOrderOutbox(checkout);
	});
	afterEach(() => checkout.close());

	async function rows() {
		const all = await checkout.db
			.selectFrom("outgoingMessage")
			.orderBy("createdAt")
			.select(["channel", "kind", "status", "lastError", "externalId", "orderId"])
			.execute();
		return all;
	}

	async function pay(token: string) {
		await startPayment(checkout.db, { token }, checkout.deps);
		checkout.banks.tbank.set(checkout.banks.tbank.last(), "captured");
		checkout.forward(2);
		await reconcilePayments(checkout.db, checkout.deps);
	}

	test("a paid order: two letters, the managers and the crm hear of it", async () => {
		const { token, number, id } = await checkout.placed();
		const placing = [...outbox.queued];
		await outbox.deliver();
		await pay(token);
		expect([...placing, ...outbox.queued].map(({ queue }) => queue)).toEqual([
			"deliver-letter",
			"deliver-letter",
			"deliver-telegram",
			"deliver-crm",
		]);
		await using sandbox = await openTestSandbox();
		await outbox.deliver(createCrm({ apiBase: `${sandbox.url}/crm`, token: "long-lived" }));
		const [placed, paid] = outbox.letters;
		expect(placed?.to).toBe("anna@example.com");
		expect(placed?.subject).toBe(`Заказ ${number} оформлен`);
		expect(paid?.subject).toBe(`Заказ ${number} оплачен`);
		expect(paid?.text).toContain(`${SITE}/order/${token}`);
		expect(paid?.text).toContain(`${SITE}/my/${token}`);
		expect(paid?.text).toContain("В чеке: ");
		const [message] = outbox.telegrams;
		expect(message).toContain(number);
		expect(message).toContain(`${SITE}/admin/orders/${id}`);
		expect(message).not.toMatch(/Орлова|79031234567|anna@|Анна/);
		const [note, lead] = await sandbox.done();
		const order = await checkout.order(id);
		expect(lead?.body).toMatchObject({ price: Math.round(order.total / 100), status_id: 142 });
		expect(JSON.stringify(note?.body)).toContain(number);
		const told = await rows();
		expect(told).not.toEqual([]);
		expect(told.filter(({ status, orderId }) => status !== "delivered" || orderId !== id)).toEqual([]);
	});

	test.each([
		[null, /Оплатить до: .+, \d\d:\d\d \(GMT\+3\)$/m],
		["Europe/Moscow", /Оплатить до: .+, \d\d:\d\d \(GMT\+3\)$/m],
		["Asia/Omsk", /Оплатить до: .+ \(GMT\+3\); по\sвашим часам .+ \(GMT\+6\)$/m],
	])("the letter that asks to pay says by whose clock, to a buyer in %s", async (visitorZone, said) => {
		await checkout.placed({ visitorZone });
		await outbox.deliver();
		expect(outbox.letters[0]?.text).toMatch(said);
	});

	test("the deal of the request becomes the sale, with the visit it came from", async () => {
		await using sandbox = await openTestSandbox();
		const crm = createCrm({ apiBase: `${sandbox.url}/crm`, token: "long-lived" });
		const { token, id } = await checkout.placed({ roistat: "123456" });
		const lead = { reference: "REQ-1", name: "Заявка REQ-1", firstName: "Анна", phone: "+79031234567", tags: [] };
		const created = await crm.createLead({ ...lead, tracking: {}, note: "" });
		const request = await addRequest(checkout, created.ok ? (created.externalId ?? null) : null);
		await checkout.db.updateTable("courseOrder").set({ requestId: request }).where("id", "=", id).execute();
		await pay(token);
		await outbox.deliver(crm);
		const deals = (await sandbox.done()).filter(({ kind }) => kind === "lead");
		expect(new Set(deals.map(({ externalId }) => externalId)).size).toBe(1);
		expect(deals[0]?.body).toMatchObject({
			name: "Заявка REQ-1",
			status_id: 142,
			custom_fields_values: [{ field_code: "ROISTAT", values: [{ value: "123456" }] }],
		});
	});

	test("a sale waits while the deal of its request is still on its way", async () => {
		const { token, id } = await checkout.placed();
		const request = await addRequest(checkout, null);
		await checkout.db
			.insertInto("outgoingMessage")
			.values({ channel: "crm", kind: "request-received", requestId: request, details: "{}" })
			.execute();
		await checkout.db.updateTable("courseOrder").set({ requestId: request }).where("id", "=", id).execute();
		await pay(token);
		const never = { createLead: () => Promise.reject(new Error("called")) } as unknown as Channels["crm"];
		await expect(outbox.deliver(never)).rejects.toThrow(DeliveryPostponed);
	});

	test("a declined card is told with its reason and the way on", async () => {
		const { token } = await checkout.placed();
		await startPayment(checkout.db, { token }, checkout.deps);
		checkout.banks.tbank.set(checkout.banks.tbank.last(), "failed", { failure: "insufficient_funds" });
		checkout.forward(2);
		await reconcilePayments(checkout.db, checkout.deps);
		await outbox.deliver();
		expect(outbox.letters.at(-1)?.subject).toContain("оплата не прошла");
		expect(outbox.letters.at(-1)?.text).toContain("не хватило денег");
		expect(outbox.letters.at(-1)?.text).toContain("Оплатить заказ:\n");
	});

	test("a refused credit is one letter, not two", async () => {
		const { token } = await checkout.placed({ paymentType: "instalment_tbank", months: 12 });
		await startPayment(checkout.db, { token }, checkout.deps);
		const bank = checkout.banks.tbank_forma;
		bank.set(bank.last(), "failed", { failure: "credit_refused" });
		checkout.forward(2);
		await reconcilePayments(checkout.db, checkout.deps);
		const kinds = (await rows()).map(({ kind }) => kind);
		expect(kinds).toContain("order-instalment-refused");
		expect(kinds).not.toContain("order-payment-failed");
	});

	test("whoever pays by card after a bank's refusal gets no letter of that", async () => {
		const { token, id } = await checkout.placed({ paymentType: "instalment_tbank", months: 12 });
		await startPayment(checkout.db, { token }, checkout.deps);
		const bank = checkout.banks.tbank_forma;
		bank.set(bank.last(), "failed", { failure: "credit_refused" });
		checkout.forward(2);
		await reconcilePayments(checkout.db, checkout.deps);
		await outbox.deliver();
		await startPayment(checkout.db, { token, paymentType: "card_ru" }, checkout.deps);
		expect((await checkout.order(id)).state).toBe("awaiting_payment");
		expect(outbox.queued).toEqual([]);
	});

	test("a letter that was held up by the post does not ask for money that has come", async () => {
		const { token, number } = await checkout.placed();
		await pay(token);
		await outbox.deliver();
		expect(outbox.letters.map(({ subject }) => subject)).toEqual([`Заказ ${number} оплачен`]);
		expect(await rows()).toContainEqual(
			expect.objectContaining({ kind: "order-awaiting-payment", status: "failed", lastError: MOOT.toldByAnother }),
		);
	});

	test("the bank's plan is told beside ours", async () => {
		const { token } = await checkout.placed({ paymentType: "instalment_tbank", months: 12 });
		await startPayment(checkout.db, { token }, checkout.deps);
		const bank = checkout.banks.tbank_forma;
		const monthly = { minor: 9_000_00, currency: "RUB" } as const;
		bank.set(bank.last(), "authorized", { plan: { months: 6, monthly } });
		checkout.forward(2);
		await reconcilePayments(checkout.db, checkout.deps);
		await outbox.deliver();
		const letter = outbox.letters.find(({ subject }) => subject.includes("другой график"));
		expect(letter?.text).toMatch(/График банка: 6\s+платежей по\s+9\s000/);
		expect(letter?.text).toMatch(/Наш расчёт: 12\s+платежей/);
	});

	test("a refund: asked for with its formula, declined with its reason, carried out", async () => {
		const { token } = await checkout.placed();
		await pay(token);
		const ask = (key: string) =>
			requestRefund(checkout.db, { token, key, by: "customer", reason: "переезд" }, checkout.deps);
		const first = await ask("1");
		if (!first.ok) throw new Error(first.code);
		const declined = { refundId: first.value.refundId, by: "Мария", reason: "занятия уже идут" };
		await declineRefund(checkout.db, declined, checkout.deps);
		const second = await ask("2");
		if (!second.ok) throw new Error(second.code);
		await carryOutRefund(checkout.db, { refundId: second.value.refundId, by: "Мария" }, checkout.deps);
		await outbox.deliver();
		const about = (word: string) => outbox.letters.filter(({ subject }) => subject.includes(word));
		expect(about("запрос на возврат")).toHaveLength(2);
		expect(about("запрос на возврат")[0]?.text).toMatch(/Оплачено: .+\nК возврату: /);
		expect(about("возврат отклонён")[0]?.text).toContain("Причина: занятия уже идут");
		expect(about("деньги возвращены")).toHaveLength(1);
		// Back to "paid" by declining is no sale.
		expect(about("оплачен")).toHaveLength(1);
		const toCrm = (await rows()).filter(({ channel }) => channel === "crm");
		expect(toCrm.map(({ kind }) => kind).sort()).toEqual(["order-paid", "order-refunded"]);
		expect(outbox.telegrams.filter((text) => text.startsWith("Просят вернуть"))).toHaveLength(2);
	});

	test("a form sent again with other content tells nobody of the order it replaced", async () => {
		await checkout.placed({ key: "one-form" });
		const { number } = await checkout.placed({ key: "one-form", learner: "Лев" });
		await outbox.deliver();
		expect(outbox.letters.map(({ subject }) => subject).filter((subject) => subject.includes("отменён"))).toEqual([]);
		expect(outbox.letters.at(-1)?.subject).toContain(number);
	});

	test("English orders get English letters", async () => {
		const { token, number } = await checkout.placed({ locale: "en", paymentType: "card_foreign" });
		await outbox.deliver();
		await cancelOrder(checkout.db, { token, by: "customer" }, checkout.deps);
		await outbox.deliver();
		expect(outbox.letters.map(({ subject }) => subject)).toEqual([
			`Order ${number} is placed`,
			`Order ${number} is cancelled`,
		]);
		expect(outbox.letters[0]?.text).toContain(`${SITE}/en/order/${token}`);
		expect(outbox.letters[0]?.text).toContain(`${SITE}/en/my/${token}`);
		expect(outbox.letters[0]?.text).not.toMatch(/undefined/);
	});

	test("messages stand and fall with what they speak of", async () => {
		const { id } = await checkout.placed();
		const before = (await rows()).length;
		const told = inTransaction(checkout.db, async (transaction) => {
			const paid = { from: "awaiting_payment", to: "paid", by: "bank", reason: null, details: {} } as const;
			await checkout.deps.messages.announceOrder(transaction, { ...paid, orderId: id, news: "paid" });
			throw new Error("rolled back");
		});
		await expect(told).rejects.toThrow("rolled back");
		expect(await rows()).toHaveLength(before);
	});
});

async function addRequest({ db }: TestCheckout, crmId: string | null): Promise<string> {
	const { id } = await db
		.insertInto("contactRequest")
		.values({
			kind: "trial",
			name: "Анна",
			phone: "+79031234567",
			phoneRaw: "8 903 123-45-67",
			channel: "call",
			locale: "ru",
			token: crypto.randomUUID(),
			idempotencyKey: crypto.randomUUID(),
			contentHash: "x",
			respondBy: new Date(),
			crmId,
			repeatKeyPhone: crypto.randomUUID(),
			utm: "{}",
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}
