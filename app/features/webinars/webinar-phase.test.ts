import { describe, expect, test } from "vitest";
import { changesOf, isAhead, phaseOf } from "./webinar-phase.ts";

const times = {
	startsAt: new Date("2026-12-01T16:00:00Z"),
	minutes: 60,
	replayFrom: new Date("2026-12-01T20:00:00Z"),
	replayUntil: new Date("2026-12-08T20:00:00Z"),
};
const at = (instant: string) => phaseOf(times, new Date(instant));

describe("a webinar", () => {
	test("opens its way in exactly ten minutes before the start", () => {
		expect(at("2026-12-01T15:49:59.999Z")).toBe("coming");
		expect(at("2026-12-01T15:50:00Z")).toBe("opening");
	});

	test("is live from the start to the end", () => {
		expect(at("2026-12-01T16:00:00Z")).toBe("live");
		expect(at("2026-12-01T16:59:59.999Z")).toBe("live");
		expect(at("2026-12-01T17:00:00Z")).toBe("preparing");
	});

	test("shows its recording in the window and not a moment longer", () => {
		expect(at("2026-12-01T20:00:00Z")).toBe("replay");
		expect(at("2026-12-08T19:59:59.999Z")).toBe("replay");
		expect(at("2026-12-08T20:00:00Z")).toBe("over");
	});

	test("without a recording is over at its end", () => {
		const bare = { ...times, replayFrom: null, replayUntil: null };
		expect(phaseOf(bare, new Date("2026-12-01T17:00:00Z"))).toBe("over");
		expect(changesOf(bare)).toHaveLength(3);
	});

	test("names every moment at which its phase changes", () => {
		for (const moment of changesOf(times)) {
			expect(phaseOf(times, new Date(moment.getTime() - 1))).not.toBe(phaseOf(times, moment));
		}
		expect(changesOf(times)).toHaveLength(5);
	});

	test("can be joined until its end", () => {
		expect(["coming", "opening", "live"].map((phase) => isAhead(phase as never))).toEqual([true, true, true]);
		expect(["preparing", "replay", "over"].map((phase) => isAhead(phase as never))).toEqual([false, false, false]);
	});
});
