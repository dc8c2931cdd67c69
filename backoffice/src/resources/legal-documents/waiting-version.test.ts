import { expect, test } from "vitest";
import { firstDay, waitingVersion } from "./waiting-version.ts";

const NOW = Date.parse("2026-11-25T22:00:00Z");
const versionsFrom = (day: string) => [
	{ number: 3, validFrom: day },
	{ number: 2, validFrom: "2026-09-01" },
];

test("a new version is offered tomorrow, and not before one that waits", () => {
	expect(firstDay(undefined, NOW)).toBe("2026-11-26");
	expect(firstDay("2026-11-20", NOW)).toBe("2026-11-26");
	expect(firstDay("2026-12-10", NOW)).toBe("2026-12-10");
});

test("a version waits until its day", () => {
	expect(waitingVersion(versionsFrom("2026-11-26"), NOW)?.number).toBe(3);
	expect(waitingVersion(versionsFrom("2026-11-25"), NOW)).toBeUndefined();
	expect(waitingVersion([], NOW)).toBeUndefined();
});
