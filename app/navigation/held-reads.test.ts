import { describe, expect, test, vi } from "vitest";
import { createHeldReads } from "./held-reads.ts";

describe("held reads", () => {
	test("wait side by side and go on together", async () => {
		const reads = createHeldReads();
		const listener = vi.fn();
		reads.subscribe(listener);
		const waiting = [reads.hold(undefined), reads.hold(undefined)];
		reads.retry?.();
		await Promise.all(waiting);
		expect(reads.retry).toBeUndefined();
		expect(listener).toHaveBeenCalledTimes(3);
	});

	test("leave the others waiting when one is not wanted any more", async () => {
		const reads = createHeldReads();
		const controller = new AbortController();
		const dropped = reads.hold(controller.signal);
		const kept = reads.hold(undefined);
		controller.abort(new Error("closed"));
		await expect(dropped).rejects.toThrow("closed");
		reads.retry?.();
		await kept;
		expect(reads.retry).toBeUndefined();
	});
});
