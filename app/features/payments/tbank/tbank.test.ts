import { expect, test } from "vitest";
import { money } from "../../../shared/money.ts";
import { CUSTOMER, itemOf, openTestBank, type TestBank } from "../banks.fixture.ts";
import { card, pay, visit } from "../browser.fixture.ts";
import type { CreatedPayment, PaymentAttempt, ReadNotification } from "../provider.ts";
import { signToken } from "./sign-token.server.ts";

const FRICTIONLESS = "2201382000000013";
const CHALLENGED = "2201382000000047";
const POOR = "2201382000000831";
const FOREIGN = "4242424242424242";

async function create(bank: TestBank, attempt: PaymentAttempt): Promise<CreatedPayment> {
	const created = await bank.provider.createPayment(attempt);
	if (!created.ok) throw new Error(created.reason);
	return created;
}

function statesOf(bank: TestBank): unknown[] {
	return bank.heard.map(({ read }) => (read.ok ? read.report.state : read.code));
}

test("a card without a check is paid at once, and told in two signed notifications", async () => {
	await using bank = await openTestBank("card_ru");
	const attempt = bank.attempt();
	const created = await create(bank, attempt);
	expect(created).toMatchObject({ state: "created", providerId: expect.stringMatching(/^\d+$/) });
	expect((await pay(created.redirectUrl, card(FRICTIONLESS))).url).toBe(attempt.returnUrl);
	expect(statesOf(bank)).toEqual(["authorized", "captured"]);
	expect(bank.heard.at(-1)?.read).toMatchObject({
		ok: true,
		report: { reference: attempt.reference, providerId: created.providerId, amount: attempt.amount },
		dedupeKey: `tbank:${created.providerId}:CONFIRMED:3000100`,
		reply: { status: 200, body: "OK" },
	});
	const state = await bank.provider.fetchState({ reference: attempt.reference, providerId: created.providerId });
	expect(state).toEqual({
		ok: true,
		reference: attempt.reference,
		providerId: created.providerId,
		state: "captured",
		amount: attempt.amount,
	});
});

test("3-D Secure takes the right code, asks again for a wrong one", async () => {
	await using bank = await openTestBank("card_ru");
	const { redirectUrl, providerId } = await create(bank, bank.attempt());
	const checked = await pay(redirectUrl, card(CHALLENGED), { action: "confirm", code: "0000" });
	expect(checked.html).toMatch(/role="alert">Код\sне\sподошёл/);
	expect(await bank.provider.fetchState({ reference: "ORB-1-1", providerId })).toMatchObject({ state: "requires_3ds" });
	await pay(checked.url, { action: "confirm", code: "1qwezxc" });
	expect(statesOf(bank)).toEqual(["authorized", "captured"]);
});

test("a declined card and a refused check leave the form open for another card", async () => {
	await using bank = await openTestBank("card_ru");
	const { redirectUrl, providerId } = await create(bank, bank.attempt());
	const declined = await pay(redirectUrl, card(POOR));
	expect(declined.html).toMatch(/role="alert">На\sкарте\sнедостаточно/);
	await pay(redirectUrl, card(CHALLENGED), { action: "refuse" });
	await pay(redirectUrl, card(FOREIGN));
	expect(bank.heard.map(({ read }) => read.ok && read.report.failure)).toEqual([
		"insufficient_funds",
		"authentication_failed",
		"foreign_card",
	]);
	expect(new Set(bank.heard.map(({ read }) => read.ok && read.dedupeKey)).size).toBe(3);
	expect(await bank.provider.fetchState({ reference: "ORB-1-1", providerId })).toMatchObject({ state: "failed" });
	await pay(redirectUrl, card(FRICTIONLESS));
	expect(statesOf(bank)).toEqual(["failed", "failed", "failed", "authorized", "captured"]);
});

test("who closes the form comes back with nothing paid", async () => {
	await using bank = await openTestBank("card_ru");
	const attempt = bank.attempt({ locale: "en" });
	const { redirectUrl, providerId } = await create(bank, attempt);
	expect((await visit(redirectUrl)).html).toContain("Card number");
	expect((await pay(redirectUrl, { action: "close" })).url).toBe(attempt.returnUrl);
	expect((await pay(redirectUrl, card(CHALLENGED), { action: "close" })).url).toBe(attempt.returnUrl);
	expect(bank.heard).toEqual([]);
	expect(await bank.provider.fetchState({ reference: attempt.reference, providerId })).toMatchObject({
		state: "requires_3ds",
	});
});

test("a lost answer is found by the reference; a second creation is refused", async () => {
	await using bank = await openTestBank("card_ru");
	const attempt = bank.attempt();
	expect(await bank.provider.fetchState({ reference: attempt.reference })).toMatchObject({
		ok: false,
		code: "refused",
		absent: true,
	});
	await bank.switchTo({ mode: "timeout-after-doing-it" });
	expect(await bank.impatient.createPayment(attempt)).toEqual({
		ok: false,
		code: "unknown",
		reason: "tbank Init: timed out",
	});
	const found = await bank.provider.fetchState({ reference: attempt.reference });
	expect(found).toMatchObject({ ok: true, state: "created", amount: attempt.amount });
	expect(await bank.provider.createPayment(attempt)).toMatchObject({
		code: "refused",
		reason: "tbank Init: error 20, duplicate order id",
	});
});

test("part and full refunds reach the bank once for each key and are told with what was given back", async () => {
	await using bank = await openTestBank("card_ru");
	const attempt = bank.attempt();
	const { redirectUrl, providerId } = await create(bank, attempt);
	await pay(redirectUrl, card(FRICTIONLESS));
	const part = money(1_000_001, "RUB");
	const rest = money(attempt.amount.minor - part.minor, "RUB");
	const payment = { reference: attempt.reference, providerId, customer: CUSTOMER };
	const first = { ...payment, amount: part, key: "r1", items: [itemOf(part)] };
	const expected = { ok: true, refunded: part, state: "partially_refunded" };
	expect(await bank.provider.refund(first)).toEqual(expected);
	expect(await bank.provider.refund(first)).toEqual(expected);
	expect(bank.heard.at(-1)?.read).toMatchObject({
		report: { state: "partially_refunded", amount: attempt.amount, refunded: part },
	});
	expect(await bank.provider.fetchState({ ...payment, amount: attempt.amount })).toMatchObject({
		state: "partially_refunded",
		amount: attempt.amount,
		refunded: part,
	});
	const tooMuch = { ...payment, amount: attempt.amount, key: "r2", items: attempt.items };
	expect(await bank.provider.refund(tooMuch)).toMatchObject({ code: "refused", reason: /330/ });
	const last = { ...payment, amount: rest, key: "r3", items: [itemOf(rest)] };
	expect(await bank.provider.refund(last)).toEqual({ ok: true, refunded: rest, state: "refunded" });
	expect(bank.heard.at(-1)?.read).toMatchObject({
		report: { state: "refunded", amount: attempt.amount, refunded: attempt.amount },
	});
	expect(await bank.provider.fetchState({ ...payment, amount: attempt.amount })).toMatchObject({ state: "refunded" });
});

test("money that has been taken is found taken when it is to be taken once more", async () => {
	await using bank = await openTestBank("card_ru");
	const attempt = bank.attempt();
	const { redirectUrl, providerId } = await create(bank, attempt);
	await pay(redirectUrl, card(FRICTIONLESS));
	const payment = { reference: attempt.reference, providerId, amount: attempt.amount };
	expect(await bank.provider.capturePayment?.(payment)).toMatchObject({ ok: true, state: "captured" });
});

test("the closing receipt is taken for a paid payment and refused for an unpaid one", async () => {
	await using bank = await openTestBank("card_ru");
	const attempt = bank.attempt();
	const { redirectUrl, providerId } = await create(bank, attempt);
	const closing = { reference: attempt.reference, providerId, items: attempt.items, customer: CUSTOMER };
	expect(await bank.provider.sendClosingReceipt?.(closing)).toMatchObject({ ok: false, code: "refused" });
	await pay(redirectUrl, card(FRICTIONLESS));
	expect(await bank.provider.sendClosingReceipt?.(closing)).toEqual({ ok: true });
});

test("an unpaid payment can be shut, so that its form takes no card", async () => {
	await using bank = await openTestBank("card_ru");
	const { redirectUrl, providerId } = await create(bank, bank.attempt());
	expect(await bank.provider.cancelPayment?.({ reference: "ORB-1-1", providerId })).toEqual({ ok: true });
	expect(await bank.provider.cancelPayment?.({ reference: "ORB-1-1", providerId })).toEqual({ ok: true });
	expect((await visit(redirectUrl)).html).not.toContain("card_number");
	expect(bank.heard.at(-1)?.read).toMatchObject({ report: { state: "cancelled", amount: bank.attempt().amount } });
	const paid = await create(bank, bank.attempt());
	await pay(paid.redirectUrl, card(FRICTIONLESS));
	const refusal = await bank.provider.cancelPayment?.({ reference: "ORB-3-1", providerId: paid.providerId });
	expect(refusal).toMatchObject({ ok: false, code: "refused" });
});

const KEYS = { TerminalKey: "StandInDEMO" };

async function read(bank: TestBank, params: object, query = ""): Promise<ReadNotification> {
	const body = Buffer.from(JSON.stringify(params));
	return bank.provider.readNotification({ body, headers: {}, query: new URLSearchParams(query), ip: undefined });
}

function signed(params: object): object {
	const whole = { ...KEYS, ...params };
	return { ...whole, Token: signToken(whole, "stand-in-password") };
}

test("forged and broken notifications are refused with the reason", async () => {
	await using bank = await openTestBank("card_ru");
	const told = { OrderId: "ORB-1-1", PaymentId: 5, Status: "CONFIRMED", Amount: 100, Success: true, ErrorCode: "0" };
	expect(await read(bank, signed(told))).toMatchObject({ ok: true, report: { amount: money(100, "RUB") } });
	expect(await read(bank, { ...signed(told), Amount: 1 })).toMatchObject({
		code: "forged",
		status: 403,
		reason: "tbank: wrong token",
	});
	expect(await read(bank, { ...told, ...KEYS })).toMatchObject({ code: "forged" });
	expect(await read(bank, { ...signed(told), TerminalKey: "OtherDEMO" })).toMatchObject({
		reason: "tbank: another terminal",
	});
	expect(await read(bank, [1])).toMatchObject({ code: "malformed", status: 400 });
	expect(await read(bank, signed({ OrderId: "1" }))).toMatchObject({ code: "malformed" });
});

test("a fiscal notification and an unknown status are answered OK and move nothing", async () => {
	await using bank = await openTestBank("card_ru");
	const receipt = signed({ OrderId: "1", Status: "RECEIPT", FiscalNumber: 7, Receipt: { Items: [] } });
	expect(await read(bank, receipt)).toMatchObject({ code: "irrelevant", reply: { status: 200, body: "OK" } });
	const strange = signed({ OrderId: "1", PaymentId: 5, Status: "DREAMING", Amount: 100 });
	expect(await read(bank, strange)).toMatchObject({ code: "irrelevant", reply: { body: "OK" } });
});
