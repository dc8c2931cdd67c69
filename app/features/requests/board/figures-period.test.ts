import { expect, test } from "vitest";
import { figuresPeriod } from "./figures-period.server.ts";

const NOW = { now: new Date("2026-11-23T22:00:00Z"), zone: "Europe/Moscow" };
const days = (from?: string, to?: string) => {
	const period = figuresPeriod({ from, to }, NOW);
	return [period.firstDay, period.lastDay];
};

test("days are those of the school's calendar, both included", () => {
	// In Moscow it is the 24th already.
	expect(figuresPeriod({ from: "2026-11-24", to: "2026-11-24" }, NOW)).toEqual({
		from: new Date("2026-11-23T21:00:00Z"),
		to: new Date("2026-11-24T21:00:00Z"),
		firstDay: "2026-11-24",
		lastDay: "2026-11-24",
	});
});

test("without days it is the last thirty; what is no day counts as absent; a year at most", () => {
	expect(days()).toEqual(["2026-10-26", "2026-11-24"]);
	expect(days("2026-02-31", "tomorrow")).toEqual(["2026-10-26", "2026-11-24"]);
	expect(days("2020-01-01", "2026-11-24")).toEqual(["2025-11-24", "2026-11-24"]);
	expect(days("2026-12-01", "2026-11-24")).toEqual(["2026-11-24", "2026-11-24"]);
});
