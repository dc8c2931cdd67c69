import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { createHeldNavigations } from "../held-navigation.ts";
import { createMemoryNotes } from "../session-notes.fixture.ts";
import { createRecover } from "./recover.ts";
import { createReloadGuard } from "./reload-guard.ts";

const target = { path: "/b?x=1", href: "/b?x=1#y" };
const cause = new Error("gone");

function setUp(isOnline = true, notes = createMemoryNotes()) {
	const parts = {
		guard: createReloadGuard(notes, () => 0),
		held: createHeldNavigations(),
		isReachable: async () => isOnline,
		load: vi.fn(),
	};
	const recover = createRecover(parts);
	return { ...parts, recover: () => recover(target, cause) };
}

const settled = () => pause(5);

describe("recover", () => {
	test("loads the page that was asked for, once, and gives up in the document that came", async () => {
		const notes = createMemoryNotes();
		const { load, recover } = setUp(true, notes);
		void recover();
		await settled();
		expect(load.mock.calls).toEqual([["/b?x=1#y"]]);
		const next = setUp(true, notes);
		await expect(next.recover()).rejects.toBe(cause);
		expect(next.load).not.toHaveBeenCalled();
	});

	test("waits for the visitor where there is no network, each time anew", async () => {
		const { load, held, recover } = setUp(false);
		void recover();
		await settled();
		held.release();
		void recover();
		await settled();
		expect(load).not.toHaveBeenCalled();
		held.retry?.();
		expect(load.mock.calls).toEqual([["/b?x=1#y"]]);
	});

	test("makes one document of many failures on one page", async () => {
		const { load, recover } = setUp();
		void recover();
		void recover();
		await settled();
		expect(load).toHaveBeenCalledTimes(1);
	});
});
