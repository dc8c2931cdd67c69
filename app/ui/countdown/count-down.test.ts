import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { isOver, timeLeft } from "./count-down.ts";

const until = new Date("2026-12-01T12:00:00.000Z");
const at = (iso: string) => Math.floor(Date.parse(iso) / 1000);

describe("timeLeft", () => {
	test("counts days, hours, minutes and seconds", () => {
		expect(timeLeft(until, at("2026-11-28T09:57:56Z"))).toEqual({ days: 3, hours: 2, minutes: 2, seconds: 4 });
	});

	test("shows the last second until it is over", () => {
		expect(timeLeft(until, at("2026-12-01T11:59:59.900Z"))).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
		expect(isOver(timeLeft(until, at("2026-12-01T12:00:00Z")))).toBe(true);
	});

	test("stays at zero after the deadline", () => {
		expect(isOver(timeLeft(until, at("2027-01-01T00:00:00Z")))).toBe(true);
	});

	test("counts the same as text, with nothing around it", () => {
		const sent: typeof timeLeft = runInNewContext(`(${timeLeft})`);
		for (const moment of ["2026-11-28T09:57:56Z", "2026-12-01T11:59:59.900Z", "2027-01-01T00:00:00Z"])
			expect({ ...sent(until, at(moment)) }).toEqual(timeLeft(until, at(moment)));
	});

	test("has its units in the order of the boxes", () => {
		expect(Object.keys(timeLeft(until, at("2026-11-28T09:57:56Z")))).toEqual(["days", "hours", "minutes", "seconds"]);
	});
});
