import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPayment } from "./attempts/start-payment.server.ts";
import { takeNotification } from "./attempts/take-notification.server.ts";
import { openCheckout, type TestCheckout } from "./checkout.fixture.ts";
import { checkoutJobs } from "./checkout-jobs.server.ts";
import { CHECKOUT_STEPS, type CheckoutStep } from "./checkout-steps.ts";
import { cancelOrder } from "./orders/cancel-order.server.ts";
import { recordLessons } from "./orders/record-lessons.server.ts";
import type { OrderRequest, PlacedOrder } from "./placing/order-request.ts";
import { carryOutRefund } from "./refunds/carry-out-refund.server.ts";
import { requestRefund } from "./refunds/request-refund.server.ts";

class Killed extends Error {}
type Crash = { readonly step: CheckoutStep; readonly nth: number };

describe("a process that dies at any step", () => {
	let school: TestCheckout;
	let startId: string;
	let serial = 0;

	beforeAll(async () => {
		school = await openCheckout();
		startId = (await school.startOf("test-course")).id;
		await school.db.updateTable("start").set({ seatsTotal: 10_000, seatsTaken: 0 }).execute();
		await school.addPromo({ code: "LETO", percent: 10 });
		// Messages are rows here: one that was rolled back was never sent.
		Object.assign(school.deps.messages, {
			announceOrder: (db: typeof school.db, { orderId, news }: { orderId: string; news: string }) =>
				db.insertInto("outgoingMessage").values({ channel: "letter", kind: news, orderId, details: "{}" }).execute(),
		});
	});
	afterAll(() => school.close());

	/** A customer and a bank that try again, and jobs that come round, until it is through. */
	async function persist<Value extends { ok: boolean }>(act: () => Promise<Value>): Promise<Value & { ok: true }> {
		for (let round = 0; round < 6; round++) {
			const result = await act().catch((error: unknown) => {
				if (!(error instanceof Killed)) throw error;
				return undefined;
			});
			if (result?.ok) return result as Value & { ok: true };
			await wait(2);
		}
		throw new Error("It never went through");
	}
	async function wait(minutes: number) {
		school.forward(minutes);
		for (const job of checkoutJobs({ ...school.deps, db: school.db })) {
			await job.work({}, { number: 1, isLast: false }).catch((error: unknown) => {
				if (!(error instanceof Killed)) throw error;
			});
		}
	}
	async function notify(reference: string, provider: "tbank" | "tbank_forma", state: string) {
		const notification = {
			body: Buffer.from(JSON.stringify({ reference, state })),
			headers: {},
			query: new URLSearchParams(),
			ip: undefined,
		};
		await persist(async () => {
			const reply = await takeNotification(school.db, { provider, notification }, school.deps);
			return { ok: reply.status === 200 };
		});
	}
	async function buy(changes: Partial<OrderRequest> = {}): Promise<PlacedOrder> {
		const key = `crash-${++serial}`;
		const phone = `+7903${String(serial).padStart(7, "0")}`;
		const customer = { name: "Анна", surname: "Орлова", phone, email: `${key}@example.com` };
		const lines = [{ courseSlug: "test-course", tariffCode: "group", startId }];
		return persist(() => school.place({ key, lines, customer, promoCode: "LETO", ...changes }));
	}
	const pay = (token: string) => persist(() => startPayment(school.db, { token }, school.deps));
	async function refund(token: string) {
		const asked = await persist(() =>
			requestRefund(school.db, { token, key: "form", by: "customer", reason: "x" }, school.deps),
		);
		const { refundId } = asked.value;
		await persist(() => carryOutRefund(school.db, { refundId, by: "Ольга" }, school.deps));
	}

	/** Everything that must be as if nothing had happened, with the bank's own books. */
	async function snapshot({ id, number }: PlacedOrder) {
		const { db } = school;
		const order = await school.order(id);
		const books = Object.values(school.banks).flatMap((bank) =>
			[...bank.payments].filter(([reference]) => reference.startsWith(`${number}-`)).map(([, payment]) => payment),
		);
		const taken = books.filter(({ state }) => ["captured", "partially_refunded", "refunded"].includes(state));
		const messages = await db.selectFrom("outgoingMessage").where("orderId", "=", id).select("kind").execute();
		const lines = await db.selectFrom("courseOrderLine").where("orderId", "=", id).select("place").execute();
		const holds = await db.selectFrom("seatHold").where("orderId", "=", id).where("releasedAt", "is", null).execute();
		const refunds = await db
			.selectFrom("refund")
			.where("orderId", "=", id)
			.select(["kind", "state", "amount"])
			.execute();
		const payments = await db.selectFrom("payment").where("orderId", "=", id).select(["state", "refunded"]).execute();
		return {
			state: order.state,
			promo: await school.promoState(id),
			places: lines.map(({ place }) => place),
			holds: holds.length,
			captured: taken.reduce((sum, { attempt }) => sum + attempt.amount.minor, 0),
			bankRefunded: taken.reduce((sum, { refunded }) => sum + refunded, 0),
			ourRefunded: payments.reduce((sum, { refunded }) => sum + refunded, 0),
			refunds,
			moves: (await school.history(id)).filter((move) => !move.startsWith("lessons_taken")),
			messages: messages.map(({ kind }) => kind).toSorted(),
		};
	}

	const SCENARIOS: Record<string, () => Promise<PlacedOrder>> = {
		async "a card payment that is refunded"() {
			const order = await buy();
			await pay(order.token);
			const reference = school.banks.tbank.last();
			school.banks.tbank.set(reference, "captured");
			await notify(reference, "tbank", "captured");
			await refund(order.token);
			await wait(2);
			return order;
		},
		async "a card payment found by asking, and its closing receipt"() {
			const order = await buy();
			await pay(order.token);
			school.banks.tbank.set(school.banks.tbank.last(), "captured");
			await wait(2);
			await wait(6);
			const { id: lineId } = await school.db
				.selectFrom("courseOrderLine")
				.where("orderId", "=", order.id)
				.select("id")
				.executeTakeFirstOrThrow();
			await recordLessons(school.db, { lineId, taken: 32, by: "Ольга" }, school.deps);
			await wait(2);
			await wait(2);
			return order;
		},
		async "a card that is declined and then paid"() {
			const order = await buy();
			await pay(order.token);
			const first = school.banks.tbank.last();
			school.banks.tbank.set(first, "failed");
			await notify(first, "tbank", "failed");
			await pay(order.token);
			const second = school.banks.tbank.last();
			school.banks.tbank.set(second, "captured");
			await notify(second, "tbank", "captured");
			return order;
		},
		async "instalments that are approved and signed"() {
			const order = await buy({ paymentType: "instalment_tbank", months: 12 });
			await pay(order.token);
			const bank = school.banks.tbank_forma;
			const reference = bank.last();
			bank.set(reference, "authorized");
			await notify(reference, "tbank_forma", "authorized");
			bank.set(reference, "authorized", { capturable: true });
			await wait(20);
			await wait(6);
			return order;
		},
		async "an order that is left at the bank"() {
			const order = await buy();
			await pay(order.token);
			for (let round = 0; round < 6; round++) await wait(31);
			return order;
		},
		async "an order that is cancelled"() {
			const order = await buy();
			await pay(order.token);
			await persist(() => cancelOrder(school.db, { token: order.token, by: "customer" }, school.deps));
			return order;
		},
	};

	async function live(scenario: () => Promise<PlacedOrder>, crash?: Crash) {
		school.clock.set("2026-11-18T09:00:00Z");
		// Jobs are to look at this life alone, not at pages that stay open after earlier ones.
		await school.db.updateTable("payment").set({ nextCheckAt: "2030-01-01T00:00:00Z" }).execute();
		const visited: CheckoutStep[] = [];
		let isDead = false;
		school.control.step = (step) => {
			if (isDead) return;
			visited.push(step);
			if (crash?.step !== step || visited.filter((one) => one === step).length !== crash.nth) return;
			isDead = true;
			throw new Killed(step);
		};
		const order = await scenario();
		school.control.step = undefined;
		if (crash) expect(isDead).toBe(true);
		return { end: await snapshot(order), visited };
	}

	const everVisited = new Set<CheckoutStep>();
	for (const [name, scenario] of Object.entries(SCENARIOS)) {
		test(`${name} ends as without it`, { timeout: 120_000 }, async () => {
			const calm = await live(scenario);
			const counts = new Map<CheckoutStep, number>();
			for (const step of calm.visited) {
				everVisited.add(step);
				const nth = (counts.get(step) ?? 0) + 1;
				counts.set(step, nth);
				const { end } = await live(scenario, { step, nth });
				expect({ ...end, killedAt: `${step} ${nth}` }).toEqual({ ...calm.end, killedAt: `${step} ${nth}` });
			}
		});
	}

	test("has been killed at every step there is", () => {
		expect(CHECKOUT_STEPS.filter((step) => !everVisited.has(step))).toEqual([]);
	});
});
