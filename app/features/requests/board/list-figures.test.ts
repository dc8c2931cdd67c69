import { afterAll, beforeAll, expect, test } from "vitest";
import { minutesAfter, NOON, openTestBoard, type TestBoard, WEEK } from "./board.fixture.ts";
import { listFigures } from "./list-figures.server.ts";

let board: TestBoard;
beforeAll(async () => {
	board = await openTestBoard();
});
afterAll(() => board.close());

function answered(minutes: number, by: { id: string; name: string }, createdAt = NOON) {
	return board.request({
		createdAt,
		status: "thinking",
		firstResponseAt: minutesAfter(createdAt, minutes),
		firstResponseSeconds: minutes * 60,
		firstResponseBy: by.id,
		firstResponseName: by.name,
	});
}

test("the promise in figures: median, share kept, by day, hour and manager; spam, merged, webinars, guides and waiting lists aside", async () => {
	const irina = { id: "1", name: "Ирина" };
	const oleg = { id: "2", name: "Олег" };
	const nextDay = new Date("2026-11-19T07:30:00Z");
	await answered(4, irina);
	await answered(10, irina);
	await answered(40, oleg);
	const missed = await board.request({ createdAt: nextDay });
	// Its promise has not run out yet: it is counted as a request, not as a failure.
	await board.request({ createdAt: minutesAfter(nextDay, 50) });
	await board.request({ status: "spam" });
	await board.request({ mergedInto: missed });
	const { id: _, ...merged } = await board.get(await answered(6, oleg, nextDay));
	await board.db.updateTable("contactRequest").set({ mergedInto: missed }).where("token", "=", merged.token).execute();
	await board.request({ kind: "webinar" });
	await board.request({ kind: "guide" });
	await board.request({ kind: "waitlist" });
	const now = minutesAfter(nextDay, 60);
	const figures = await listFigures(board.db, {
		from: new Date("2026-11-17T21:00:00Z"),
		to: now,
		now,
		zone: "Europe/Moscow",
	});
	expect(figures.total).toEqual({
		requests: 6,
		answered: 4,
		kept: 3,
		missed: 1,
		medianMinutes: 8,
		keptShare: 0.6,
	});
	expect(figures.days.map(({ day, requests, medianMinutes }) => [day, requests, medianMinutes])).toEqual([
		["2026-11-18", 3, 10],
		["2026-11-19", 3, 6],
	]);
	const busy = figures.hours.filter(({ requests }) => requests > 0);
	expect(busy.map(({ hour, requests, missed: late }) => [hour, requests, late])).toEqual([
		[10, 2, 1],
		[11, 1, 0],
		[12, 3, 0],
	]);
	expect(figures.managers.map(({ name, answered: count, keptShare }) => [name, count, keptShare])).toEqual([
		["Ирина", 2, 1],
		["Олег", 2, 0.5],
	]);
});

test("a promise is kept up to its very moment", async () => {
	const day = new Date("2026-12-16T09:00:00Z");
	const { callbackMinutes } = WEEK;
	for (const minutes of [callbackMinutes, callbackMinutes + 1])
		await answered(minutes, { id: "1", name: "Ирина" }, day);
	const period = { from: day, to: minutesAfter(day, 60), now: minutesAfter(day, 60), zone: "Europe/Moscow" };
	expect((await listFigures(board.db, period)).total).toMatchObject({ answered: 2, kept: 1 });
});

test("every day of a period and every hour of the clock is there, those without requests with noughts", async () => {
	const period = { from: new Date("2026-03-05T21:00:00Z"), to: new Date("2026-03-08T21:00:00Z"), now: NOON };
	await answered(4, { id: "1", name: "Ирина" }, new Date("2026-03-07T21:30:00Z"));
	const { total, days, hours, managers } = await listFigures(board.db, { ...period, zone: "Europe/Moscow" });
	expect(total.requests).toBe(1);
	expect(days.map(({ day, requests }) => [day, requests])).toEqual([
		["2026-03-06", 0],
		["2026-03-07", 0],
		["2026-03-08", 1],
	]);
	expect(days[0]).toMatchObject({ answered: 0, medianMinutes: null, keptShare: null });
	expect(hours.map(({ requests }) => requests)).toEqual([1, ...Array(23).fill(0)]);
	expect(managers).toHaveLength(1);
});

test("of an empty period nothing is said", async () => {
	const from = new Date("2020-01-01T00:00:00Z");
	const { total, managers } = await listFigures(board.db, { from, to: minutesAfter(from, 60), now: NOON, zone: "UTC" });
	expect(total).toMatchObject({ requests: 0, medianMinutes: null, keptShare: null });
	expect(managers).toEqual([]);
});
