import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { seededRandom } from "../../../../tests/fixtures/seeded-random.ts";
import type { PaymentState } from "../../payments/provider.ts";
import { applyPaymentReport } from "../attempts/apply-payment-report.server.ts";
import { startPayment } from "../attempts/start-payment.server.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { checkoutJobs } from "../checkout-jobs.server.ts";
import { cancelOrder } from "../orders/cancel-order.server.ts";
import { carryOutRefund } from "../refunds/carry-out-refund.server.ts";
import { requestRefund } from "../refunds/request-refund.server.ts";

const SEATS = 40;
const USES = 25;
const CUSTOMERS = 60;
const REPORTS: PaymentState[] = ["pending", "requires_3ds", "authorized", "failed", "captured", "captured"];

let school: TestCheckout;
const startIds: string[] = [];
beforeAll(async () => {
	const [start] = buildCourse().starts;
	if (!start) throw new Error("no start");
	const starts = [{ ...start, seats: SEATS, taken: 0 }];
	school = await openCheckout([buildCourse({ slug: "one", starts }), buildCourse({ slug: "two", starts })]);
	for (const slug of ["one", "two"]) startIds.push((await school.startOf(slug)).id);
	await school.addPromo({ code: "LETO", percent: 10, totalLimit: USES });
});
afterAll(() => school.close());

/** One customer who does this and that, in an order of his own. */
async function live(index: number): Promise<void> {
	const random = seededRandom(index);
	const lines = ["one", "two"].map((courseSlug, place) => ({
		courseSlug,
		tariffCode: "group",
		startId: startIds[place],
	}));
	const placed = await school.place({
		lines: random(2) === 0 ? lines.toReversed() : lines.slice(random(2)),
		promoCode: random(2) === 0 ? "LETO" : null,
		customer: {
			name: "А",
			surname: "О",
			phone: `+7903${String(index).padStart(7, "0")}`,
			email: `mix${index}@example.com`,
		},
	});
	if (!placed.ok) return;
	const { token } = placed;
	const tell = async () => {
		const bank = school.banks.tbank;
		for (const reference of [...bank.payments.keys()].filter((one) => one.startsWith(`${placed.number}-`))) {
			const state = REPORTS[random(REPORTS.length)] ?? "pending";
			const known = bank.payments.get(reference);
			if (known && known.state !== "refunded" && (state === "captured" || known.state !== "captured"))
				bank.set(reference, state);
			await applyPaymentReport(
				school.db,
				{ provider: "tbank", report: bank.report(reference), dedupeKey: `${reference}:${state}` },
				school.deps,
			);
		}
	};
	const refund = async () => {
		const asked = await requestRefund(school.db, { token, key: "mix", by: "customer", reason: "x" }, school.deps);
		if (asked.ok) await carryOutRefund(school.db, { refundId: asked.value.refundId, by: "staff" }, school.deps);
	};
	const acts = [
		() => startPayment(school.db, { token }, school.deps),
		() => startPayment(school.db, { token }, school.deps),
		tell,
		tell,
		tell,
		refund,
		() => cancelOrder(school.db, { token, by: "customer" }, school.deps),
		() =>
			Promise.all(
				checkoutJobs({ ...school.deps, db: school.db }).map((job) => job.work({}, { number: 1, isLast: false })),
			),
	];
	for (let step = 0; step < 10; step++) await acts[random(acts.length)]?.();
}

test("customers, banks and jobs at once keep places, codes and money exact", { timeout: 120_000 }, async () => {
	for (const round of [0, 1, 2]) {
		await Promise.all(Array.from({ length: CUSTOMERS }, (_, index) => live(round * CUSTOMERS + index)));
		school.forward(30);
		await expectExact();
	}
});

async function expectExact(): Promise<void> {
	const { rows: groups } = await sql<{
		taken: number;
		lines: number;
		holds: number;
		held: number;
	}>`select seats_taken as taken,
		(select count(*)::int from course_order_line where start_id = start.id and place = 'taken') as lines,
		(select count(*)::int from seat_hold where start_id = start.id and released_at is null) as holds,
		(select count(*)::int from course_order_line where start_id = start.id and place = 'held') as held
		from start`.execute(school.db);
	for (const { taken, lines, holds, held } of groups) {
		expect(lines).toBe(taken);
		expect(held).toBe(holds);
		expect(taken + holds).toBeLessThanOrEqual(SEATS);
	}
	const overused = await school.db
		.selectFrom("courseOrderEvent")
		.where("event", "=", "promo_over_limit")
		.select("id")
		.execute();
	const uses = await school.db.selectFrom("promoRedemption").where("state", "<>", "released").select("id").execute();
	expect(uses.length).toBeLessThanOrEqual(USES + overused.length);
	const payments = await school.db.selectFrom("payment").selectAll().execute();
	for (const payment of payments) {
		const { attempt, refunded } = school.banks.tbank.payments.get(payment.reference) ?? {};
		if (attempt) expect([payment.amount, payment.refunded]).toEqual([attempt.amount.minor, refunded]);
	}
	const { rows: wrong } =
		await sql`select id from course_order where state in ('paid', 'refund_requested') and total > (
		select coalesce(sum(amount - excess), 0) from payment where order_id = course_order.id
		and state in ('captured', 'partially_refunded', 'refunded'))`.execute(school.db);
	expect(wrong).toEqual([]);
}
