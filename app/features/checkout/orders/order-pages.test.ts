import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Locale } from "../../../shared/localized.ts";
import { ORDER_STATES } from "../../../shared/order-states.ts";
import { PAYMENT_FAILURES } from "../../payments/provider.ts";
import { refreshPayments } from "../attempts/refresh-payments.server.ts";
import { startPayment } from "../attempts/start-payment.server.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import english from "../components/order/words.en.json";
import russian from "../components/order/words.ru.json";
import { getRefundPage } from "../refunds/get-refund-page.server.ts";
import { CHECKOUT_ERRORS } from "../rules/checkout-errors.ts";
import { FAILURE_WORDS, failureWord } from "../rules/failure-word.ts";
import { ORDER_EVENTS } from "../rules/order-state.ts";
import { readPaymentChoice } from "../rules/payment-choice.ts";
import { readInvoiceForm } from "../rules/read-invoice-form.server.ts";
import { readRefundForm } from "../rules/refund-form.ts";
import { getOrderPage } from "./get-order-page.server.ts";
import { getUnpaidOrder } from "./get-unpaid-order.server.ts";
import { HISTORY_WORDS, historyWord, tellHistory } from "./history-word.ts";
import type { OrderPageError } from "./order-page-view.ts";

/** Complete by its type: what the pages can be refused with. */
const PAGE_ERRORS: Readonly<Record<OrderPageError, true>> = {
	orderUnknown: true,
	orderClosed: true,
	orderUnpaid: true,
	placeLost: true,
	orderNotCancellable: true,
	paymentInProgress: true,
	tooOften: true,
	bankUnavailable: true,
	bankRefused: true,
	paymentTypeNotOffered: true,
	currencyDiffers: true,
	amountTooSmall: true,
	amountTooLarge: true,
	owedChanged: true,
	termNotOffered: true,
	termOutOfBounds: true,
	nothingToRefund: true,
	refundOpen: true,
	refundTooLarge: true,
	amountChanged: true,
	invoiceUnknown: true,
	invoiceClosed: true,
};

describe.each([
	["ru", russian],
	["en", english],
] as const)("the words of an order in «%s»", (_locale, words) => {
	test("name every refusal, and none that does not exist", () => {
		expect(Object.keys(words.errors).sort()).toEqual(Object.keys(PAGE_ERRORS).sort());
		for (const code of Object.keys(words.errors)) expect(CHECKOUT_ERRORS).toHaveProperty(code);
	});

	test("name every state, failure and event", () => {
		expect(Object.keys(words.states).sort()).toEqual([...ORDER_STATES].sort());
		expect(Object.keys(words.failures).sort()).toEqual([...FAILURE_WORDS].sort());
		expect(Object.keys(words.history.events).sort()).toEqual([...HISTORY_WORDS].sort());
	});
});

test("every failure of a bank has a sentence of its own", () => {
	const explained = PAYMENT_FAILURES.filter((code) => code !== "other");
	expect(explained.map(failureWord)).not.toContain("other");
	expect([failureWord(null), failureWord("a new code")]).toEqual(["other", "other"]);
});

test("every move of an order is told in its history, a declined refund as such", () => {
	const event = { from: null, to: "paid", reason: null, by: "bank", at: new Date() } as const;
	for (const name of ORDER_EVENTS) expect(historyWord({ ...event, event: name })).toBe(name);
	expect(historyWord({ ...event, event: "promo_over_limit" })).toBeUndefined();
	const back = { ...event, event: "settle", from: "refund_requested" } as const;
	expect(historyWord({ ...back, by: "Мария" })).toBe("refund_declined");
	expect(historyWord(back)).toBe("settle");
	expect(historyWord({ ...back, from: "draft" })).toBe("place");
});

test("the history names nobody of the school and keeps notes of programs to itself", () => {
	const event = { from: "refund_requested", to: "paid", by: "Мария", at: new Date(0) } as const;
	expect(
		tellHistory([
			{ ...event, event: "settle", reason: "Занятия уже пройдены" },
			{ ...event, event: "refund_failed", from: "paid", by: "bank", reason: "refused: 1051" },
			{ ...event, event: "promo_over_limit", from: "paid", reason: "для бухгалтерии" },
		]),
	).toEqual([
		{ word: "refund_declined", by: "staff", reason: "Занятия уже пройдены", at: event.at },
		{ word: "refund_failed", by: "bank", reason: null, at: event.at },
	]);
});

describe("forms", () => {
	test("a way to pay is one of ours, the order's own, or none", () => {
		expect(readPaymentChoice({ type: "card_ru" })).toEqual({ paymentType: "card_ru", months: undefined });
		expect(readPaymentChoice({ months: "12" })).toEqual({ paymentType: undefined, months: 12 });
		expect(readPaymentChoice({ type: "instalment_sber", months: "12; drop" })).toEqual({
			paymentType: "instalment_sber",
			months: undefined,
		});
		expect(readPaymentChoice({ type: "gold", months: "12" })).toBeUndefined();
	});

	test("a refund is confirmed only with a key and an amount; anything else is a step back", () => {
		const confirm = { step: "confirm", reason: " Переезд ", key: "0123-4567", minor: "100", currency: "USD" };
		expect(readRefundForm(confirm)).toEqual({
			step: "confirm",
			reason: "Переезд",
			problem: undefined,
			key: "0123-4567",
			expected: { minor: 100, currency: "USD" },
		});
		expect(readRefundForm({ ...confirm, key: "" }).step).toBe("review");
		expect(readRefundForm({ ...confirm, back: "1" }).step).toBe("reason");
		expect(readRefundForm({ ...confirm, minor: "-5" })).toMatchObject({ expected: { minor: 0 } });
		expect(readRefundForm({ step: "review", reason: "  " })).toMatchObject({ reason: "", problem: undefined });
		expect(readRefundForm({ step: "review", reason: "a".repeat(1001) }).problem).toBe("long");
		// An end of line is one sign for the browser, and two of them come.
		const lines = readRefundForm({ step: "review", reason: `${"a\r\n".repeat(499)}b\0` });
		expect(lines).toMatchObject({ problem: undefined, reason: `${"a\n".repeat(499)}b` });
	});

	test("an invoice wants its number and an address, unless the secret is there", () => {
		expect(readInvoiceForm({})).toMatchObject({ ok: false, errors: { number: "required", email: "required" } });
		expect(readInvoiceForm({ number: "INV", email: "a@" })).toMatchObject({
			ok: false,
			errors: { email: "emailFormat" },
		});
		expect(readInvoiceForm({ number: "INV", email: "a..b@mail.ru" })).toMatchObject({
			ok: false,
			errors: { email: "emailAddress" },
		});
		expect(readInvoiceForm({ number: "INV\0", secret: "s\0" })).toMatchObject({
			values: { number: "INV", secret: "s" },
		});
		const sums = { next: "10000", left: "30000" };
		const pay = { number: " INV ", secret: "s", intent: "pay", type: "card_ru", whole: "1", ...sums };
		expect(readInvoiceForm(pay)).toMatchObject({
			ok: true,
			values: { number: "INV" },
			intent: "pay",
			paymentType: "card_ru",
			isWhole: true,
			expected: 30_000,
			expectedLeft: 30_000,
		});
		const part = { isWhole: false, expected: 10_000, expectedLeft: 30_000 };
		expect(readInvoiceForm({ ...pay, whole: "" })).toMatchObject(part);
		expect(readInvoiceForm({ ...pay, left: "1e3" })).toMatchObject({ expected: undefined });
	});
});

describe("the page of an order", () => {
	let checkout: TestCheckout;
	beforeAll(async () => {
		checkout = await openCheckout();
	});
	afterAll(() => checkout.close());

	const page = (token: string, locale: Locale = "ru") => getOrderPage(checkout.db, { token, locale }, checkout.deps);

	/** Counts the questions that the bank hears. */
	function countQuestions(): () => number {
		const { tbank } = checkout.banks;
		const ask = tbank.fetchState.bind(tbank);
		let count = 0;
		tbank.fetchState = (payment) => {
			count += 1;
			return ask(payment);
		};
		return () => count;
	}

	test("asks the bank what came of a payment, and of many readers at once only one does", async () => {
		const { token } = await checkout.placed();
		await startPayment(checkout.db, { token }, checkout.deps);
		const questions = countQuestions();
		checkout.forward(1);
		const [first] = await Promise.all([page(token), page(token), page(token)]);
		expect(first).toMatchObject({ state: "awaiting_payment", isChecking: true });
		expect(questions()).toBe(1);
		checkout.banks.tbank.set(checkout.banks.tbank.last(), "captured");
		expect(await page(token)).toMatchObject({ state: "awaiting_payment" });
		checkout.forward(0.1);
		expect(await page(token)).toMatchObject({ state: "paid", isChecking: false, ways: [] });
		checkout.forward(0.1);
		await page(token);
		expect(questions()).toBe(2);
	});

	test("a declined card may be followed by another one on the bank's page: it is asked again", async () => {
		const { token } = await checkout.placed();
		await startPayment(checkout.db, { token }, checkout.deps);
		const bank = checkout.banks.tbank;
		bank.set(bank.last(), "failed", { failure: "declined" });
		checkout.forward(0.1);
		expect((await page(token))?.payments[0]).toMatchObject({ state: "failed", failure: "declined" });
		bank.set(bank.last(), "captured");
		checkout.forward(0.1);
		expect(await page(token)).toMatchObject({ state: "paid" });
	});

	test("offers the way of the order first and others of its currency; nothing of the customer is in it", async () => {
		const { token } = await checkout.placed({ paymentType: "instalment_tbank", months: 12 });
		const shown = await page(token);
		expect(shown?.ways.map(({ type }) => type)).toEqual(["instalment_tbank", "card_ru", "instalment_sber"]);
		expect(shown?.ways[0]?.terms).toEqual([3, 6, 12, 24]);
		expect(JSON.stringify(shown)).not.toMatch(/79031234567|anna@example|Орлова/);
		const dollars = await checkout.placed({ paymentType: "card_foreign", key: "usd-form-000" });
		expect((await page(dollars.token))?.ways.map(({ type }) => type)).toEqual(["card_foreign"]);
	});

	test("names the seller of a dollar order in the language of the page", async () => {
		const { token } = await checkout.placed({ paymentType: "card_foreign", key: "usd-form-001" });
		expect((await page(token))?.foreignSeller?.address).toContain("Кипр");
		expect((await page(token, "en"))?.foreignSeller?.address).toContain("Cyprus");
		expect((await page((await checkout.placed()).token))?.foreignSeller).toBeUndefined();
	});

	test("of what is free nothing is said to be paid or sold, in dollars either", async () => {
		await checkout.addPromo({ code: "FREE", percent: 100 });
		const { token } = await checkout.placed({ promoCode: "FREE", paymentType: "free", locale: "en" });
		const shown = await page(token, "en");
		expect(shown).toMatchObject({ state: "paid", paidBy: "card_foreign", foreignSeller: undefined });
		expect(shown?.history.map(({ word }) => word)).toEqual(["place"]);
	});

	test("after a refused credit another bank is first and the one that refused last", async () => {
		const order = await checkout.placed({ paymentType: "instalment_tbank", months: 12 });
		await startPayment(checkout.db, { token: order.token }, checkout.deps);
		const unpaid = () => getUnpaidOrder(checkout.db, { token: order.token, now: checkout.clock.now() });
		expect(await unpaid()).toMatchObject({ state: "instalment_pending" });
		const bank = checkout.banks.tbank_forma;
		bank.set(bank.last(), "failed", { failure: "credit_refused" });
		checkout.forward(0.1);
		const shown = await page(order.token);
		expect(shown?.state).toBe("instalment_refused");
		expect(shown?.ways.map(({ type }) => type)).toEqual(["instalment_sber", "card_ru", "instalment_tbank"]);
		expect(await unpaid()).toMatchObject({ state: "instalment_refused", path: `/order/${order.token}` });
	});

	test("an approved instalment has the way to the bank's page, anything else none", async () => {
		const { token } = await checkout.placed({ paymentType: "instalment_tbank", months: 12 });
		await startPayment(checkout.db, { token }, checkout.deps);
		expect(await page(token)).toMatchObject({ state: "instalment_pending", bankPage: undefined });
		const bank = checkout.banks.tbank_forma;
		bank.set(bank.last(), "authorized");
		checkout.forward(0.1);
		expect(await page(token)).toMatchObject({
			state: "instalment_approved",
			bankPage: expect.stringMatching(/^https?:/),
		});
	});

	test("keeps what a line cost before its sale", async () => {
		const { token } = await checkout.placed();
		const sale = { lines: [{ was: { minor: 40_000_00 }, unit: { minor: 30_000_00 } }], sale: { minor: 10_000_00 } };
		expect(await page(token)).toMatchObject(sale);
	});

	test("a secret that opens nothing opens nothing", async () => {
		expect(await page("nothing")).toBeUndefined();
		expect(await getRefundPage(checkout.db, { token: "nothing" })).toBeUndefined();
	});

	test("the refund of an unpaid order is refused in words, not shown as nought", async () => {
		const { token } = await checkout.placed();
		const refusal = async () => (await getRefundPage(checkout.db, { token }))?.refusal;
		expect(await getRefundPage(checkout.db, { token })).toMatchObject({ refusal: "orderUnpaid", quote: undefined });
		const become = (state: "cancelled" | "paid") =>
			checkout.db.updateTable("courseOrder").set({ state }).where("token", "=", token).execute();
		await become("cancelled");
		expect(await refusal()).toBe("orderClosed");
		// Of a sum of nought, which a promo code can make, nothing was paid either.
		await become("paid");
		expect(await refusal()).toBe("orderUnpaid");
	});

	test("a bank that is silent holds up nobody for long", async () => {
		const { token } = await checkout.placed();
		await startPayment(checkout.db, { token }, checkout.deps);
		checkout.banks.tbank.fetchState = () => new Promise(() => undefined);
		checkout.forward(1);
		// It never answers: that this ends at all is what is asked.
		await expect(refreshPayments(checkout.db, { orderToken: token }, checkout.deps)).resolves.toBeUndefined();
	});
});
