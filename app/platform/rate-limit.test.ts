import { expect, test } from "vitest";
import { createSettableClock } from "./clock.server.ts";
import { createRateLimit } from "./rate-limit.server.ts";

const NOON = "2026-10-25T12:00:00Z";
const clock = createSettableClock(NOON);
const limitOf = (tries: number) => createRateLimit({ tries, windowMs: 600_000, clock });

test("a key has its tries a window, another key its own", () => {
	clock.set(NOON);
	const limit = limitOf(2);
	expect([limit.take("a"), limit.take("a"), limit.take("a"), limit.take("b")]).toEqual([true, true, false, true]);
	clock.set("2026-10-25T12:10:00Z");
	expect(limit.take("a")).toBe(true);
});

test("a clock that is put back by an hour shuts nobody out for an hour", () => {
	clock.set(NOON);
	const limit = limitOf(1);
	expect([limit.take("a"), limit.take("a")]).toEqual([true, false]);
	clock.set("2026-10-25T11:00:00Z");
	expect([limit.take("a"), limit.take("a")]).toEqual([true, false]);
});
