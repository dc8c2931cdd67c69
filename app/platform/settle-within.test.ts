import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settleWithin } from "./settle-within.server.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("what comes in time is given, and no timer stays behind", async () => {
	expect(await settleWithin(Promise.resolve("page"), 1000)).toBe("page");
	expect(vi.getTimerCount()).toBe(0);
});

test("what fails in time is nothing, and no timer stays behind", async () => {
	expect(await settleWithin(Promise.reject(new Error("away")), 1000)).toBeUndefined();
	expect(vi.getTimerCount()).toBe(0);
});

test("what takes longer is nothing as soon as patience is over", async () => {
	const settled = vi.fn();
	const waiting = settleWithin(new Promise(() => undefined), 1000).then(settled);
	await vi.advanceTimersByTimeAsync(999);
	expect(settled).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	await waiting;
	expect(settled).toHaveBeenCalledWith(undefined);
});

test("a failure that comes too late disturbs nobody", async () => {
	const { promise, reject } = Promise.withResolvers<string>();
	const waiting = settleWithin(promise, 1000);
	await vi.advanceTimersByTimeAsync(1000);
	expect(await waiting).toBeUndefined();
	reject(new Error("away"));
	// An unhandled rejection would fail the run.
	await vi.advanceTimersByTimeAsync(0);
});
