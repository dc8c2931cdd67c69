import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createLog } from "../../../platform/log.server.ts";
import { getMyPromises } from "../pages/get-my-promises.server.ts";
import { minutesAfter, NOON, openTestBoard, type TestBoard, WEEK } from "./board.fixture.ts";
import { releaseCancelledHolds } from "./release-cancelled-holds.server.ts";

const START = { startsAt: new Date("2027-01-11T15:00:00Z"), zone: "Europe/Moscow" };

describe("a place that a request holds in a group that was cancelled", () => {
	let board: TestBoard;
	let startId: string;
	beforeAll(async () => {
		board = await openTestBoard();
		startId = (await board.db.selectFrom("start").select("id").executeTakeFirstOrThrow()).id;
	});
	afterAll(() => board.close());
	beforeEach(async () => {
		await board.clear();
		await setGroup("open");
	});

	const setGroup = (status: "open" | "closed" | "cancelled") =>
		board.db
			.updateTable("start")
			.set({ ...START, status })
			.where("id", "=", startId)
			.execute();
	const release = (now = NOON) => releaseCancelledHolds(board.db, { now, log: createLog("silent") }, WEEK);

	async function holding(values: Parameters<TestBoard["request"]>[0], expiresAt = minutesAfter(NOON, 60)) {
		const requestId = await board.request({ startId, ...values });
		await board.db.insertInto("seatHold").values({ startId, requestId, expiresAt, createdAt: NOON }).execute();
		return requestId;
	}
	async function place(id: string) {
		const { token } = await board.get(id);
		return (await getMyPromises(board.db, { token, locale: "ru", now: NOON })).place;
	}
	const running = async () =>
		(await board.db.selectFrom("seatHold").where("releasedAt", "is", null).select("id").execute()).length;

	test("is promised no longer, from that moment on", async () => {
		const requestId = await holding({});
		expect(await place(requestId)).toMatchObject({ heldUntil: minutesAfter(NOON, 60) });
		await setGroup("cancelled");
		expect(await place(requestId)).toBeUndefined();
	});

	test("is given back once, its log says which group it was, and it does not come back with the group", async () => {
		const requestId = await holding({});
		expect(await release()).toBe(0);
		await setGroup("closed");
		expect(await release()).toBe(0);
		await setGroup("cancelled");
		expect([await release(), await release(), await running()]).toEqual([1, 0, 0]);
		const from = { startsAt: START.startsAt.toISOString(), zone: START.zone };
		const line = { kind: "changed", details: { group: "cancelled", from }, by: "office" };
		expect(await board.log(requestId)).toEqual([line]);
		await setGroup("open");
		expect(await place(requestId)).toBeUndefined();
	});

	test("is told by a call, also to whoever left an address, where none is due", async () => {
		const answered = await holding({ email: "anna@example.com", status: "thinking", firstResponseAt: NOON });
		const waiting = await holding({ respondBy: minutesAfter(NOON, 5) });
		await setGroup("cancelled");
		expect(await release()).toBe(2);
		expect((await board.get(answered)).callAt).toEqual(minutesAfter(NOON, WEEK.callbackMinutes));
		expect((await board.get(waiting)).callAt).toBeNull();
	});

	test("is nobody's call once its time is over", async () => {
		const requestId = await holding({ status: "thinking", firstResponseAt: NOON }, minutesAfter(NOON, 1));
		await setGroup("cancelled");
		expect(await release(minutesAfter(NOON, 1))).toBe(0);
		expect((await board.get(requestId)).callAt).toBeNull();
	});
});
