import { describe, expect, test, vi } from "vitest";
import { HOUR_MS } from "../../shared/durations.ts";
import { CHECK_INTERVAL_MS, createBuildWatch } from "./build-watch.ts";

function setUp(latest: () => Promise<string>) {
	let time = 0;
	const fetchLatest = vi.fn(latest);
	const watch = createBuildWatch({ current: "a", fetchLatest, now: () => time });
	return { watch, fetchLatest, pass: (ms: number) => (time += ms) };
}

describe("the watch over builds", () => {
	test("checks every hour", () => expect(CHECK_INTERVAL_MS).toBe(HOUR_MS));

	test("finds out that another build is there, and asks no more then", async () => {
		let latest = "a";
		const { watch, fetchLatest } = setUp(async () => latest);
		await watch.check();
		expect(watch.isOutdated).toBe(false);
		latest = "b";
		await watch.check();
		expect(watch.isOutdated).toBe(true);
		await watch.check();
		expect(fetchLatest).toHaveBeenCalledTimes(2);
	});

	test("checks after a sleep only if the last time is more than an hour ago", async () => {
		const { watch, fetchLatest, pass } = setUp(async () => "a");
		pass(CHECK_INTERVAL_MS);
		await watch.checkIfDue();
		expect(fetchLatest).not.toHaveBeenCalled();
		pass(1);
		await watch.checkIfDue();
		expect(fetchLatest).toHaveBeenCalledTimes(1);
		await watch.checkIfDue();
		expect(fetchLatest).toHaveBeenCalledTimes(1);
	});

	test("thinks nothing of a failed check", async () => {
		const { watch } = setUp(() => Promise.reject(new Error("no network")));
		await watch.check();
		expect(watch.isOutdated).toBe(false);
	});
});
