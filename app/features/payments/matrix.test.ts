import { describe, expect, test } from "vitest";
import { money } from "../../shared/money.ts";
import { CUSTOMER, itemOf, openTestBank, type TestBank } from "./banks.fixture.ts";
import { card, pay } from "./browser.fixture.ts";
import { findReportMismatch } from "./check-report.ts";
import type { CreatedPayment, Notification, PaymentProvider, PaymentType, ProviderFailure } from "./provider.ts";

type Line = {
	readonly name: string;
	readonly type: PaymentType;
	readonly cardProvider?: "yookassa";
	/** Through the bank's page to a success. */
	readonly steps: readonly Record<string, string>[];
	/** The parts of the API's paths. */
	readonly create: string;
	readonly refund: string;
	/** What the bank says when it has gone well; a credit still waits for us to commit it. */
	readonly success: "captured" | "authorized";
	/** Notifications of a success. */
	readonly told: number;
	/** A credit is given back as a whole. */
	readonly isWhole?: true;
};

const LINES: readonly Line[] = [
	{
		name: "T-Bank",
		type: "card_ru",
		steps: [card("2201382000000013")],
		create: "Init",
		refund: "Cancel",
		success: "captured",
		told: 2,
	},
	{
		name: "Stripe",
		type: "card_foreign",
		steps: [card("4242424242424242")],
		create: "sessions",
		refund: "POST /v1/refunds",
		success: "captured",
		told: 1,
	},
	{
		name: "forma",
		type: "instalment_tbank",
		steps: [{ action: "continue", code: "1111" }, { action: "approve" }, { action: "sign", code: "1111" }],
		create: "create",
		refund: "cancel",
		success: "authorized",
		told: 2,
		isWhole: true,
	},
	{
		name: "Sber",
		type: "instalment_sber",
		steps: [{ action: "approve" }],
		create: "payments",
		refund: "POST /v3/refunds",
		success: "captured",
		told: 1,
	},
	{
		name: "YooKassa cards",
		type: "card_ru",
		cardProvider: "yookassa",
		steps: [card("5555555555554444")],
		create: "payments",
		refund: "POST /v3/refunds",
		success: "captured",
		told: 1,
	},
];

const open = ({ type, cardProvider }: Line) => openTestBank(type, cardProvider ? { cardProvider } : {});

async function create(bank: TestBank): Promise<CreatedPayment & { reference: string }> {
	const attempt = bank.attempt();
	const created = await bank.provider.createPayment(attempt);
	if (!created.ok) throw new Error(created.reason);
	return { ...created, reference: attempt.reference };
}

function lastRead(bank: TestBank) {
	return bank.heard.at(-1)?.read;
}

/** What must never stand in a log: keys, and who pays. */
const SECRETS = /stand-in|sk_test|whsec|anna|9031234567|Иванов|127\.0\.0\.1/i;

function expectFailure(result: { ok: boolean } | ProviderFailure, code: ProviderFailure["code"]): void {
	expect(result).toMatchObject({ ok: false, code });
	expect((result as ProviderFailure).reason).not.toMatch(SECRETS);
}

/** Whoever asks a bank that says nothing does not wait for long. */
function askedIn(mode: string, bank: TestBank): PaymentProvider {
	return mode.startsWith("timeout") ? bank.impatient : bank.provider;
}

describe.each(LINES)("$name", (line) => {
	test.each([
		["500", "unknown", 0],
		["html", "unknown", 0],
		["timeout", "unknown", 0],
		["timeout-after-doing-it", "unknown", 1],
		["down-after-doing-it", "unknown", 1],
		["429", "unavailable", 0],
	] as const)("creation, «%s»: %s, and the bank tells later which it was", async (mode, code, made) => {
		await using bank = await open(line);
		const attempt = bank.attempt();
		await bank.switchTo({ mode, on: line.create });
		expectFailure(await askedIn(mode, bank).createPayment(attempt), code);
		expect(await bank.remembered()).toHaveLength(made);
		const state = await bank.provider.fetchState({ reference: attempt.reference });
		if (made) expect(state).toMatchObject({ ok: true, state: "created", amount: attempt.amount });
		else expect(state).toMatchObject({ ok: false, absent: true });
	});

	test("a bank that is not there is unavailable, a slow one is waited for", async () => {
		await using bank = await open(line);
		const payment = { reference: "ORB-1-1", providerId: "1" };
		const refund = { ...payment, amount: bank.attempt().amount, key: "r", customer: CUSTOMER };
		expectFailure(await bank.unreachable.createPayment(bank.attempt()), "unavailable");
		expectFailure(await bank.unreachable.fetchState(payment), "unavailable");
		expectFailure(await bank.unreachable.refund({ ...refund, items: bank.attempt().items }), "unavailable");
		await bank.switchTo({ mode: "slow" });
		expect(await bank.provider.createPayment(bank.attempt())).toMatchObject({ ok: true });
	});

	test.each([["500"], ["html"], ["timeout"], ["429"], ["down-after-doing-it"]])(
		"a question, «%s»: unavailable, for it changed nothing",
		async (mode) => {
			await using bank = await open(line);
			const { reference, providerId } = await create(bank);
			await bank.switchTo({ mode });
			expectFailure(await askedIn(mode, bank).fetchState({ reference, providerId }), "unavailable");
			expect(await bank.provider.fetchState({ reference, providerId })).toMatchObject({ ok: true });
		},
	);

	test.each([["500"], ["html"], ["timeout"], ["timeout-after-doing-it"], ["down-after-doing-it"]])(
		"a refund, «%s»: unknown, and the same key again gives back once",
		async (mode) => {
			await using bank = await open(line);
			const { reference, providerId, redirectUrl } = await create(bank);
			await pay(redirectUrl, ...line.steps);
			const { amount, items } = bank.attempt();
			const part = line.isWhole ? amount : money(100, amount.currency);
			const lines = line.isWhole ? items : [itemOf(part)];
			const request = { reference, providerId, amount: part, key: "refund-1", items: lines, customer: CUSTOMER };
			await bank.switchTo({ mode, on: line.refund });
			expectFailure(await askedIn(mode, bank).refund(request), "unknown");
			expect(await bank.provider.refund(request)).toMatchObject({ ok: true, refunded: part });
			expect(await bank.provider.fetchState({ reference, providerId, amount })).toMatchObject(
				line.isWhole ? { state: "cancelled" } : { state: "partially_refunded", refunded: part },
			);
		},
	);

	test("a duplicate has the same key", async () => {
		await using bank = await open(line);
		await bank.switchTo({ mode: "duplicate", count: line.told });
		await pay((await create(bank)).redirectUrl, ...line.steps);
		expect(bank.heard).toHaveLength(line.told * 2);
		expect(new Set(bank.heard.map(({ read }) => read.ok && read.dedupeKey)).size).toBe(line.told);
	});

	test("a late one comes after the customer; until then the bank can be asked", async () => {
		await using bank = await open(line);
		await bank.switchTo({ mode: "late", count: line.told });
		const { reference, providerId, redirectUrl } = await create(bank);
		await pay(redirectUrl, ...line.steps);
		expect(bank.heard).toEqual([]);
		expect(await bank.provider.fetchState({ reference, providerId })).toMatchObject({ state: line.success });
		await expect.poll(() => bank.heard.length).toBe(line.told);
		expect(lastRead(bank)).toMatchObject({ ok: true, report: { state: line.success } });
	});

	test("an early one comes before the answer to the creation and names our reference", async () => {
		await using bank = await open(line);
		await bank.switchTo({ mode: "early" });
		const attempt = bank.attempt();
		const creating = bank.provider.createPayment(attempt);
		await expect.poll(() => bank.heard.length).toBe(line.told);
		const created = await creating;
		const read = lastRead(bank);
		expect(read).toMatchObject({ ok: true, report: { state: line.success } });
		expect(read?.ok && findReportMismatch(read.report, attempt)).toBeUndefined();
		expect(read?.ok && read.report.providerId).toBe(created.ok && created.providerId);
	});

	test("overtaking ones are believed, each by itself", async () => {
		await using bank = await open(line);
		await bank.switchTo({ mode: "out-of-order" });
		const { reference, providerId, redirectUrl } = await create(bank);
		await pay(redirectUrl, ...line.steps);
		if (line.told === 1) {
			const { amount, items } = bank.attempt();
			await bank.provider.refund({ reference, providerId, amount, key: "r", items, customer: CUSTOMER });
		}
		await expect.poll(() => bank.heard.length).toBe(2);
		expect(bank.heard.map(({ read }) => read.ok)).toEqual([true, true]);
		expect(bank.heard[0]?.read).toMatchObject({
			report: { state: line.told === 1 ? "refunded" : line.success, reference, providerId },
		});
	});

	test("a forged one is refused and nothing comes of it", async () => {
		await using bank = await open(line);
		await bank.switchTo({ mode: "wrong-signature", count: line.told });
		const { reference, providerId, redirectUrl } = await create(bank);
		await pay(redirectUrl, ...line.steps);
		expect(bank.heard).toHaveLength(line.told);
		for (const { read } of bank.heard) {
			expect(read).toMatchObject({ ok: false, code: "forged", status: 403 });
			expect(!read.ok && read.reason).not.toMatch(SECRETS);
		}
		expect(await bank.provider.fetchState({ reference, providerId })).toMatchObject({ state: line.success });
	});

	test("another sum is noticed", async () => {
		await using bank = await open(line);
		await bank.switchTo({ mode: "wrong-amount" });
		const attempt = bank.attempt({ reference: "ORB-1-1" });
		const { providerId, redirectUrl } = await create(bank);
		const expected = { ...attempt, reference: "ORB-2-1", providerId };
		await pay(redirectUrl, ...line.steps);
		const read = lastRead(bank);
		expect(read?.ok && findReportMismatch(read.report, expected)).toBe("amount");
		const state = await bank.provider.fetchState({ reference: "ORB-2-1", providerId });
		expect(state.ok && findReportMismatch(state, expected)).toBe("amount");
	});

	test("one that never comes leaves the question", async () => {
		await using bank = await open(line);
		await bank.switchTo({ mode: "no-notification", count: line.told });
		const { reference, redirectUrl } = await create(bank);
		await pay(redirectUrl, ...line.steps);
		expect(bank.heard).toEqual([]);
		expect(await bank.provider.fetchState({ reference })).toMatchObject({ state: line.success });
	});

	test("a shop that was down is told again", async () => {
		await using bank = await open(line);
		bank.breakShop(true);
		await pay((await create(bank)).redirectUrl, ...line.steps);
		expect(bank.heard).toEqual([]);
		bank.breakShop(false);
		await expect.poll(() => bank.heard.length).toBe(line.told);
		expect(bank.heard.filter(({ read }) => !read.ok)).toEqual([]);
	});

	test("a recorded one played again has the same key, and stays the same whatever is around it", async () => {
		await using bank = await open(line);
		await pay((await create(bank)).redirectUrl, ...line.steps);
		const { notification, read } = bank.heard.at(-1) ?? {};
		const again = notification && (await bank.provider.readNotification({ ...notification, ip: "203.0.113.7" }));
		expect(again?.ok && again.dedupeKey).toBe(read?.ok && read.dedupeKey);
	});

	test.each([[""], ["null"], ["[]"], ["{"], ["{}"], ['{"__proto__":{"id":"1"}}'], ["\u0000".repeat(100)]])(
		"rubbish %j is refused, not thrown at",
		async (body) => {
			await using bank = await open(line);
			const rubbish: Notification = {
				body: Buffer.from(body),
				headers: {},
				query: new URLSearchParams("amount=-1"),
				ip: undefined,
			};
			const read = await bank.provider.readNotification(rubbish);
			expect(read).toMatchObject({ ok: false, code: expect.stringMatching(/^(?:forged|malformed)$/) });
			expect(read).toHaveProperty(
				"status",
				expect.toSatisfy((status: number) => status >= 400),
			);
		},
	);

	test("what the bank would refuse anyway is not sent to it", async () => {
		await using bank = await open(line);
		const { amount, items } = bank.attempt();
		const other = money(amount.minor, amount.currency === "RUB" ? "USD" : "RUB");
		const wrong = [
			bank.attempt({ amount: other }),
			bank.attempt({ amount: money(0, amount.currency), items: [] }),
			bank.attempt({ amount: money(amount.minor + 1, amount.currency) }),
			bank.attempt({ items: items.map((item) => ({ ...item, quantity: 3 })) }),
			bank.attempt({ items: [] }),
			bank.attempt({ reference: "x".repeat(37) }),
		];
		for (const attempt of wrong) expectFailure(await bank.provider.createPayment(attempt), "unsupported");
		expect(await bank.remembered()).toEqual([]);
	});
});
