import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { money } from "../../../shared/money.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { openReports, type TestReports } from "../attempts/payment-reports.fixture.ts";
import { startPayment } from "../attempts/start-payment.server.ts";
import type { TestCheckout } from "../checkout.fixture.ts";
import { getInvoice } from "../invoices/get-invoice.server.ts";
import { payInvoice } from "../invoices/pay-invoice.server.ts";
import { getOrder } from "./get-order.server.ts";
import { getUnpaidOrder } from "./get-unpaid-order.server.ts";
import { loseCancelledPlaces } from "./lose-cancelled-places.server.ts";

describe("a place in a group that was cancelled", () => {
	let reports: TestReports;
	let school: TestCheckout;
	beforeAll(async () => {
		reports = await openReports([buildCourse(), buildCourse({ slug: "other-course" })]);
		({ school } = reports);
	});
	afterAll(() => school.close());
	beforeEach(async () => {
		await reports.reset();
		await setGroup({ status: "open", startsAt: new Date("2027-01-11T15:00:00Z") });
	});

	const setGroup = (values: { status?: "open" | "cancelled"; startsAt?: Date }) =>
		school.db.updateTable("start").set(values).where("id", "=", reports.startId).execute();
	const runningHolds = async () =>
		(await school.db.selectFrom("seatHold").where("releasedAt", "is", null).select("id").execute()).length;
	const view = (token: string) => getOrder(school.db, { token });
	const toldLost = () => school.news.filter((news) => news === "place_lost").length;

	test("is not sold to whoever had it held: the money arrives, and another group is offered", async () => {
		const order = await reports.begun();
		await setGroup({ status: "cancelled" });
		await reports.tell(order.reference, { state: "captured" });
		expect(await view(order.token)).toMatchObject({ state: "paid", lines: [{ place: "lost" }] });
		expect([await reports.seats(), await runningHolds()]).toEqual([0, 0]);
		expect(await loseCancelledPlaces(school.db, school.deps)).toBe(0);
		expect(toldLost()).toBe(1);
	});

	test("is taken from whoever waits to pay, and the money that comes later takes none", async () => {
		const order = await reports.begun();
		await setGroup({ status: "cancelled" });
		expect(await loseCancelledPlaces(school.db, school.deps)).toBe(1);
		const unpaid = { state: "awaiting_payment", canPay: false, lines: [{ place: "lost" }] };
		expect(await view(order.token)).toMatchObject(unpaid);
		const settings = await getSiteSettings(school.db);
		const deps = { ...school.deps, settings };
		expect(await startPayment(school.db, { token: order.token }, deps)).toEqual({ ok: false, code: "placeLost" });
		expect(await getUnpaidOrder(school.db, { token: order.token, now: school.clock.now() })).toBeUndefined();
		await reports.tell(order.reference, { state: "captured" });
		expect(await view(order.token)).toMatchObject({ state: "paid", lines: [{ place: "lost" }] });
		expect([await reports.seats(), await runningHolds(), toldLost()]).toEqual([0, 0, 1]);
	});

	test("can be paid by no invoice, written before or after", async () => {
		const { id } = await school.placed({
			lines: [{ courseSlug: "test-course", tariffCode: "group", startId: reports.startId }],
		});
		const write = () => school.invoiced({ orderId: id, total: money(1_000_00, "RUB") });
		const invoice = await write();
		const pay = () => payInvoice(school.db, { ...invoice, paymentType: "card_ru" }, school.deps);
		expect(await pay()).toMatchObject({ outcome: "redirect" });
		await setGroup({ status: "cancelled" });
		await loseCancelledPlaces(school.db, school.deps);
		expect(await pay()).toEqual({ ok: false, code: "placeLost" });
		await expect(write()).rejects.toThrow("placeLost");
		const closed = { state: "cancelled", isPlaceLost: true, left: money(0, "RUB"), next: money(0, "RUB") };
		expect(await getInvoice(school.db, invoice)).toMatchObject(closed);
	});

	test("is taken from whoever has paid, once, and they are told", async () => {
		const order = await reports.begun();
		await reports.tell(order.reference, { state: "captured" });
		expect(await loseCancelledPlaces(school.db, school.deps)).toBe(0);
		await setGroup({ status: "cancelled" });
		expect(await loseCancelledPlaces(school.db, school.deps)).toBe(1);
		expect(await loseCancelledPlaces(school.db, school.deps)).toBe(0);
		expect(await view(order.token)).toMatchObject({ state: "paid", lines: [{ place: "lost" }] });
		expect([await reports.seats(), toldLost()]).toEqual([0, 1]);
		expect(await school.history(order.id)).toContain("place_lost → paid");
	});

	test("is left as it is once the group has begun", async () => {
		const order = await reports.begun();
		await reports.tell(order.reference, { state: "captured" });
		await setGroup({ status: "cancelled", startsAt: new Date(school.clock.now().getTime() - 1) });
		expect(await loseCancelledPlaces(school.db, school.deps)).toBe(0);
		expect(await view(order.token)).toMatchObject({ lines: [{ place: "taken" }] });
	});

	test("is left in a group that had begun when another one of the same order is lost", async () => {
		const { id: otherId } = await school.startOf("other-course");
		const order = await school.paid({
			lines: [
				{ courseSlug: "test-course", tariffCode: "group", startId: reports.startId },
				{ courseSlug: "other-course", tariffCode: "group", startId: otherId },
			],
		});
		await school.db.updateTable("start").set({ status: "cancelled" }).execute();
		await setGroup({ startsAt: new Date(school.clock.now().getTime() - 1) });
		expect(await loseCancelledPlaces(school.db, school.deps)).toBe(1);
		expect(await view(order.token)).toMatchObject({ lines: [{ place: "taken" }, { place: "lost" }] });
		expect(await reports.seats()).toBe(1);
	});
});
