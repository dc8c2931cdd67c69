import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { money } from "../../../shared/money.ts";
import { reconcilePayments } from "../../checkout/attempts/reconcile-payments.server.ts";
import { takeNotification } from "../../checkout/attempts/take-notification.server.ts";
import { openCheckout, type TestCheckout } from "../../checkout/checkout.fixture.ts";
import { createInvoice, type NewInvoice } from "../../checkout/invoices/create-invoice.server.ts";
import { payInvoice } from "../../checkout/invoices/pay-invoice.server.ts";
import { ANNA } from "../../checkout/placing/order-request.fixture.ts";
import { carryOutRefund } from "../../checkout/refunds/carry-out-refund.server.ts";
import { carryOutRefunds } from "../../checkout/refunds/carry-out-refunds.server.ts";
import { requestInvoiceRefund } from "../../checkout/refunds/request-invoice-refund.server.ts";
import { invoicePayKey } from "../../checkout/rules/invoice-pay-key.server.ts";
import { type Outbox, openOrderOutbox } from "../delivery/outbox.fixture.ts";

const SITE = "https://school.example";
const PERSONAL = /Ким|Олег|7903|oleg@|Scratch/i;

describe("messages about an invoice", () => {
	let checkout: TestCheckout;
	let outbox: Outbox;

	beforeEach(async () => {
		checkout = await openCheckout();
		outbox = openOrderOutbox(checkout);
	});
	afterEach(() => checkout.close());

	const created = (changes: Partial<NewInvoice> = {}) => checkout.invoiced({ dueOn: "2026-12-01", ...changes });

	// What one transaction writes is of one moment.
	const rows = async () => {
		const all = await checkout.db
			.selectFrom("outgoingMessage")
			.orderBy("createdAt")
			.orderBy("channel")
			.orderBy("kind")
			.select(["channel", "kind"])
			.execute();
		return all.map(({ channel, kind }) => `${channel} ${kind}`);
	};
	const ofInvoice = async () => (await rows()).filter((row) => row.includes("invoice-"));

	const start = ({ number, secret }: { number: string; secret: string }) =>
		payInvoice(checkout.db, { number, secret, paymentType: "card_ru" }, checkout.deps);
	async function notify(reference = checkout.banks.tbank.last()) {
		const { tbank } = checkout.banks;
		tbank.set(reference, "captured");
		const body = Buffer.from(JSON.stringify({ reference, state: "captured" }));
		const notification = { body, headers: {}, query: new URLSearchParams(), ip: undefined };
		return takeNotification(checkout.db, { provider: "tbank", notification }, checkout.deps);
	}
	async function reconcile() {
		checkout.forward(2);
		await reconcilePayments(checkout.db, checkout.deps);
	}
	async function pay(invoice: { number: string; secret: string }) {
		await start(invoice);
		await notify();
	}

	/** Staff give back a sum of the only invoice. */
	async function giveBack(amount: number) {
		const { id: invoiceId } = await checkout.db.selectFrom("invoice").select("id").executeTakeFirstOrThrow();
		const question = { invoiceId, key: String(amount), amount, reason: "Не подошло", by: "Ольга" };
		const asked = await requestInvoiceRefund(checkout.db, question, checkout.deps);
		if (!asked.ok) throw new Error(asked.code);
		await carryOutRefund(checkout.db, { refundId: asked.value.refundId, by: "Ольга" }, checkout.deps);
	}

	test("a new invoice is told to its payer with everything that paying it needs", async () => {
		const { number, secret } = await created();
		expect(await rows()).toEqual(["letter invoice-created"]);
		await outbox.deliver();
		const [letter] = outbox.letters;
		expect(letter?.to).toBe("oleg@example.com");
		expect(letter?.subject).toBe(`Счёт ${number} на оплату`);
		expect(letter?.text).toContain("За что: Курс Scratch");
		expect(letter?.text).toContain("Сумма счёта: 30 000 ₽");
		expect(letter?.text).toContain("Оплатить до: 1 декабря 2026 г.");
		expect(letter?.text).toContain(`${SITE}/pay?number=${number}&secret=${invoicePayKey({ secret })}`);
		expect(letter?.text).toContain(`${SITE}/my/${secret}`);
		expect(letter?.text).not.toContain("Кассовый чек");
	});

	test("an invoice in English, in parts and without a deadline says so", async () => {
		const parts = [
			{ amount: 10_000_00, dueOn: "2026-11-20" },
			{ amount: 20_000_00, dueOn: "2026-12-20" },
		];
		const invoice = await created({ locale: "en", dueOn: null, parts });
		await outbox.deliver();
		expect(outbox.letters[0]?.subject).toBe(`Invoice ${invoice.number} to pay`);
		expect(outbox.letters[0]?.text).toContain("Payments: ₽10,000 by 20 November 2026; ₽20,000 by 20 December 2026");
		expect(outbox.letters[0]?.text).toContain(`${SITE}/en/pay?number=`);
		expect(outbox.letters[0]?.text).not.toContain("Pay by");
		await pay(invoice);
		await outbox.deliver();
		expect(outbox.letters[1]?.subject).toBe(`Invoice ${invoice.number}: a part is paid`);
		expect(outbox.letters[1]?.text).toContain("Left to pay: ₽20,000");
		expect(outbox.telegrams).toEqual([]);
	});

	test("an invoice that came to nothing is told to nobody", async () => {
		const invoice = inTransaction(checkout.db, async (db) => {
			const payer = { name: "О", surname: "К", phone: "+79030000001", email: "o@example.com" };
			const total = money(100, "RUB");
			const unpaid = { orderId: null, locale: "ru", payer, total, purpose: "x", dueOn: null, parts: [] } as const;
			await createInvoice(db, unpaid, checkout.deps);
			throw new Error("rolled back");
		});
		await expect(invoice).rejects.toThrow("rolled back");
		expect(await rows()).toEqual([]);
	});

	test("a paid invoice: its payer and the managers hear of it once, however often the bank says so", async () => {
		const { number, secret } = await created();
		await pay({ number, secret });
		await notify();
		await reconcile();
		expect(await rows()).toEqual(["letter invoice-created", "letter invoice-paid", "telegram invoice-paid"]);
		await outbox.deliver();
		const letter = outbox.letters.at(-1);
		expect(letter?.to).toBe("oleg@example.com");
		expect(letter?.subject).toBe(`Счёт ${number} оплачен`);
		expect(letter?.text).toContain("За что: Курс Scratch");
		expect(letter?.text).toContain("Оплачено: 30 000 ₽");
		expect(letter?.text).toContain("Кассовый чек банк отправит на этот адрес");
		expect(letter?.text).not.toContain("Оплатить до");
		const { id } = await checkout.db.selectFrom("invoice").select("id").executeTakeFirstOrThrow();
		expect(outbox.telegrams).toEqual([
			`Оплачен счёт ${number}\nСумма: 30 000 ₽\nИмя: О.\nОткрыть: ${SITE}/admin/invoices/${id}`,
		]);
		expect(outbox.telegrams[0]).not.toMatch(PERSONAL);
	});

	test("an invoice in dollars promises its payer no receipt, for the bank mails none, and names the seller", async () => {
		const { number, secret } = await created({ total: money(390_00, "USD") });
		await outbox.deliver();
		await payInvoice(checkout.db, { number, secret, paymentType: "card_foreign" }, checkout.deps);
		checkout.banks.stripe.set(checkout.banks.stripe.last(), "captured");
		await reconcile();
		await outbox.deliver();
		expect(outbox.letters.at(-1)?.subject).toBe(`Счёт ${number} оплачен`);
		expect(outbox.letters.at(-1)?.text).not.toContain("Кассовый чек");
		expect(outbox.letters.length).toBeGreaterThan(1);
		for (const { text } of outbox.letters) expect(text).toContain("Продавец — Orbita Example Ltd");
	});

	test("an invoice of an order is not told twice: letters about the order say so to its customer", async () => {
		const order = await checkout.placed();
		const payer = { ...ANNA, email: " Anna@example.com" };
		const half = { orderId: order.id, payer, total: money(15_000_00, "RUB") };
		await pay(await created(half));
		expect(await ofInvoice()).toEqual(["letter invoice-created", "telegram invoice-paid"]);
		expect(await rows()).toContain("letter order-part-paid");
		await pay(await created(half));
		expect(await ofInvoice()).toEqual(["letter invoice-created", "telegram invoice-paid", "letter invoice-created"]);
		expect((await rows()).filter((row) => row.endsWith("order-paid"))).toHaveLength(3);
	});

	test("who pays somebody else's order has a letter of their own, and so has money that does not move the order", async () => {
		const order = await checkout.placed();
		const third = { orderId: order.id, total: money(10_000_00, "RUB") };
		await pay(await created(third));
		expect(await ofInvoice()).toEqual(["letter invoice-created", "letter invoice-paid", "telegram invoice-paid"]);
		await pay(await created({ ...third, payer: ANNA }));
		expect((await rows()).slice(-3)).toEqual([
			"letter invoice-created",
			"letter invoice-paid",
			"telegram invoice-paid",
		]);
		await pay(await created(third));
		expect((await ofInvoice()).slice(-2)).toEqual(["letter invoice-created", "letter invoice-paid"]);
	});

	test("money that goes back is told to its payer, each sum once, and beside it what has gone back so far", async () => {
		const { number, secret } = await created();
		await pay({ number, secret });
		for (const amount of [4_000_00, 26_000_00]) {
			await giveBack(amount);
			await reconcile();
			await outbox.deliver();
		}
		expect((await rows()).filter((row) => row.endsWith("refunded"))).toHaveLength(2);
		const [part, all] = outbox.letters.slice(-2);
		expect(part?.subject).toBe(`Счёт ${number}: деньги возвращены`);
		expect(part?.text).toContain("Возвращено: 4 000 ₽");
		expect(all?.text).toContain("Возвращено сейчас: 26 000 ₽\nВсего возвращено: 30 000 ₽");
	});

	test("an invoice in parts whose money is all back names no payments that are still to be made", async () => {
		const parts = [10_000_00, 20_000_00].map((amount) => ({ amount, dueOn: "2026-12-20" }));
		await pay(await created({ parts }));
		await outbox.deliver();
		expect(outbox.letters.at(-1)?.text).toContain("Платежи: 20 000 ₽ до 20 декабря 2026");
		await giveBack(10_000_00);
		await outbox.deliver();
		expect(outbox.letters.at(-1)?.text).toContain("Возвращено: 10 000 ₽");
		expect(outbox.letters.at(-1)?.text).not.toContain("Платежи");
	});

	/** Its first try was declined, and yet it paid after the second one had. */
	async function paidTwice(changes: Partial<NewInvoice> = {}) {
		const { tbank } = checkout.banks;
		const invoice = await created(changes);
		await start(invoice);
		const first = tbank.last();
		tbank.set(first, "failed", { failure: "declined" });
		await reconcile();
		await pay(invoice);
		await notify(first);
		return invoice;
	}

	test("money that came twice is told to its payer and to the managers, once, before it goes back", async () => {
		const { number } = await paidTwice();
		await reconcile();
		await carryOutRefunds(checkout.db, checkout.deps);
		await reconcile();
		await outbox.deliver();
		expect((await rows()).slice(3)).toEqual(["letter invoice-overpaid", "telegram invoice-overpaid"]);
		const letter = outbox.letters.at(-1);
		expect(letter?.subject).toBe(`Счёт ${number}: вернём лишний платёж`);
		expect(letter?.text).toContain("Оплачено: 30 000 ₽\nК возврату: 30 000 ₽");
		expect(outbox.telegrams.at(-1)).toContain(
			`Счёт ${number}: пришёл лишний платёж, возвращается\nК возврату: 30 000 ₽`,
		);
		expect(outbox.telegrams.at(-1)).not.toMatch(PERSONAL);
	});

	test.each([
		["somebody else", undefined, ["letter invoice-overpaid", "letter order-overpaid", "telegram order-overpaid"]],
		["its customer", ANNA, ["letter order-overpaid", "telegram order-overpaid"]],
	])(
		"an invoice of an order that was paid twice by %s: each is told once, and so are managers",
		async (_who, payer, told) => {
			const order = await checkout.placed();
			await paidTwice({ orderId: order.id, ...(payer && { payer }) });
			expect((await rows()).filter((row) => row.endsWith("overpaid")).toSorted()).toEqual(told);
		},
	);

	test("a surplus that the bank does not take back is told to the managers", async () => {
		const { tbank } = checkout.banks;
		const invoice = await paidTwice({ locale: "en" });
		tbank.refundMode = "refused";
		await carryOutRefunds(checkout.db, checkout.deps);
		await carryOutRefunds(checkout.db, checkout.deps);
		expect(await rows()).toEqual([
			"letter invoice-created",
			"letter invoice-paid",
			"telegram invoice-paid",
			"letter invoice-overpaid",
			"telegram invoice-overpaid",
			"telegram invoice-refund-failed",
		]);
		await outbox.deliver();
		expect(outbox.letters.at(-1)?.subject).toBe(`Invoice ${invoice.number}: we are returning a surplus payment`);
		expect(outbox.telegrams[2]).toContain(`Возврат не прошёл: счёт ${invoice.number}\nК возврату: 30 000 ₽`);
		expect(outbox.telegrams[2]).not.toMatch(PERSONAL);
	});

	test("a refund that staff asked for and the bank refuses is told to the managers with its own sum", async () => {
		const invoice = await created();
		await pay(invoice);
		await giveBack(1_000_00);
		checkout.banks.tbank.refundMode = "refused";
		await giveBack(4_000_00);
		await outbox.deliver();
		expect(outbox.telegrams.at(-1)).toContain(`Возврат не прошёл: счёт ${invoice.number}\nК возврату: 4 000 ₽`);
	});
});
