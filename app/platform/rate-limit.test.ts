import { expect, test } from "vitest";
import { createSettableClock } from "./clock.fixture.ts";
import { addressKey, byAddress, createRateLimit } from "./rate-limit.server.ts";

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

test("whoever had its share is not set free by any number of others, and gets a new window in time", () => {
	clock.set(NOON);
	const limit = limitOf(1);
	expect([limit.take("a"), limit.take("a")]).toEqual([true, false]);
	let freed = 0;
	for (let index = 0; index < 60_000; index++) {
		limit.take(`made up ${index}`);
		if (index % 10_000 === 0 && limit.take("a")) freed++;
	}
	expect(freed).toBe(0);
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

test("addresses of one IPv6 household are one visitor, other addresses are themselves", () => {
	const own = "2001:db8:0:1207::1";
	for (const same of [
		"2001:0db8::1207:a:b:c:d",
		"2001:DB8:0:1207:ffff:1:2:3",
		"2001:db8:0:1200::1",
		"2001:db8:0:12ff::1",
	])
		expect(addressKey(same)).toBe(addressKey(own));
	for (const other of ["2001:db8:0:1307::1", "2001:db8:0:2207::1", "2001:db8:1:1207::1"])
		expect(addressKey(other)).not.toBe(addressKey(own));
	expect([addressKey(own), addressKey("::1"), addressKey("2001:db8::7:1:2:3:4")]).toEqual([
		"2001:db8:0:1200",
		"0:0:0:0",
		"2001:db8:0:0",
	]);
	expect([addressKey("203.0.113.7"), addressKey(undefined)]).toEqual(["203.0.113.7", "unknown"]);
});

test("a limit of visitors counts one household whatever its browsers, and gives back to the same one", () => {
	clock.set(NOON);
	const limit = byAddress(limitOf(1));
	const [visitor, neighbour] = [{ ip: "2001:db8:0:1207::1" }, { ip: "2001:db8:0:1200::2" }];
	expect([limit.take(visitor), limit.take(neighbour), limit.take({ ip: undefined })]).toEqual([true, false, true]);
	limit.giveBack(neighbour);
	limit.giveBack(visitor);
	expect(limit.take(neighbour)).toBe(true);
});
