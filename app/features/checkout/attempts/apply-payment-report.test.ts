import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { money } from "../../../shared/money.ts";
import type { PaymentFailure, PaymentState } from "../../payments/provider.ts";
import type { TestCheckout } from "../checkout.fixture.ts";
import { expireOrders } from "../orders/expire-orders.server.ts";
import { getOrder } from "../orders/get-order.server.ts";
import { PAYMENT_RANKS } from "../rules/payment-state.ts";
import { applyPaymentReport } from "./apply-payment-report.server.ts";
import { openReports, type TestReports } from "./payment-reports.fixture.ts";
import { startPayment } from "./start-payment.server.ts";
import { takeNotification } from "./take-notification.server.ts";

describe("a report of a bank", () => {
	let reports: TestReports;
	let school: TestCheckout;
	beforeAll(async () => {
		reports = await openReports();
		({ school } = reports);
	});
	afterAll(() => school.close());
	beforeEach(() => reports.reset());

	test("of captured money pays the order, takes the place and uses the code, once", async () => {
		const order = await reports.begun("LETO");
		expect(await reports.tell(order.reference, { state: "captured" }, "a")).toEqual({ ok: true, outcome: "applied" });
		expect(await reports.tell(order.reference, { state: "captured" }, "a")).toEqual({ ok: true, outcome: "duplicate" });
		expect(await reports.tell(order.reference, { state: "captured" }, "b")).toEqual({ ok: true, outcome: "ignored" });
		expect(await reports.tell(order.reference, { state: "pending" }, "c")).toEqual({ ok: true, outcome: "ignored" });
		expect(await reports.state(order.id)).toBe("paid");
		expect(await reports.seats()).toBe(1);
		expect(await school.promoState(order.id)).toBe("used");
		expect(await school.history(order.id)).toEqual(["place → awaiting_payment", "settle → paid"]);
		expect(school.news).toEqual(["awaiting_payment", "paid"]);
	});

	test("told many times at the same moment is taken once", async () => {
		const order = await reports.begun();
		const told = await Promise.all(
			Array.from({ length: 20 }, (_, index) =>
				reports.tell(order.reference, { state: "captured" }, `at-once-${index % 3}`),
			),
		);
		expect(told.filter((result) => result.ok && result.outcome === "applied")).toHaveLength(1);
		expect(await reports.seats()).toBe(1);
	});

	test("leaves the same state whatever the order of reports", { timeout: 60_000 }, async () => {
		const happy: PaymentState[] = ["pending", "requires_3ds", "authorized", "captured"];
		for (const order of permutations(happy)) expect(await outcome(order)).toEqual(["paid", "captured"]);
		const declinedFirst: PaymentState[] = ["failed", "authorized", "captured"];
		for (const order of permutations(declinedFirst)) expect(await outcome(order)).toEqual(["paid", "captured"]);
		const declined: PaymentState[] = ["pending", "requires_3ds", "failed"];
		for (const order of permutations(declined)) expect(await outcome(order)).toEqual(["awaiting_payment", "failed"]);
		const refunded: PaymentState[] = ["authorized", "captured", "refunded"];
		for (const order of permutations(refunded)) expect(await outcome(order)).toEqual(["refunded", "refunded"]);
	});
	async function outcome(states: readonly PaymentState[]) {
		await reports.reset();
		const order = await reports.begun();
		for (const [index, reported] of states.entries()) {
			await reports.tell(order.reference, { state: reported }, `${order.reference}:${index}`);
		}
		return [await reports.state(order.id), (await school.payment(order.reference)).state];
	}

	test("in every state of a payment leads forward or nowhere", async () => {
		for (const [index, before] of PAYMENT_RANKS.entries()) {
			const order = await reports.begun();
			if (before === "refunded" || before === "partially_refunded" || before === "created") continue;
			await reports.tell(order.reference, { state: before });
			for (const after of PAYMENT_RANKS.slice(0, index)) await reports.tell(order.reference, { state: after });
			expect((await school.payment(order.reference)).state).toBe(before);
			await reports.reset();
		}
	});

	test("that comes before the answer to the first call is kept", async () => {
		const order = await school.placed();
		const create = school.banks.tbank.createPayment;
		school.banks.tbank.createPayment = async (attempt) => {
			const created = await create(attempt);
			await reports.tell(attempt.reference, { state: "captured" }, `early:${attempt.reference}`);
			return created;
		};
		await startPayment(school.db, { token: order.token }, school.deps);
		school.banks.tbank.createPayment = create;
		expect(await reports.state(order.id)).toBe("paid");
		expect((await school.payment(school.banks.tbank.last())).state).toBe("captured");
	});

	test("of another amount, currency or payment changes nothing, is logged and shuts nobody out", async () => {
		const order = await reports.begun();
		const { reference } = order;
		const wrong = [
			[{ state: "captured", amount: money(1_00, "RUB") }, "amountDiffers"],
			[{ state: "captured", amount: money(30_000_00, "USD") }, "amountDiffers"],
			[{ state: "captured", providerId: "another" }, "paymentDiffers"],
		] as const;
		for (const [changes, code] of wrong) {
			expect(await reports.tell(reference, changes, "same-key")).toEqual({ ok: false, code });
			expect(school.logged.at(-1)).toContain(code);
		}
		const unknown = { ...school.banks.tbank.report(reference), reference: "ORB-0000-1" };
		expect(await applyPaymentReport(school.db, { provider: "tbank", report: unknown }, school.deps)).toEqual({
			ok: false,
			code: "paymentUnknown",
		});
		expect(
			await applyPaymentReport(
				school.db,
				{ provider: "stripe", report: school.banks.tbank.report(reference) },
				school.deps,
			),
		).toEqual({
			ok: false,
			code: "paymentUnknown",
		});
		expect(await reports.state(order.id)).toBe("awaiting_payment");
		expect(await reports.tell(reference, { state: "captured" }, "same-key")).toEqual({ ok: true, outcome: "applied" });
		const events = await school.db
			.selectFrom("paymentEvent")
			.where("reason", "is not", null)
			.select(["outcome", "dedupeKey"])
			.execute();
		expect(events).toEqual(Array(3).fill({ outcome: "refused", dedupeKey: null }));
	});

	test("of a decline leaves the order to be paid again and tells of it once", async () => {
		const order = await reports.begun();
		await reports.tell(order.reference, { state: "failed", failure: "insufficient_funds" }, `${order.reference}:x`);
		await reports.tell(order.reference, { state: "failed", failure: "insufficient_funds" }, `${order.reference}:y`);
		expect(await getOrder(school.db, { token: order.token })).toMatchObject({
			state: "awaiting_payment",
			canPay: true,
			isChecking: false,
			payments: [{ state: "failed", failure: "insufficient_funds" }],
		});
		expect(school.news.filter((news) => news === "payment_failed")).toHaveLength(1);
	});

	test("of a decline that is told late or of another card mends the reason and tells nobody again", async () => {
		const { reference } = await reports.begun();
		const declined = async (failure: PaymentFailure, dedupeKey?: string) => {
			await reports.tell(reference, { state: "failed", failure }, dedupeKey && `${reference}:${dedupeKey}`);
			return (await school.payment(reference)).failure;
		};
		expect(await declined("declined")).toBe("declined");
		expect(await declined("foreign_card", "76")).toBe("foreign_card");
		// Asked, the bank knows no reason.
		expect(await declined("declined")).toBe("foreign_card");
		expect(await declined("declined", "1005")).toBe("declined");
		expect(await declined("insufficient_funds")).toBe("insufficient_funds");
		expect(school.news.filter((news) => news === "payment_failed")).toHaveLength(1);
	});

	test("arrives by notification: answered as the bank wants, forged ones change nothing and are logged", async () => {
		const order = await reports.begun();
		const notify = (body: object) =>
			takeNotification(
				school.db,
				{
					provider: "tbank",
					notification: {
						body: Buffer.from(JSON.stringify(body)),
						headers: {},
						query: new URLSearchParams(),
						ip: "192.0.2.9",
					},
				},
				school.deps,
			);
		expect(await notify({ reference: order.reference, state: "captured", forged: true })).toMatchObject({
			status: 403,
			body: "",
		});
		expect(await reports.state(order.id)).toBe("awaiting_payment");
		expect(school.logged.join()).toContain("forged");
		expect(await notify({ reference: order.reference, state: "captured" })).toMatchObject({ status: 200, body: "OK" });
		expect(await notify({ reference: order.reference, state: "captured" })).toMatchObject({ status: 200, body: "OK" });
		expect(await reports.state(order.id)).toBe("paid");
	});

	test.each(["reference", "providerId", "dedupeKey"])(
		"that was believed, with a %s that no database can keep, is refused and changes nothing",
		async (name) => {
			const order = await reports.begun();
			const notification = { body: Buffer.from("{}"), headers: {}, query: new URLSearchParams(), ip: "192.0.2.9" };
			const { readNotification: believed } = school.banks.tbank;
			const report = school.banks.tbank.report(order.reference, { state: "captured" });
			const reply = { status: 200, body: "OK", contentType: "text/plain" };
			for (const odd of ["a\0", "a\ud800"]) {
				const { dedupeKey, ...told } = { ...report, dedupeKey: "a", [name]: odd };
				school.banks.tbank.readNotification = async () => ({ ok: true, report: told, dedupeKey, reply });
				const answer = await takeNotification(school.db, { provider: "tbank", notification }, school.deps);
				expect(answer).toMatchObject({ status: 400, body: "" });
			}
			school.banks.tbank.readNotification = believed;
			expect(school.logged.join()).toContain("malformed");
			expect(await reports.state(order.id)).toBe("awaiting_payment");
		},
	);

	test("that has not come yet keeps an order from expiring", async () => {
		const order = await reports.begun("LETO");
		school.forward(61);
		await expireOrders(school.db, school.deps);
		expect(await reports.state(order.id)).toBe("awaiting_payment");
	});
});

function permutations<Item>(items: readonly Item[]): Item[][] {
	if (items.length < 2) return [[...items]];
	return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
