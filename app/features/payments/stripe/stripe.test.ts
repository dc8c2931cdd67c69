import Stripe from "stripe";
import { expect, test } from "vitest";
import { createSettableClock } from "../../../platform/clock.fixture.ts";
import { money } from "../../../shared/money.ts";
import { CUSTOMER, itemOf, openTestBank, type TestBank } from "../banks.fixture.ts";
import { card, pay, visit } from "../browser.fixture.ts";
import { openProviders } from "../open-providers.server.ts";
import type { CreatedPayment, PaymentAttempt } from "../provider.ts";

const GOOD = "4242424242424242";
const CHECKED = "4000002760003184";
const CHECKED_AND_DECLINED = "4000008400001629";
const DECLINED = "4000000000000002";
const POOR = "4000000000009995";
const MIR = "2201382000000013";

async function create(bank: TestBank, attempt: PaymentAttempt): Promise<CreatedPayment> {
	const created = await bank.provider.createPayment(attempt);
	if (!created.ok) throw new Error(created.reason);
	return created;
}

test("a foreign card is paid in cents and told in one signed event", async () => {
	await using bank = await openTestBank("card_foreign");
	const attempt = bank.attempt({ locale: "en" });
	const created = await create(bank, attempt);
	expect(created.providerId).toMatch(/^cs_/);
	const page = await visit(created.redirectUrl);
	expect(page.html).toContain("$698");
	expect(page.html).toContain("Card number");
	expect((await visit((await create(bank, bank.attempt())).redirectUrl)).html).toMatch(/Номер\sкарты/);
	expect((await pay(created.redirectUrl, card(GOOD))).url).toBe(attempt.returnUrl);
	expect(bank.heard).toHaveLength(1);
	const report = {
		ok: true,
		reference: attempt.reference,
		providerId: created.providerId,
		state: "captured",
		amount: money(69_800, "USD"),
	};
	expect(bank.heard[0]?.read).toMatchObject({ ok: true, report, dedupeKey: expect.stringMatching(/^stripe:evt_/) });
	const other = { reference: "ORB-9-1", providerId: created.providerId };
	expect(await bank.provider.fetchState(other)).toMatchObject({ code: "refused" });
	expect(await bank.provider.fetchState({ reference: attempt.reference, providerId: created.providerId })).toEqual(
		report,
	);
});

test("declined cards leave the page open and say why; another card is taken", async () => {
	await using bank = await openTestBank("card_foreign");
	const { redirectUrl, providerId } = await create(bank, bank.attempt());
	const failures = [];
	for (const number of [DECLINED, POOR, MIR]) {
		expect((await pay(redirectUrl, card(number))).html).toContain('role="alert"');
		const state = await bank.provider.fetchState({ reference: "ORB-1-1", providerId });
		failures.push(state.ok && [state.state, state.failure]);
	}
	expect(failures).toEqual([
		["created", "declined"],
		["created", "insufficient_funds"],
		["created", "card_restricted"],
	]);
	await pay(redirectUrl, card(GOOD));
	expect(bank.heard.map(({ read }) => read.ok && read.report.state)).toEqual(["captured"]);
});

test("3-D Secure is passed, refused, or passed in vain", async () => {
	await using bank = await openTestBank("card_foreign");
	const { redirectUrl, providerId } = await create(bank, bank.attempt());
	await pay(redirectUrl, card(CHECKED), { action: "refuse" });
	expect(await bank.provider.fetchState({ reference: "ORB-1-1", providerId })).toMatchObject({
		failure: "authentication_failed",
	});
	await pay(redirectUrl, card(CHECKED_AND_DECLINED), { action: "confirm", code: "1" });
	expect(await bank.provider.fetchState({ reference: "ORB-1-1", providerId })).toMatchObject({ failure: "declined" });
	await pay(redirectUrl, card(CHECKED), { action: "confirm", code: "1" });
	expect(await bank.provider.fetchState({ reference: "ORB-1-1", providerId })).toMatchObject({ state: "captured" });
});

test("refunds reach the bank once for each key; the event tells what was given back", async () => {
	await using bank = await openTestBank("card_foreign");
	const attempt = bank.attempt();
	const { redirectUrl, providerId } = await create(bank, attempt);
	const payment = { reference: attempt.reference, providerId, customer: CUSTOMER };
	const part = money(12_345, "USD");
	const rest = money(attempt.amount.minor - part.minor, "USD");
	const first = { ...payment, amount: part, key: "r1", items: [itemOf(part)] };
	expect(await bank.provider.refund(first)).toMatchObject({
		code: "refused",
		reason: "stripe refund: nothing was paid",
	});
	await pay(redirectUrl, card(GOOD));
	const expected = { ok: true, refunded: part, state: "partially_refunded" };
	expect(await bank.provider.refund(first)).toEqual(expected);
	expect(await bank.provider.refund(first)).toEqual(expected);
	expect(bank.heard.at(-1)?.read).toMatchObject({
		report: { state: "partially_refunded", amount: attempt.amount, refunded: part, providerId },
	});
	const last = { ...payment, amount: rest, key: "r2", items: [itemOf(rest)] };
	expect(await bank.provider.refund(last)).toEqual({ ok: true, refunded: rest, state: "refunded" });
	expect(await bank.provider.fetchState(payment)).toMatchObject({ state: "refunded", refunded: attempt.amount });
});

test("a lost answer is healed by repeating, or found by the reference", async () => {
	await using bank = await openTestBank("card_foreign");
	const attempt = bank.attempt();
	expect(await bank.provider.fetchState({ reference: attempt.reference })).toMatchObject({ absent: true });
	await bank.switchTo({ mode: "timeout-after-doing-it" });
	expect(await bank.impatient.createPayment(attempt)).toMatchObject({ code: "unknown" });
	const found = await bank.provider.fetchState({ reference: attempt.reference });
	const repeated = await create(bank, attempt);
	expect(found).toMatchObject({ ok: true, providerId: repeated.providerId });
	expect(await bank.remembered()).toHaveLength(1);
	const other = bank.attempt({ reference: attempt.reference, description: "Другое" });
	expect(await bank.provider.createPayment(other)).toMatchObject({ code: "refused", reason: /idempotency/ });
});

test("an unpaid page can be shut, one that was paid cannot", async () => {
	await using bank = await openTestBank("card_foreign");
	const { redirectUrl, providerId } = await create(bank, bank.attempt());
	expect(await bank.provider.cancelPayment?.({ reference: "ORB-1-1", providerId })).toEqual({ ok: true });
	expect((await visit(redirectUrl)).html).not.toContain("card_number");
	expect(bank.heard.at(-1)?.read).toMatchObject({ report: { state: "expired", failure: "expired" } });
	const paid = await create(bank, bank.attempt());
	await pay(paid.redirectUrl, card(GOOD));
	const asked = { reference: "ORB-2-1", providerId: paid.providerId };
	expect(await bank.provider.cancelPayment?.(asked)).toMatchObject({ ok: false, code: "refused" });
});

/** The documented vector, and what the SDK's own helper makes. */
const VECTOR = {
	payload: '{"id":"evt_1","object":"event"}',
	secret: "whsec_test",
	header: "t=1700000000,v1=4c15fb2a43f93ef61eaa3e0893866d57cad9cad4223242cfb96f362480cb4021",
};

function providerWith(secret: string, now: Date) {
	const environment = { STRIPE_SECRET_KEY: "sk_test_x", STRIPE_WEBHOOK_SECRET: secret };
	const provider = openProviders({ environment, clock: createSettableClock(now) }).get("card_foreign");
	return (payload: string, header?: string) =>
		provider?.readNotification({
			body: Buffer.from(payload),
			headers: { "stripe-signature": header },
			query: new URLSearchParams(),
			ip: undefined,
		});
}

test("the documented vector is believed for five minutes; anything changed in it is forged", async () => {
	const { payload, secret, header } = VECTOR;
	const inTime = providerWith(secret, new Date(1_700_000_200_000));
	expect(await inTime(payload, header)).toMatchObject({ code: "irrelevant", status: 200 });
	const forged = { ok: false, code: "forged", status: 403, reason: "stripe: wrong or old signature" };
	expect(await inTime(payload.replace("evt_1", "evt_2"), header)).toEqual(forged);
	expect(await inTime(payload)).toEqual(forged);
	expect(await providerWith("whsec_other", new Date(1_700_000_200_000))(payload, header)).toEqual(forged);
	expect(await providerWith(secret, new Date(1_700_000_301_000))(payload, header)).toEqual(forged);
});

test("sessions of another shop on the same account are none of ours", async () => {
	const now = new Date();
	const object = { object: "checkout.session", id: "cs_1", amount_total: 5, currency: "eur", client_reference_id: "X" };
	const payload = JSON.stringify({
		id: "evt_9",
		object: "event",
		type: "checkout.session.completed",
		data: { object },
	});
	const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: "whsec_test" });
	expect(await providerWith("whsec_test", now)(payload, header)).toMatchObject({ code: "irrelevant", status: 200 });
});

test.each([
	["a sum with a part of a cent", { amount_total: 1.5 }],
	["a sum that no program counts exactly", { amount_total: 1e30 }],
	["no id", { id: undefined }],
	["a reference that is no text", { client_reference_id: 7 }],
	["a refund with a part of a cent", { payment_intent: { latest_charge: { amount_refunded: 0.5 } } }],
])("a signed session with %s is none of ours", async (_, odd) => {
	const object = { id: "cs_1", amount_total: 500, currency: "usd", client_reference_id: "ORB-1-1", ...odd };
	const payload = JSON.stringify({
		id: "evt_9",
		object: "event",
		type: "checkout.session.completed",
		data: { object },
	});
	const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: "whsec_test" });
	const answer = await providerWith("whsec_test", new Date())(payload, header);
	expect(answer).toMatchObject({ code: "irrelevant", status: 200 });
});

test.each([
	{},
	{ data: null },
	{ data: {} },
	{ data: [] },
	{ data: { object: null } },
	{ id: 7, data: { object: {} } },
])("a signed event that speaks of nothing changes nothing: %j", async (rest) => {
	const payload = JSON.stringify({ id: "evt_9", object: "event", type: "checkout.session.completed", ...rest });
	const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: "whsec_test" });
	const answer = await providerWith("whsec_test", new Date())(payload, header);
	expect(answer).toMatchObject({ code: "irrelevant", status: 200 });
});
