import { expect, test } from "vitest";
import { refuseRobot } from "./refuse-robot.server.ts";

const now = new Date("2026-11-18T09:00:00Z");

test("a form is a program's when the field that nobody sees is filled, or all of it sooner than a person could", () => {
	const soon = new Date(now.getTime() - 100);
	const before = new Date(now.getTime() - 5_000);
	expect(refuseRobot({ honeypotFilled: true, startedAt: soon }, now)).toBe("refused");
	expect(refuseRobot({ honeypotFilled: false, startedAt: soon }, now)).toBe("tooFast");
	for (const startedAt of [before, null, undefined]) {
		expect(refuseRobot({ honeypotFilled: false, startedAt }, now)).toBeUndefined();
	}
});
