import { expect, test } from "vitest";
import { HOUR_MS } from "../../../shared/durations.ts";
import { money } from "../../../shared/money.ts";
import { CUSTOMER, itemOf, openTestBank, type TestBank } from "../banks.fixture.ts";
import { pay } from "../browser.fixture.ts";
import { openProviders } from "../open-providers.server.ts";
import type { CreatedPayment, PaymentAttempt } from "../provider.ts";
import { readPromoCodes } from "./promo-codes.ts";

const PHONE = { action: "continue", code: "1234" };
const APPROVE = { action: "approve" };
const SIGN = { action: "sign", code: "4321" };
const REFERENCE = "ORB-1-1";
/** Longer than a busy machine takes from a signature to what is asked next. */
const COOLING_MS = 1_500;

async function create(bank: TestBank, attempt: PaymentAttempt): Promise<CreatedPayment> {
	const created = await bank.provider.createPayment(attempt);
	if (!created.ok) throw new Error(created.reason);
	return created;
}

function dear(kopecks: number): Pick<PaymentAttempt, "amount" | "items"> {
	return { amount: money(kopecks, "RUB"), items: [itemOf(money(kopecks, "RUB"))] };
}

test("an application is approved, signed, and captured when we commit it", async () => {
	await using bank = await openTestBank("instalment_tbank");
	const attempt = bank.attempt();
	const { redirectUrl, providerId } = await create(bank, attempt);
	expect(providerId).toBe(REFERENCE);
	expect((await pay(redirectUrl, PHONE, APPROVE, SIGN)).url).toBe(attempt.returnUrl);
	expect(
		bank.heard.map(({ read }) => read.ok && [read.report.state, read.report.unsigned, read.report.capturable]),
	).toEqual([
		["authorized", true, undefined],
		["authorized", undefined, true],
	]);
	const payment = { reference: REFERENCE, providerId, amount: attempt.amount };
	const plan = { months: 12, monthly: money(250_008, "RUB") };
	expect(await bank.provider.fetchState(payment)).toMatchObject({ state: "authorized", capturable: true, plan });
	const captured = { ok: true, reference: REFERENCE, providerId, state: "captured", amount: attempt.amount, plan };
	expect(await bank.provider.capturePayment?.({ ...payment, amount: money(1, "RUB") })).toMatchObject({
		code: "refused",
	});
	expect(await bank.provider.capturePayment?.(payment)).toEqual(captured);
	expect(await bank.provider.capturePayment?.(payment)).toEqual(captured);
	expect(await bank.provider.fetchState(payment)).toEqual(captured);
});

test("the bank's own term replaces the one that was asked for", async () => {
	await using bank = await openTestBank("instalment_tbank");
	const { redirectUrl } = await create(bank, bank.attempt());
	await pay(redirectUrl, PHONE, { ...APPROVE, term: "6" });
	expect(bank.heard[0]?.read).toMatchObject({
		report: { state: "authorized", plan: { months: 6, monthly: money(500_017, "RUB") } },
	});
});

test("a refused and a cancelled application come back as such", async () => {
	await using bank = await openTestBank("instalment_tbank");
	const refused = await create(bank, bank.attempt());
	await pay(refused.redirectUrl, PHONE, { action: "reject" });
	const cancelled = await create(bank, bank.attempt());
	await pay(cancelled.redirectUrl, PHONE, { action: "cancel" });
	const left = await create(bank, bank.attempt());
	await pay(left.redirectUrl, PHONE, { action: "close" });
	expect(bank.heard.map(({ read }) => read.ok && [read.report.state, read.report.failure])).toEqual([
		["failed", "credit_refused"],
		["cancelled", undefined],
	]);
	expect(await bank.provider.fetchState({ reference: "ORB-3-1" })).toMatchObject({ state: "pending" });
});

test("a large credit cools off before it can be captured, and a second webhook tells when", async () => {
	await using bank = await openTestBank("instalment_tbank", { coolingMs: COOLING_MS });
	const attempt = bank.attempt(dear(6_000_000));
	const { redirectUrl, providerId } = await create(bank, attempt);
	await pay(redirectUrl, PHONE, APPROVE, SIGN);
	const payment = { reference: REFERENCE, providerId, amount: attempt.amount };
	const signed = bank.heard.at(-1)?.read;
	expect(signed).toMatchObject({ report: { state: "authorized", coolingUntil: expect.any(Date) } });
	expect(signed?.ok && signed.report.capturable).toBeUndefined();
	expect(await bank.provider.capturePayment?.(payment)).toMatchObject({ code: "refused", reason: /422/ });
	await expect.poll(() => bank.heard.length, { timeout: 10 * COOLING_MS }).toBe(3);
	const cooled = bank.heard.at(-1)?.read;
	expect(cooled).toMatchObject({ report: { capturable: true } });
	expect(cooled?.ok && cooled.dedupeKey).not.toBe(signed?.ok && signed.dedupeKey);
	expect(await bank.provider.capturePayment?.(payment)).toMatchObject({ state: "captured" });
});

test("the law's hours are 4 above 50 000 roubles and 48 above 200 000", async () => {
	await using bank = await openTestBank("instalment_tbank");
	const hours = [];
	for (const kopecks of [5_000_000, 5_000_001, 20_000_000, 20_000_001]) {
		const { redirectUrl, providerId } = await create(bank, bank.attempt(dear(kopecks)));
		await pay(redirectUrl, PHONE, APPROVE, SIGN);
		const state = await bank.provider.fetchState({ reference: providerId });
		hours.push(state.ok && state.coolingUntil && Math.round((state.coolingUntil.getTime() - Date.now()) / HOUR_MS));
	}
	expect(hours).toEqual([undefined, 4, 4, 48]);
});

test("the same order again gives the same link, another order under its number is refused", async () => {
	await using bank = await openTestBank("instalment_tbank");
	const attempt = bank.attempt();
	await bank.switchTo({ mode: "timeout-after-doing-it" });
	expect(await bank.impatient.createPayment(attempt)).toMatchObject({ code: "unknown" });
	const first = await create(bank, attempt);
	expect(await create(bank, attempt)).toEqual(first);
	expect(await bank.remembered()).toHaveLength(1);
	expect(await bank.provider.createPayment({ ...attempt, months: 6 })).toMatchObject({ code: "refused" });
});

test("a term without a code cannot be applied for", async () => {
	await using bank = await openTestBank("instalment_tbank");
	expect(bank.provider.months).toEqual([3, 4, 6, 10, 12, 18, 24]);
	expect(await bank.provider.createPayment(bank.attempt({ months: 36 }))).toMatchObject({
		code: "unsupported",
		reason: "forma create: no code for this term",
	});
});

test("before the commit the whole credit can be given back, afterwards and in part it cannot", async () => {
	await using bank = await openTestBank("instalment_tbank");
	const attempt = bank.attempt();
	const { redirectUrl, providerId } = await create(bank, attempt);
	await pay(redirectUrl, PHONE, APPROVE, SIGN);
	const whole = { reference: REFERENCE, providerId, amount: attempt.amount, key: "r1", items: attempt.items };
	const refund = { ...whole, customer: CUSTOMER };
	const part = { ...refund, amount: money(100, "RUB"), items: [itemOf(money(100, "RUB"))] };
	expect(await bank.provider.refund(part)).toMatchObject({ code: "unsupported" });
	const done = { ok: true, refunded: attempt.amount, state: "cancelled" };
	expect(await bank.provider.refund(refund)).toEqual(done);
	expect(await bank.provider.refund(refund)).toEqual(done);
	const second = await create(bank, bank.attempt());
	await pay(second.redirectUrl, PHONE, APPROVE, SIGN);
	await bank.provider.capturePayment?.({ reference: "ORB-2-1", providerId: "ORB-2-1", amount: attempt.amount });
	expect(await bank.provider.refund({ ...refund, reference: "ORB-2-1" })).toMatchObject({ code: "unsupported" });
});

test("an open application can be shut, a committed one cannot", async () => {
	await using bank = await openTestBank("instalment_tbank");
	const { providerId } = await create(bank, bank.attempt());
	expect(await bank.provider.cancelPayment?.({ reference: REFERENCE, providerId })).toEqual({ ok: true });
	expect(await bank.provider.cancelPayment?.({ reference: REFERENCE, providerId })).toEqual({ ok: true });
	const rejected = await create(bank, bank.attempt());
	await pay(rejected.redirectUrl, PHONE, { action: "reject" });
	const shut = { reference: "ORB-2-1", providerId: rejected.providerId };
	expect(await bank.provider.cancelPayment?.(shut)).toEqual({ ok: true });
	const attempt = bank.attempt();
	const committed = { reference: attempt.reference, ...(await create(bank, attempt)) };
	await pay(committed.redirectUrl, PHONE, APPROVE, SIGN);
	await bank.provider.capturePayment?.({ ...committed, amount: attempt.amount });
	expect(await bank.provider.cancelPayment?.(committed)).toMatchObject({ reason: "forma cancel: already committed" });
});

test("demo applications belong to a demo user", async () => {
	await using bank = await openTestBank("instalment_tbank");
	const environment = {
		TBANK_FORMA_API_BASE: `${bank.url}/forma`,
		TBANK_FORMA_SHOP_ID: "stand-in-shop",
		TBANK_FORMA_SHOWCASE_ID: "stand-in-showcase",
		TBANK_FORMA_PASSWORD: "stand-in-password",
		TBANK_FORMA_PROMO_CODES: "12:installment_0_0_12_11,5",
	};
	const open = (TBANK_FORMA_DEMO: boolean) =>
		openProviders({ environment: { ...environment, TBANK_FORMA_DEMO } }).get("instalment_tbank");
	expect(await open(true)?.createPayment(bank.attempt())).toMatchObject({ ok: true });
	expect(await open(true)?.fetchState({ reference: REFERENCE })).toMatchObject({ ok: true, state: "created" });
	expect(await open(false)?.fetchState({ reference: REFERENCE })).toMatchObject({ code: "refused", reason: /403/ });
});

test("somebody's claims are checked with the bank", async () => {
	await using bank = await openTestBank("instalment_tbank");
	const { redirectUrl } = await create(bank, bank.attempt());
	await pay(redirectUrl, PHONE);
	const claim = { id: REFERENCE, status: "signed", committed: true, order_amount: 30_001 };
	const read = (body: unknown) =>
		bank.provider.readNotification({
			body: Buffer.from(JSON.stringify(body)),
			headers: {},
			query: new URLSearchParams(),
			ip: undefined,
		});
	expect(await read(claim)).toMatchObject({ code: "forged", reason: "forma: the bank says otherwise" });
	expect(await read({ ...claim, id: "ORB-9-1" })).toMatchObject({ code: "forged" });
	expect(await read({ ...claim, status: "approved", order_amount: 1 })).toMatchObject({ code: "forged" });
	expect(await read({ status: "signed" })).toMatchObject({ code: "malformed" });
	// One of several banks refused: the application goes on.
	expect(await read({ ...claim, status: "rejected" })).toMatchObject({ ok: true, report: { state: "pending" } });
	await bank.switchTo({ mode: "500" });
	expect(await read(claim)).toMatchObject({ code: "unverified", status: 503 });
});

test("promo codes are read with commas in them, and nonsense is named", () => {
	expect([...readPromoCodes("3:installment_0_0_3_4 12=installment_0_0_12_11")]).toEqual([
		[3, "installment_0_0_3_4"],
		[12, "installment_0_0_12_11"],
	]);
	for (const text of ["2:x", "37:x", "12", "twelve:x"]) expect(() => readPromoCodes(text)).toThrow("months:code");
});
