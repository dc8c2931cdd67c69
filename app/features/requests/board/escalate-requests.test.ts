import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "../../../shared/durations.ts";
import { nextChange } from "../promise/working-hours.server.ts";
import { IRINA, minutesAfter, NOON, openTestBoard, type TestBoard, WEEK } from "./board.fixture.ts";
import { type EscalationSender, escalateRequests } from "./escalate-requests.server.ts";
import { recordCall } from "./record-call.server.ts";
import { takeRequest } from "./take-request.server.ts";

describe("escalation", () => {
	let board: TestBoard;
	let told: string[] = [];
	const messages: EscalationSender = {
		async announceEscalation(_db, { requestId, kind }) {
			told.push(`${kind} ${requestId}`);
		},
	};
	beforeAll(async () => {
		board = await openTestBoard();
	});
	afterAll(() => board.close());
	beforeEach(async () => {
		told = [];
		await board.clear();
	});
	const look = (now: Date) => escalateRequests(board.db, { now, messages }, WEEK);

	test("comes ten and fifteen working minutes after the request, each once, taken or not", async () => {
		const id = await board.request();
		await takeRequest(board.db, { id, staff: IRINA, now: NOON });
		expect(await look(minutesAfter(NOON, 9))).toBe(0);
		expect(await look(minutesAfter(NOON, 10))).toBe(1);
		expect(await look(minutesAfter(NOON, 11))).toBe(0);
		expect(await look(minutesAfter(NOON, 15))).toBe(1);
		expect(await look(minutesAfter(NOON, 60))).toBe(0);
		expect(told).toEqual([`soon ${id}`, `late ${id}`]);
	});

	test("never comes for a guide and a waiting list, which promise no call", async () => {
		await board.request({ kind: "guide" });
		await board.request({ kind: "waitlist" });
		expect(await look(minutesAfter(NOON, 40))).toBe(0);
	});

	test("comes for a call that was promised anew when that one is due, not when the first was", async () => {
		const id = await board.request({ kind: "waitlist", callAt: minutesAfter(NOON, 60) });
		expect(await look(minutesAfter(NOON, 40))).toBe(0);
		await look(minutesAfter(NOON, 56));
		await look(minutesAfter(NOON, 61));
		expect(told).toEqual([`soon ${id}`, `late ${id}`]);
	});

	test("is told once by two processes that look at the same moment", async () => {
		for (let count = 0; count < 5; count++) await board.request();
		await Promise.all(Array.from({ length: 4 }, () => look(minutesAfter(NOON, 12))));
		expect(told).toHaveLength(5);
		expect(new Set(told).size).toBe(5);
	});

	test("comes at the next opening where the promise ended on days off that were added after it was given", async () => {
		// After closing on Wednesday: a call by a quarter past nine on Thursday.
		const id = await board.request({ createdAt: new Date("2026-11-18T20:00:00Z") });
		const holidays = ["2026-11-19", "2026-11-20"].map((date) => ({ date }));
		const week = { ...WEEK, holidays: [...WEEK.holidays, ...holidays] };
		const opening = nextChange(new Date("2026-11-19T09:00:00Z"), week) ?? NOON;
		expect(opening.getTime() - (await board.get(id)).respondBy.getTime()).toBeGreaterThan(DAY_MS);
		const lookThen = (now: Date) => escalateRequests(board.db, { now, messages }, week);
		await lookThen(minutesAfter(opening, 1));
		await lookThen(minutesAfter(opening, 2));
		expect(told).toEqual([`late ${id}`]);
	});

	test("after a pause tells only that the promise is broken, and nothing of another day", async () => {
		const id = await board.request();
		await board.request({ createdAt: minutesAfter(NOON, -3 * 24 * 60) });
		await look(minutesAfter(NOON, 40));
		expect(told).toEqual([`late ${id}`]);
	});

	test("is silent at night, and begins ten minutes after the opening", async () => {
		const id = await board.request({ createdAt: new Date("2026-11-18T20:00:00Z") });
		expect(await look(new Date("2026-11-19T03:00:00Z"))).toBe(0);
		expect(await look(new Date("2026-11-19T06:09:00Z"))).toBe(0);
		await look(new Date("2026-11-19T06:10:00Z"));
		expect(told).toEqual([`soon ${id}`]);
	});

	test("comes a moment after closing where the promise ended with the working day", async () => {
		const id = await board.request({ createdAt: new Date("2026-11-18T17:45:00Z") });
		await look(new Date("2026-11-18T18:01:00Z"));
		expect(told).toEqual([`late ${id}`]);
	});

	test("leaves alone what was answered, closed, merged, and what promises no call", async () => {
		const called = await board.request();
		const call = { id: called, result: "no_answer", note: null, callAt: null, staff: IRINA, now: NOON } as const;
		await recordCall(board.db, call, WEEK);
		await board.request({ status: "spam" });
		await board.request({ kind: "webinar" });
		await board.request({ mergedInto: called });
		expect(await look(minutesAfter(NOON, 20))).toBe(0);
	});
});
