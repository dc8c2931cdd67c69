import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { createLog } from "../../../platform/log.server.ts";
import { noteMovedPlaces } from "../../catalog/office/note-moved-places.server.ts";
import { minutesAfter, NOON, openTestBoard, type TestBoard, WEEK } from "./board.fixture.ts";
import { tellMovedHolds } from "./tell-moved-holds.server.ts";

const KNOWN = { startsAt: new Date("2027-01-11T15:00:00Z"), zone: "Europe/Moscow" };
const LATER = { startsAt: new Date("2027-01-13T08:00:00Z"), zone: "Europe/Moscow" };
const log = createLog("silent");
const move = {
	from: { startsAt: "2027-01-11T15:00:00.000Z", zone: "Europe/Moscow" },
	to: { startsAt: "2027-01-13T08:00:00.000Z", zone: "Europe/Moscow" },
};

describe("a group in which a request holds a place and that is moved", () => {
	let board: TestBoard;
	let startId: string;
	let letters: { requestId: string; move: object }[] = [];
	const messages = {
		async announceMovedGroup(_db: unknown, requestId: string, told: object) {
			letters.push({ requestId, move: told });
		},
	};
	beforeAll(async () => {
		board = await openTestBoard();
		startId = (await board.db.selectFrom("start").select("id").executeTakeFirstOrThrow()).id;
	});
	afterAll(() => board.close());
	beforeEach(async () => {
		letters = [];
		await board.clear();
	});

	async function holding(values: Parameters<TestBoard["request"]>[0], expiresAt = minutesAfter(NOON, 60)) {
		const requestId = await board.request({ startId, ...values });
		await board.db.insertInto("seatHold").values({ startId, requestId, expiresAt, createdAt: NOON }).execute();
		return requestId;
	}
	async function moveGroup() {
		await board.db.updateTable("start").set(LATER).where("id", "=", startId).execute();
		await inTransaction(board.db, (db) => noteMovedPlaces(db, { startId, known: KNOWN, by: "Вера", now: NOON }));
	}
	const tell = (now = NOON) => tellMovedHolds(board.db, { now, messages, log }, WEEK);

	test("is told once by letter, and its log says from when to when", async () => {
		const requestId = await holding({ email: "anna@example.com" });
		await moveGroup();
		expect([await tell(), await tell()]).toEqual([1, 0]);
		expect(letters).toEqual([{ requestId, move }]);
		const line = { kind: "changed", details: { group: "moved", ...move }, by: "Вера" };
		expect(await board.log(requestId)).toEqual([line]);
	});

	test("is told to all others where one cannot be told", async () => {
		await holding({ email: "anna@example.com" });
		await holding({ email: "boris@example.com" });
		await moveGroup();
		const announceMovedGroup = vi.fn(messages.announceMovedGroup).mockRejectedValueOnce(new Error("of the first"));
		const failing = tellMovedHolds(board.db, { now: NOON, messages: { announceMovedGroup }, log }, WEEK);
		await expect(failing).rejects.toThrow("of the first");
		expect(letters).toHaveLength(1);
		expect([await tell(), letters.length]).toEqual([1, 2]);
	});

	test("is told by a call where nobody left an address and none is due", async () => {
		const [answered, waiting] = [
			await holding({ email: null, status: "thinking", firstResponseAt: NOON }),
			await holding({ email: null, respondBy: minutesAfter(NOON, 5) }),
		];
		await moveGroup();
		expect([await tell(), letters]).toEqual([2, []]);
		expect((await board.get(answered)).callAt).toEqual(minutesAfter(NOON, WEEK.callbackMinutes));
		expect((await board.get(waiting)).callAt).toBeNull();
	});

	test("is told to nobody whose place has gone, who waits on a list, or who came when it was moved already", async () => {
		await board.request({ kind: "waitlist", startId, email: "anna@example.com" });
		await holding({ email: "boris@example.com" }, minutesAfter(NOON, 1));
		await moveGroup();
		await holding({ email: "vera@example.com" });
		expect([await tell(minutesAfter(NOON, 2)), letters]).toEqual([0, []]);
	});
});
