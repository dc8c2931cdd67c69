import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { buildCourse } from "../../../../tests/fixtures/build-course.ts";
import { saveStart } from "../../catalog/office/save-start.server.ts";
import { tellMovedHolds } from "../../requests/board/tell-moved-holds.server.ts";
import { promiseSettings } from "../../requests/promise/promise-settings.server.ts";
import { openCheckout, type TestCheckout } from "../checkout.fixture.ts";
import { cancelOrder } from "./cancel-order.server.ts";
import { getOrder } from "./get-order.server.ts";
import { tellMovedPlaces } from "./tell-moved-places.server.ts";

const KNOWN = { startsAt: new Date("2027-01-11T15:00:00Z"), zone: "Europe/Moscow" };
const LATER = "2027-01-13T08:00:00.000Z";

describe("a group that is moved to another time", () => {
	let school: TestCheckout;
	let startId: string;
	beforeAll(async () => {
		school = await openCheckout([buildCourse()]);
		startId = (await school.startOf("test-course")).id;
	});
	afterAll(() => school.close());
	beforeEach(async () => {
		await school.db.deleteFrom("movedPlace").execute();
		await school.db.updateTable("courseOrderLine").set({ place: "released", holdId: null }).execute();
		await school.db.updateTable("seatHold").set({ releasedAt: school.clock.now() }).execute();
		await school.db
			.updateTable("start")
			.set({ ...KNOWN, seatsTaken: 0, status: "open" })
			.execute();
		school.news.length = 0;
	});

	const inGroup = () => ({ lines: [{ courseSlug: "test-course", tariffCode: "group", startId }] });
	/** As the office saves it. */
	async function save(change: Partial<{ startsAt: string; zone: string; status: "open" | "cancelled" }>) {
		const { courseId, tariffId, startsAt, zone, seatsTotal, status } = await school.startOf("test-course");
		const start = { courseId, tariffId, teacherId: null, zone, seatsTotal, repeatDays: null, status };
		const input = { id: startId, start: { ...start, startsAt: startsAt.toISOString(), ...change } };
		await inTransaction(school.db, (db) => saveStart(db, { ...input, by: "Вера", now: school.clock.now() }));
	}
	const tell = () => tellMovedPlaces(school.db, school.deps);
	const toldMoved = () => school.news.filter((news) => news === "start_moved").length;
	const movesOf = async (orderId: string) => {
		const events = await school.db
			.selectFrom("courseOrderEvent")
			.where("orderId", "=", orderId)
			.where("event", "=", "start_moved")
			.select("details")
			.execute();
		return events.map(({ details }) => details);
	};

	test("is told once to whoever has paid and to whoever has a place held, with both times", async () => {
		const [paid, waiting] = [await school.paid(inGroup()), await school.placed(inGroup())];
		await save({ startsAt: LATER });
		expect([await tell(), await tell()]).toEqual([2, 0]);
		expect(toldMoved()).toBe(2);
		const written = { startsAt: KNOWN.startsAt.toISOString(), zone: KNOWN.zone };
		for (const { id, token } of [paid, waiting]) {
			const order = await getOrder(school.db, { token });
			const moves = [{ lineId: order?.lines[0]?.id, from: written, to: { startsAt: LATER, zone: KNOWN.zone } }];
			expect(await movesOf(id)).toEqual([{ moves }]);
			expect(order?.history.at(-1)).toMatchObject({ event: "start_moved", by: "Вера", reason: "Курс" });
		}
	});

	test("is told by a clock that shows another time, not by a zone alike nor by what else is saved", async () => {
		const { id } = await school.paid(inGroup());
		await save({});
		await save({ zone: "Europe/Minsk" });
		expect([await tell(), toldMoved()]).toEqual([0, 0]);
		await save({ zone: "Europe/London" });
		expect([await tell(), await movesOf(id)]).toMatchObject([1, [{ moves: [{ to: { zone: "Europe/London" } }] }]]);
	});

	test("that is moved twice, or by a slip, is told from the time that people know, and not at all when it is back", async () => {
		const { id } = await school.paid(inGroup());
		await save({ startsAt: "2020-01-13T08:00:00.000Z" });
		expect(await tell()).toBe(0);
		await save({ startsAt: LATER });
		await save({ startsAt: KNOWN.startsAt.toISOString() });
		expect([await tell(), toldMoved()]).toEqual([0, 0]);
		await save({ startsAt: "2020-01-13T08:00:00.000Z" });
		await save({ startsAt: LATER });
		expect(await tell()).toBe(1);
		const from = { startsAt: KNOWN.startsAt.toISOString() };
		expect(await movesOf(id)).toMatchObject([{ moves: [{ from, to: { startsAt: LATER } }] }]);
	});

	test("is told by no letter of a request whose place an order has taken over", async () => {
		const requestId = await school.addRequest("test-course", { token: "moved-request", email: "anna@example.com" });
		const hold = { startId, requestId, expiresAt: new Date(LATER) };
		await school.db.insertInto("seatHold").values(hold).execute();
		await save({ startsAt: LATER });
		await school.placed({ ...inGroup(), requestTokens: ["moved-request"] });
		const messages = { announceMovedGroup: async () => undefined };
		const telling = { now: school.clock.now(), messages, log: school.deps.log };
		const settings = promiseSettings(school.deps.settings);
		expect(await tellMovedHolds(school.db, telling, settings)).toBe(0);
	});

	test("is told to nobody without a place, to none who came later, nor where it is cancelled as well", async () => {
		const { id } = await school.placed(inGroup());
		await save({ startsAt: LATER });
		await school.placed(inGroup());
		await cancelOrder(school.db, { orderId: id, by: "Вера", reason: "передумали" }, school.deps);
		expect([await tell(), toldMoved()]).toEqual([0, 0]);
		await save({ startsAt: KNOWN.startsAt.toISOString(), status: "cancelled" });
		expect([await tell(), toldMoved()]).toEqual([0, 0]);
	});
});
