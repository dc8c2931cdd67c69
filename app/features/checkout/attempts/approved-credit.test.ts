import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS } from "../../../shared/durations.ts";
import { getAnnouncedOrder } from "../../notifications/facts/get-announced-order.server.ts";
import { writeOrderLetter } from "../../notifications/letters/write-order-letter.server.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { checkoutJobs } from "../checkout-jobs.server.ts";
import { getOrder } from "../orders/get-order.server.ts";
import { getOrderPage } from "../orders/get-order-page.server.ts";
import { applyPaymentReport } from "./apply-payment-report.server.ts";
import { startPayment } from "./start-payment.server.ts";

const HOUR = 60;

describe("a credit that the bank has approved", () => {
	let school: TestCheckout;
	let startId: string;
	beforeAll(async () => {
		school = await openCheckout();
		startId = (await school.startOf("test-course")).id;
		await school.db
			.updateTable("start")
			.set({ startsAt: new Date("2027-06-01T09:00:00Z") })
			.execute();
	});
	afterAll(() => school.close());
	beforeEach(async () => {
		await school.db.updateTable("seatHold").set({ releasedAt: school.clock.now() }).execute();
		await school.db.updateTable("start").set({ seatsTotal: 1, seatsTaken: 0 }).execute();
		school.banks.tbank_forma.fetchMode = "ok";
	});

	const inLastPlace = () => [{ courseSlug: "test-course", tariffCode: "group", startId }];
	/** An order of the last place whose customer has gone to apply for a credit. */
	async function applied() {
		const order = await school.placed({ lines: inLastPlace(), paymentType: "instalment_tbank", months: 12 });
		await startPayment(school.db, { token: order.token }, school.deps);
		return { ...order, reference: school.banks.tbank_forma.last() };
	}
	async function runJobs() {
		for (const job of checkoutJobs({ ...school.deps, db: school.db })) await job.work({}, { number: 1, isLast: false });
	}
	const seen = ({ token }: { token: string }) => getOrder(school.db, { token });
	/** Somebody else wants the place. */
	const another = () =>
		school.place({
			lines: inLastPlace(),
			customer: { name: "Б", surname: "Б", phone: "+79990000001", email: "b@example.com" },
		});

	test.each(["ok", "unavailable"] as const)("keeps its place until it is signed, the bank being %s", async (mode) => {
		const order = await applied();
		const bank = school.banks.tbank_forma;
		bank.set(order.reference, "authorized");
		school.forward(2);
		await runJobs();
		bank.fetchMode = mode;
		for (let day = 1; day <= 5; day++) {
			school.forward(24 * HOUR);
			await runJobs();
			expect((await seen(order))?.state).toBe("instalment_approved");
			expect(await another()).toMatchObject({ ok: false, code: "startFull" });
		}
		bank.fetchMode = "ok";
		bank.set(order.reference, "authorized", { capturable: true });
		school.forward(HOUR);
		await runJobs();
		expect(await seen(order)).toMatchObject({ state: "paid", lines: [{ place: "taken" }] });
	});

	test("is known to wait for its customer as long as the bank says so", async () => {
		const order = await applied();
		const bank = school.banks.tbank_forma;
		bank.set(order.reference, "authorized", { unsigned: true });
		const read = school.db.selectFrom("payment").where("orderId", "=", order.id).select("unsignedAt");
		for (let hour = 1; hour <= 3; hour++) {
			school.forward(HOUR);
			await runJobs();
			expect((await read.executeTakeFirstOrThrow()).unsignedAt).toEqual(school.clock.now());
		}
		const told = school.clock.now();
		bank.fetchMode = "unavailable";
		school.forward(HOUR);
		await runJobs();
		expect((await read.executeTakeFirstOrThrow()).unsignedAt).toEqual(told);
	});

	test("on the last day of its application keeps its place from then on", async () => {
		const order = await applied();
		school.forward(71 * HOUR);
		const report = school.banks.tbank_forma.report(order.reference, { state: "authorized" });
		await applyPaymentReport(school.db, { provider: "tbank_forma", report }, school.deps);
		school.forward(48 * HOUR);
		expect(await another()).toMatchObject({ ok: false, code: "startFull" });
	});

	test("and then called off holds the place no longer than a new one would", async () => {
		const order = await applied();
		const bank = school.banks.tbank_forma;
		bank.set(order.reference, "authorized");
		school.forward(2);
		await runJobs();
		bank.set(order.reference, "cancelled");
		school.forward(HOUR);
		await runJobs();
		school.forward(73 * HOUR);
		await runJobs();
		expect((await seen(order))?.state).toBe("expired");
		expect(await another()).toMatchObject({ ok: true });
	});

	test("is signed on the bank's page, and nowhere any more once its cooling-off has begun", async () => {
		const order = await applied();
		const bank = school.banks.tbank_forma;
		bank.set(order.reference, "authorized");
		school.forward(2);
		const page = () => getOrderPage(school.db, { ...order, locale: "ru" }, school.deps);
		expect(await page()).toMatchObject({ isSigned: false, bankPage: expect.stringMatching(/^https:/) });
		bank.set(order.reference, "authorized", {
			coolingUntil: new Date(school.clock.now().getTime() + 4 * HOUR_MS),
		});
		school.forward(HOUR);
		expect(await page()).toMatchObject({ isSigned: true, bankPage: undefined });
		school.forward(4 * HOUR);
		expect(await page()).toMatchObject({ isSigned: true, bankPage: undefined, coolingUntil: undefined });
	});

	test("tells of its cooling-off only while that is ahead, and no more once it was called off", async () => {
		const order = await applied();
		const bank = school.banks.tbank_forma;
		const coolingUntil = new Date(school.clock.now().getTime() + 4 * HOUR_MS);
		const told = async () => (await getOrderPage(school.db, { ...order, locale: "ru" }, school.deps))?.coolingUntil;
		const letter = async () => {
			const announced = await getAnnouncedOrder(school.db, order.id);
			if (!announced) throw new Error("no order");
			const details = { news: "instalment_approved", from: null, reason: null } as const;
			const asked = { details, siteUrl: "https://school.example", now: school.clock.now() };
			return (await writeOrderLetter(announced, asked)).text;
		};
		bank.set(order.reference, "authorized", { coolingUntil });
		school.forward(2);
		expect(await told()).toEqual(coolingUntil);
		expect(await letter()).toContain("Уроки откроются");
		school.forward(5 * HOUR);
		expect(await told()).toBeUndefined();
		expect(await letter()).not.toContain("Уроки откроются");
		const later = new Date(school.clock.now().getTime() + 4 * HOUR_MS);
		bank.set(order.reference, "authorized", { coolingUntil: later });
		school.forward(HOUR);
		expect(await told()).toEqual(later);
		bank.set(order.reference, "cancelled", { coolingUntil: undefined });
		school.forward(HOUR);
		expect(await told()).toBeUndefined();
		expect((await seen(order))?.coolingUntil).toBeUndefined();
	});
});
