import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { MINUTE_MS } from "../../../shared/durations.ts";
import { applyPaymentReport } from "../attempts/apply-payment-report.server.ts";
import { startPayment } from "../attempts/start-payment.server.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { carryOutRefund } from "../refunds/carry-out-refund.server.ts";
import { requestRefund } from "../refunds/request-refund.server.ts";
import { cancelOrder } from "./cancel-order.server.ts";
import { chooseStart } from "./choose-start.server.ts";
import { getOrder } from "./get-order.server.ts";
import { loseCancelledPlaces } from "./lose-cancelled-places.server.ts";
import { recordLessons } from "./record-lessons.server.ts";

const SEATS = 8;

/** Two groups of the tariff, one of another tariff. */
function courseOfGroups() {
	const course = buildCourse();
	const [tariff, start] = [course.tariffs[0], course.starts[0]];
	if (!tariff || !start) throw new Error("no group");
	return buildCourse({
		tariffs: [tariff, { ...tariff, code: "small", kind: "mini_group", recommended: false }],
		starts: [start, { ...start, in_days: 40 }, { ...start, in_days: 70, tariff: "small" }],
	});
}

describe("a group that is chosen by staff", () => {
	let school: TestCheckout;
	let [first, second, small, other] = ["", "", "", ""];
	beforeAll(async () => {
		school = await openCheckout([courseOfGroups(), buildCourse({ slug: "other-course" })]);
		const starts = await school.db
			.selectFrom("start")
			.innerJoin("course", "course.id", "start.courseId")
			.orderBy("course.slug", "desc")
			.orderBy("start.startsAt")
			.select("start.id")
			.execute();
		[first = "", second = "", small = "", other = ""] = starts.map(({ id }) => id);
	});
	afterAll(() => school.close());
	beforeEach(async () => {
		await school.db.updateTable("seatHold").set({ releasedAt: school.clock.now() }).execute();
		await school.db.updateTable("start").set({ seatsTaken: 0, status: "open" }).execute();
		school.news.length = 0;
	});

	const setGroup = (id: string, values: { seatsTaken?: number; status?: "open" | "closed" | "cancelled" }) =>
		school.db.updateTable("start").set(values).where("id", "=", id).execute();
	const taken = async (id: string) =>
		(await school.db.selectFrom("start").where("id", "=", id).select("seatsTaken").executeTakeFirstOrThrow())
			.seatsTaken;
	const held = async (startId: string) =>
		(
			await school.db
				.selectFrom("seatHold")
				.where("startId", "=", startId)
				.where("releasedAt", "is", null)
				.select("id")
				.execute()
		).length;
	const view = async (token: string) => {
		const order = await getOrder(school.db, { token });
		const line = order?.lines[0];
		if (!order || !line) throw new Error("no line");
		return { ...order, line };
	};
	const choose = async (order: { id: string; token: string }, startId: string) => {
		const { line } = await view(order.token);
		return chooseStart(school.db, { orderId: order.id, lineId: line.id, startId, by: "Вера" }, school.deps);
	};
	const inGroup = (startId: string) => ({ lines: [{ courseSlug: "test-course", tariffCode: "group", startId }] });
	const done = { ok: true };

	test("gives a paid order its place and its date, once, and the customer is told", async () => {
		const order = await school.paid();
		school.news.length = 0;
		expect(await choose(order, first)).toMatchObject(done);
		expect(await choose(order, first)).toMatchObject(done);
		const { line, history } = await view(order.token);
		expect(line).toMatchObject({ place: "taken", start: { zone: "Europe/Moscow" } });
		expect([await taken(first), await held(first)]).toEqual([1, 0]);
		expect(school.news).toEqual(["start_chosen"]);
		expect(history.at(-1)).toMatchObject({ event: "start_chosen", by: "Вера", reason: "Курс" });
		expect(history.filter(({ event }) => event === "start_chosen")).toHaveLength(1);
	});

	test("moves a paid place from one group to another", async () => {
		const order = await school.paid(inGroup(first));
		expect(await choose(order, second)).toMatchObject(done);
		expect([await taken(first), await taken(second)]).toEqual([0, 1]);
	});

	test("is held for whoever waits to pay, and is the place that the money takes", async () => {
		const order = await school.placed(inGroup(first));
		expect(await choose(order, second)).toMatchObject(done);
		expect([await held(first), await held(second), await taken(second)]).toEqual([0, 1, 0]);
		expect((await view(order.token)).line.place).toBe("held");
		await startPayment(school.db, { token: order.token }, school.deps);
		const report = school.banks.tbank.report(school.banks.tbank.last(), { state: "captured" });
		await applyPaymentReport(school.db, { provider: "tbank", report }, school.deps);
		expect((await view(order.token)).line.place).toBe("taken");
		expect([await held(second), await taken(second), await taken(first)]).toEqual([0, 1, 0]);
	});

	test("goes back when the order that waited is cancelled", async () => {
		const order = await school.placed();
		await choose(order, first);
		await cancelOrder(school.db, { orderId: order.id, by: "Вера" }, school.deps);
		expect(await held(first)).toBe(0);
		expect(await choose(order, first)).toEqual({ ok: false, code: "orderClosed" });
	});

	test("is not chosen for whoever has left with a part of the money back", async () => {
		const order = await school.paid(inGroup(first));
		await recordLessons(school.db, { lineId: (await view(order.token)).line.id, taken: 1, by: "Вера" }, school.deps);
		const request = { token: order.token, key: "moving", by: "customer", reason: "moving" };
		const asked = await requestRefund(school.db, request, school.deps);
		expect(await choose(order, second)).toMatchObject(done);
		const refundId = asked.ok ? asked.value.refundId : "";
		expect(await carryOutRefund(school.db, { refundId, by: "Вера" }, school.deps)).toEqual({ ok: true, value: "done" });
		expect(await view(order.token)).toMatchObject({ state: "part_refunded", line: { place: "released" } });
		expect(await choose(order, first)).toEqual({ ok: false, code: "orderClosed" });
		expect([await taken(first), await taken(second)]).toEqual([0, 0]);
	});

	test("stands in for one that was cancelled, and the order can be paid again", async () => {
		const [paid, waiting] = [await school.paid(inGroup(first)), await school.placed(inGroup(first))];
		await setGroup(first, { status: "cancelled" });
		await loseCancelledPlaces(school.db, school.deps);
		expect(await view(waiting.token)).toMatchObject({ canPay: false, line: { place: "lost" } });
		for (const order of [paid, waiting]) expect(await choose(order, second)).toMatchObject(done);
		expect((await view(paid.token)).line.place).toBe("taken");
		expect(await view(waiting.token)).toMatchObject({ canPay: true, line: { place: "held" } });
		expect([await taken(first), await taken(second), await held(second)]).toEqual([0, 1, 1]);
	});

	test("gives its last place to one of two, and the other one keeps what he has", async () => {
		await setGroup(second, { seatsTaken: SEATS - 1 });
		const orders = [await school.paid(inGroup(first)), await school.paid(inGroup(first))];
		const results = await Promise.all(orders.map((order) => choose(order, second)));
		expect(results.map((result) => (result.ok ? "done" : result.code)).toSorted()).toEqual(["done", "startFull"]);
		expect([await taken(first), await taken(second)]).toEqual([1, SEATS]);
		for (const order of orders) expect((await view(order.token)).line.place).toBe("taken");
		expect(school.news.filter((news) => news === "start_chosen")).toHaveLength(1);
	});

	test.each([
		["placed", { held: 1, taken: SEATS - 1 }],
		["paid", { held: 0, taken: SEATS }],
	] as const)("has the place that the request of an order that is %s kept there", async (state, places) => {
		const requestId = await school.addRequest("test-course", { token: state });
		const expiresAt = new Date(school.clock.now().getTime() + MINUTE_MS);
		await school.db.insertInto("seatHold").values({ startId: first, requestId, expiresAt }).execute();
		await setGroup(first, { seatsTaken: SEATS - 1 });
		const order = await school[state]();
		expect(await choose(order, first)).toEqual({ ok: false, code: "startFull" });
		await school.db.updateTable("courseOrder").set({ requestId }).where("id", "=", order.id).execute();
		expect(await choose(order, first)).toMatchObject(done);
		expect({ held: await held(first), taken: await taken(first) }).toEqual(places);
	});

	test.each([
		["phone", { repeatKeyPhone: "+79031234567" }],
		["e-mail", { repeatKeyEmail: "anna@example.com" }],
	])("has the last place, which another request of the customer's keeps there: by %s", async (token, person) => {
		const own = await school.addRequest("other-course", { token: `own ${token}` });
		const requestId = await school.addRequest("test-course", { token, ...person });
		const expiresAt = new Date(school.clock.now().getTime() + MINUTE_MS);
		await school.db.insertInto("seatHold").values({ startId: first, requestId, expiresAt }).execute();
		await setGroup(first, { seatsTaken: SEATS - 1 });
		const order = await school.placed();
		await school.db.updateTable("courseOrder").set({ requestId: own }).where("id", "=", order.id).execute();
		expect(await choose(order, first)).toMatchObject(done);
		const hold = school.db.selectFrom("seatHold").where("requestId", "=", requestId).select("orderId");
		expect(await hold.executeTakeFirstOrThrow()).toEqual({ orderId: order.id });
	});

	test("is one of its tariff that takes people and has not begun", async () => {
		const order = await school.paid();
		for (const startId of [small, other, "00000000-0000-4000-8000-000000000000"])
			expect(await choose(order, startId)).toEqual({ ok: false, code: "startUnknown" });
		for (const status of ["closed", "cancelled"] as const) {
			await setGroup(first, { status });
			expect(await choose(order, first)).toEqual({ ok: false, code: "startClosed" });
		}
		const clock = { now: () => new Date("2027-03-01T09:00:00Z") };
		const { line } = await view(order.token);
		const late = { orderId: order.id, lineId: line.id, startId: second, by: "Вера" };
		expect(await chooseStart(school.db, late, { ...school.deps, clock })).toEqual({ ok: false, code: "startClosed" });
		expect((await view(order.token)).line).toMatchObject({ place: "none", start: undefined });
	});

	test("is chosen for a line of the order itself", async () => {
		const [order, stranger] = [await school.paid(), await school.paid()];
		const { line } = await view(stranger.token);
		const choice = { orderId: order.id, lineId: line.id, startId: first, by: "Вера" };
		expect(await chooseStart(school.db, choice, school.deps)).toEqual({ ok: false, code: "lineUnknown" });
		expect((await view(stranger.token)).line.place).toBe("none");
	});
});
