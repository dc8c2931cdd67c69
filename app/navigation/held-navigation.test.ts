import { describe, expect, test, vi } from "vitest";
import { createHeldNavigations } from "./held-navigation.ts";

describe("held navigations", () => {
	test("go on when the visitor asks again", async () => {
		const held = createHeldNavigations();
		const listener = vi.fn();
		held.subscribe(listener);
		const waiting = held.hold(undefined);
		expect(held.retry).toBeDefined();
		held.retry?.();
		await waiting;
		expect(held.retry).toBeUndefined();
		expect(listener).toHaveBeenCalledTimes(2);
	});

	test("end when he goes elsewhere", async () => {
		const held = createHeldNavigations();
		const controller = new AbortController();
		const waiting = held.hold(controller.signal);
		controller.abort(new Error("elsewhere"));
		await expect(waiting).rejects.toThrow("elsewhere");
		expect(held.retry).toBeUndefined();
	});

	test("prefer loading a document to asking for the data again", () => {
		const held = createHeldNavigations();
		const act = vi.fn();
		held.holdFor(act);
		void held.hold(undefined);
		held.retry?.();
		expect(act).toHaveBeenCalledTimes(1);
	});

	test("can be dropped", () => {
		const held = createHeldNavigations();
		void held.hold(undefined);
		held.release();
		expect(held.retry).toBeUndefined();
	});
});
