import { expect, test } from "vitest";
import { MINUTE_MS } from "../../../shared/durations.ts";
import { money } from "../../../shared/money.ts";
import { CUSTOMER, itemOf, openTestBank, type TestBank } from "../banks.fixture.ts";
import { card, pay, visit } from "../browser.fixture.ts";
import type { CreatedPayment, PaymentAttempt } from "../provider.ts";

async function create(bank: TestBank, attempt: PaymentAttempt): Promise<CreatedPayment> {
	const created = await bank.provider.createPayment(attempt);
	if (!created.ok) throw new Error(created.reason);
	return created;
}

/** Longer than a busy machine takes from a signature to what is asked next. */
const COOLING_MS = 1_500;

const openCards = () => openTestBank("card_ru", { cardProvider: "yookassa" });

test("Sber grants an instalment and names its months", async () => {
	await using bank = await openTestBank("instalment_sber");
	const attempt = bank.attempt();
	const { redirectUrl, providerId } = await create(bank, attempt);
	expect((await visit(redirectUrl)).html).toContain("СберБанк");
	expect((await pay(redirectUrl, { action: "approve", plan: "installments_6" })).url).toBe(attempt.returnUrl);
	expect(bank.heard).toHaveLength(1);
	expect(bank.heard[0]?.read).toMatchObject({
		ok: true,
		dedupeKey: `yookassa:${providerId}:succeeded:0`,
		report: {
			reference: attempt.reference,
			providerId,
			state: "captured",
			amount: attempt.amount,
			plan: { months: 6 },
		},
	});
	expect(await bank.provider.fetchState({ reference: attempt.reference, providerId })).not.toHaveProperty(
		"plan.monthly",
	);
});

test("a refused credit fails, a page that was left stays open", async () => {
	await using bank = await openTestBank("instalment_sber");
	const refused = await create(bank, bank.attempt());
	await pay(refused.redirectUrl, { action: "reject" });
	expect(bank.heard[0]?.read).toMatchObject({ report: { state: "failed", failure: "credit_refused" } });
	const left = await create(bank, bank.attempt());
	await pay(left.redirectUrl, { action: "close" });
	expect(await bank.provider.fetchState({ reference: "ORB-2-1", providerId: left.providerId })).toMatchObject({
		state: "created",
	});
});

test("a large credit cools off and is paid by itself", async () => {
	await using bank = await openTestBank("instalment_sber", { coolingMs: COOLING_MS });
	const amount = money(6_000_000, "RUB");
	const { redirectUrl, providerId } = await create(bank, bank.attempt({ amount, items: [itemOf(amount)] }));
	await pay(redirectUrl, { action: "approve", plan: "loan" });
	const cooling = await bank.provider.fetchState({ reference: "ORB-1-1", providerId });
	expect(cooling).toMatchObject({ state: "authorized", coolingUntil: expect.any(Date), plan: { isLoan: true } });
	expect(bank.heard).toEqual([]);
	await expect.poll(() => bank.heard.length, { timeout: 10 * COOLING_MS }).toBe(1);
	expect(bank.heard[0]?.read).toMatchObject({ ok: true, report: { state: "captured" } });
});

test("Sber lends between 3 000 and 1 500 000 roubles", async () => {
	await using bank = await openTestBank("instalment_sber");
	for (const kopecks of [299_999, 150_000_001]) {
		const amount = money(kopecks, "RUB");
		const attempt = bank.attempt({ amount, items: [itemOf(amount)] });
		expect(await bank.provider.createPayment(attempt)).toMatchObject({ code: "unsupported" });
	}
	for (const kopecks of [300_000, 150_000_000]) {
		const amount = money(kopecks, "RUB");
		const attempt = bank.attempt({ amount, items: [itemOf(amount)] });
		expect(await bank.provider.createPayment(attempt)).toMatchObject({ ok: true });
	}
});

test("a card is taken with and without a check", async () => {
	await using bank = await openCards();
	const plain = await create(bank, bank.attempt({ locale: "en" }));
	expect((await visit(plain.redirectUrl)).html).toContain("Card number");
	await pay(plain.redirectUrl, card("5555555555554444"));
	const checked = await create(bank, bank.attempt());
	await pay(checked.redirectUrl, card("5555555555554477"), { action: "confirm", code: "any" });
	expect(bank.heard.map(({ read }) => read.ok && read.report.state)).toEqual(["captured", "captured"]);
});

test("a declined card and a refused check end the payment and say why", async () => {
	await using bank = await openCards();
	const tries = [
		[card("5555555555554600")],
		[card("4242424242424242")],
		[card("5555555555554477"), { action: "refuse" }],
	];
	for (const steps of tries) {
		const { redirectUrl } = await create(bank, bank.attempt());
		await pay(redirectUrl, ...steps);
	}
	expect(bank.heard.map(({ read }) => read.ok && [read.report.state, read.report.failure])).toEqual([
		["failed", "insufficient_funds"],
		["failed", "declined"],
		["failed", "authentication_failed"],
	]);
});

test("refunds reach the bank once for each key, with a receipt of what is given back", async () => {
	await using bank = await openCards();
	const attempt = bank.attempt();
	const { redirectUrl, providerId } = await create(bank, attempt);
	await pay(redirectUrl, card("5555555555554444"));
	const payment = { reference: attempt.reference, providerId, customer: CUSTOMER };
	const part = money(1_000_001, "RUB");
	const rest = money(attempt.amount.minor - part.minor, "RUB");
	const first = { ...payment, amount: part, key: "r1", items: [itemOf(part)] };
	const expected = { ok: true, refunded: part, state: "partially_refunded" };
	expect(await bank.provider.refund(first)).toEqual(expected);
	expect(await bank.provider.refund(first)).toEqual(expected);
	expect(bank.heard.at(-1)?.read).toMatchObject({
		report: { state: "partially_refunded", amount: attempt.amount, refunded: part },
	});
	const last = { ...payment, amount: rest, key: "r2", items: [itemOf(rest)] };
	expect(await bank.provider.refund(last)).toEqual({ ok: true, refunded: rest, state: "refunded" });
	const closing = { ...payment, items: attempt.items };
	expect(await bank.provider.sendClosingReceipt?.(closing)).toEqual({ ok: true });
	expect(await bank.provider.sendClosingReceipt?.(closing)).toEqual({ ok: true });
});

test("a lost answer is healed by repeating, or found by the reference", async () => {
	await using bank = await openCards();
	const attempt = bank.attempt();
	expect(await bank.provider.fetchState({ reference: attempt.reference })).toMatchObject({ absent: true });
	await bank.switchTo({ mode: "down-after-doing-it" });
	expect(await bank.provider.createPayment(attempt)).toMatchObject({ code: "unknown", reason: /connection lost/ });
	const found = await bank.provider.fetchState({ reference: attempt.reference });
	const repeated = await create(bank, attempt);
	expect(found).toMatchObject({ ok: true, providerId: repeated.providerId });
	expect(await bank.remembered()).toHaveLength(1);
});

test("a payment nobody paid runs out after an hour", async () => {
	let now = new Date();
	await using bank = await openTestBank("card_ru", { cardProvider: "yookassa", now: () => now });
	const { providerId } = await create(bank, bank.attempt());
	now = new Date(now.getTime() + 61 * MINUTE_MS);
	expect(await bank.provider.fetchState({ reference: "ORB-1-1", providerId })).toMatchObject({
		state: "expired",
		failure: "expired",
	});
});

test("somebody's claims are checked with the bank", async () => {
	await using bank = await openCards();
	const { providerId } = await create(bank, bank.attempt());
	const read = (event: string, object: object) =>
		bank.provider.readNotification({
			body: Buffer.from(JSON.stringify({ type: "notification", event, object })),
			headers: {},
			query: new URLSearchParams(),
			ip: undefined,
		});
	const otherwise = { code: "forged", reason: "yookassa: the payment says otherwise" };
	expect(await read("payment.succeeded", { id: providerId })).toMatchObject(otherwise);
	expect(await read("payment.canceled", { id: providerId })).toMatchObject(otherwise);
	expect(await read("refund.succeeded", { id: "r", payment_id: providerId })).toMatchObject(otherwise);
	expect(await read("payment.succeeded", { id: "21740069" })).toMatchObject({ reason: "yookassa: no such payment" });
	expect(await read("payout.succeeded", { id: "p" })).toMatchObject({ code: "irrelevant", status: 200 });
	expect(await read("refund.succeeded", { id: "r" })).toMatchObject({ code: "malformed" });
	await bank.switchTo({ mode: "html" });
	expect(await read("payment.succeeded", { id: providerId })).toMatchObject({ code: "unverified", status: 503 });
});
