import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSettableClock } from "../app/platform/clock.fixture.ts";
import { openTestDatabase } from "../tests/fixtures/test-database.ts";
import type { OpenDatabase } from "./open-database.server.ts";
import { createSharedRateLimit } from "./shared-rate-limit.server.ts";

const START = "2026-02-10T09:00:00Z";
const clock = createSettableClock(START);
let database: OpenDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const limitOf = (name: string, tries = 3) =>
	createSharedRateLimit(database.db, { name, tries, windowMs: 600_000, clock });

test("two processes share one count, however they hurry", async () => {
	const [one, two] = [limitOf("requests"), limitOf("requests")];
	const taken = await Promise.all(Array.from({ length: 10 }, (_, index) => (index % 2 ? one : two).take("10.0.0.1")));
	expect(taken.filter(Boolean)).toHaveLength(3);
	expect(await one.take("10.0.0.2")).toBe(true);
	expect(await limitOf("comments").take("10.0.0.1")).toBe(true);
});

test("a try that is given back is free again", async () => {
	const limit = limitOf("promo codes", 1);
	expect([await limit.take("c"), await limit.take("d")]).toEqual([true, true]);
	await limit.giveBack("c");
	expect([await limit.take("c"), await limit.take("c"), await limit.take("d")]).toEqual([true, false, false]);
});

test("a window ends, and what is over is cleared away", async () => {
	const limit = limitOf("views", 1);
	expect([await limit.take("a"), await limit.take("a"), await limit.take("b")]).toEqual([true, false, true]);
	clock.set("2026-02-10T09:10:00Z");
	expect([await limit.take("a"), await limit.take("a")]).toEqual([true, false]);
	const { rows } = await sql<{ count: number }>`select count(*)::int as count from rate_window`.execute(database.db);
	expect(rows).toEqual([{ count: 1 }]);
});

test("neither an address nor a phone is written down", async () => {
	await limitOf("phones").take("+79035550101");
	const { rows } = await sql<{ line: string }>`select w::text as line from rate_window w`.execute(database.db);
	expect(rows.map(({ line }) => line).join()).not.toMatch(/7903|5550101/);
});

test("a clock that is put back by an hour shuts nobody out for an hour, put forward it opens the next window", async () => {
	const limit = limitOf("clock", 1);
	clock.set("2026-02-11T12:00:00Z");
	expect([await limit.take("a"), await limit.take("a")]).toEqual([true, false]);
	clock.set("2026-02-11T11:00:00Z");
	expect([await limit.take("a"), await limit.take("a")]).toEqual([true, false]);
	clock.set("2026-02-11T12:00:00Z");
	expect([await limit.take("a"), await limit.take("a")]).toEqual([true, false]);
});

test("clocks of two processes that differ a little share a window all the same", async () => {
	const late = createSettableClock("2026-02-12T11:59:59Z");
	const other = createSharedRateLimit(database.db, { name: "skew", tries: 1, windowMs: 600_000, clock: late });
	clock.set("2026-02-12T12:00:00Z");
	expect([await limitOf("skew", 1).take("a"), await other.take("a")]).toEqual([true, false]);
});
