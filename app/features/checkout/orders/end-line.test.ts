import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { sendClosingReceipts } from "../receipts/send-closing-receipts.server.ts";
import { carryOutRefund } from "../refunds/carry-out-refund.server.ts";
import { requestRefund } from "../refunds/request-refund.server.ts";
import { chooseStart } from "./choose-start.server.ts";
import { endLine } from "./end-line.server.ts";
import { getOrder } from "./get-order.server.ts";
import { loseCancelledPlaces } from "./lose-cancelled-places.server.ts";
import { noteSales } from "./note-sales.server.ts";
import { recordLessons } from "./record-lessons.server.ts";

const by = "Ольга";
const day = "2026-11-18";
const reason = "переезжают";

describe("a learner who leaves without money back", () => {
	let school: TestCheckout;
	let startId: string;
	beforeAll(async () => {
		const [start] = buildCourse().starts;
		if (!start) throw new Error("no start");
		const group = { ...start, seats: 3, taken: 0 };
		school = await openCheckout(["python", "nets"].map((slug) => buildCourse({ slug, starts: [group] })));
		await school.addPromo({ code: "FREE", percent: 100 });
		startId = (await school.startOf("python")).id;
	});
	afterAll(() => school.close());
	beforeEach(async () => {
		await school.db.updateTable("start").set({ seatsTaken: 0, status: "open" }).execute();
		for (const table of ["refundPayout", "refund", "paymentEvent", "payment", "courseOrder"] as const) {
			await school.db.deleteFrom(table).execute();
		}
		school.news.length = 0;
	});

	const python = () => ({ courseSlug: "python", tariffCode: "group", startId });
	const nets = { courseSlug: "nets", tariffCode: "group" };
	const free = () => school.placed({ lines: [python()], promoCode: "FREE" });
	async function view(token: string) {
		const order = await getOrder(school.db, { token });
		if (!order) throw new Error("no order");
		return order;
	}
	async function lineOf(token: string, index = 0): Promise<string> {
		const line = (await view(token)).lines[index];
		if (!line) throw new Error("no line");
		return line.id;
	}
	async function leave({ id, token }: { id: string; token: string }, { index = 0, on = day } = {}) {
		const lineId = await lineOf(token, index);
		return endLine(school.db, { orderId: id, lineId, day: on, reason, by }, school.deps);
	}
	const taken = async () =>
		(await school.db.selectFrom("start").where("id", "=", startId).select("seatsTaken").executeTakeFirstOrThrow())
			.seatsTaken;

	test("of a free order gives the place back, ends the order, and is told once", async () => {
		const order = await free();
		expect(await taken()).toBe(1);
		school.news.length = 0;
		const both = await Promise.all([leave(order), leave(order)]);
		expect(both.map((done) => (done.ok ? "ended" : done.code)).toSorted()).toEqual(["ended", "lineEnded"]);
		expect(await taken()).toBe(0);
		expect(school.news).toEqual(["line_ended"]);
		expect(await view(order.token)).toMatchObject({
			...{ state: "paid", endedOn: day, canAskRefund: false, canPay: false },
			lines: [{ endedOn: day, place: "released" }],
		});
		const [event] = (await view(order.token)).history.slice(-1);
		expect(event).toMatchObject({ event: "line_ended", by, reason, course: expect.any(String) });
	});

	test("is told to the request that the order came from, which is won no longer", async () => {
		const id = await school.addRequest("python", { token: "own" });
		const order = await school.placed({ lines: [python()], promoCode: "FREE", requestTokens: ["own"] });
		await noteSales(school.db, school.deps);
		await leave(order);
		expect([await noteSales(school.db, school.deps), await noteSales(school.db, school.deps)]).toEqual([1, 0]);
		const log = school.db.selectFrom("contactRequestEvent").where("requestId", "=", id).select("details");
		expect(await log.execute()).toContainEqual({ details: { number: order.number, state: "ended" } });
	});

	test("is refunded instead where the formula gives something back, which the refusal names", async () => {
		const order = await school.paid({ lines: [python()] });
		await school.db.updateTable("courseOrderLine").set({ lessons: 30 }).where("orderId", "=", order.id).execute();
		await recordLessons(school.db, { lineId: await lineOf(order.token), taken: 29, by }, school.deps);
		expect(await leave(order)).toEqual({ ok: false, code: "refundDue:1\u00a0000\u00a0₽" });
		expect(await view(order.token)).toMatchObject({ endedOn: null, lines: [{ endedOn: null, place: "taken" }] });
	});

	test("of one of two courses whose money staff gave back leaves the other as it is", async () => {
		const order = await school.paid({ lines: [python(), nets] });
		expect(await leave(order)).toMatchObject({ ok: false, code: "refundDue:30\u00a0000\u00a0₽" });
		await school.giveBack(order.id, 30_000_00);
		expect(await leave(order)).toMatchObject({ ok: true });
		const after = await view(order.token);
		expect(after).toMatchObject({ endedOn: null, state: "part_refunded", canAskRefund: true });
		expect(after.lines.map(({ endedOn }) => endedOn)).toEqual([day, null]);
		expect(await taken()).toBe(0);
		expect(await sendClosingReceipts(school.db, school.deps)).toBe(0);
		const again = { orderId: order.id, lineId: await lineOf(order.token), startId, by };
		expect(await chooseStart(school.db, again, school.deps)).toMatchObject({ code: "orderClosed" });
		expect(await leave(order, { index: 1 })).toMatchObject({ code: expect.stringMatching(/^refundDue/) });
	});

	test("is refused while a refund that the buyer asked for waits, before money came, and once all has gone back", async () => {
		const order = await school.paid({ lines: [python()] });
		const asked = { token: order.token, key: "key-12345", by: "customer", reason: "" };
		const refund = await requestRefund(school.db, asked, school.deps);
		expect(await leave(order)).toMatchObject({ code: "refundOpen" });
		if (refund.ok) await carryOutRefund(school.db, { refundId: refund.value.refundId, by }, school.deps);
		expect(await leave(order)).toMatchObject({ code: "orderClosed" });
		const unpaid = await school.placed({ lines: [nets] });
		expect(await leave(unpaid)).toMatchObject({ code: "orderUnpaid" });
		expect(await leave({ ...unpaid, token: order.token })).toMatchObject({ code: "lineUnknown" });
	});

	test("counts from no day ahead, and from none before the order", async () => {
		const order = await free();
		expect(await leave(order, { on: "2026-11-19" })).toMatchObject({ code: "dayAhead" });
		expect(await leave(order, { on: "2026-11-17" })).toMatchObject({ code: "dayTooEarly" });
		expect(await taken()).toBe(1);
	});

	test("may have no group, or have lost the place in one that was cancelled", async () => {
		const groupless = await school.placed({ lines: [nets], promoCode: "FREE" });
		expect(await leave(groupless)).toMatchObject({ ok: true });
		const order = await free();
		await school.db.updateTable("start").set({ status: "cancelled" }).where("id", "=", startId).execute();
		await loseCancelledPlaces(school.db, school.deps);
		expect(await leave(order)).toMatchObject({ ok: true });
		expect(await view(order.token)).toMatchObject({ endedOn: day, lines: [{ endedOn: day, place: "lost" }] });
		expect(await taken()).toBe(0);
	});
});
