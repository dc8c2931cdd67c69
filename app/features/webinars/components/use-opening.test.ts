import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lookFrom } from "./use-opening.ts";

beforeEach(() => {
	vi.useFakeTimers({ now: 0 });
	vi.stubGlobal("navigator", { onLine: true });
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test("whoever waits looks a second after the moment, and again until it is ended", async () => {
	const look = vi.fn(async () => undefined);
	const end = lookFrom(5000, look);
	await vi.advanceTimersByTimeAsync(5999);
	expect(look).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1 + 15_000);
	expect(look).toHaveBeenCalledTimes(2);
	end();
	await vi.advanceTimersByTimeAsync(60_000);
	expect(look).toHaveBeenCalledTimes(2);
});

test("a look waits for the one before it", async () => {
	let end: () => void = () => undefined;
	const look = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
	lookFrom(0, look);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(look).toHaveBeenCalledTimes(1);
	end();
	await vi.advanceTimersByTimeAsync(15_000);
	expect(look).toHaveBeenCalledTimes(2);
});

test("nobody looks without network", async () => {
	vi.stubGlobal("navigator", { onLine: false });
	const look = vi.fn(async () => undefined);
	lookFrom(0, look);
	await vi.advanceTimersByTimeAsync(20_000);
	expect(look).not.toHaveBeenCalled();
	vi.stubGlobal("navigator", { onLine: true });
	await vi.advanceTimersByTimeAsync(15_000);
	expect(look).toHaveBeenCalledTimes(1);
});
