import { describe, expect, test, vi } from "vitest";
import { createHeldNavigations } from "../held-navigation.ts";
import { createMemoryNotes } from "../session-notes.ts";
import { recover, recoverOnce } from "./recover.ts";
import { createReloadGuard } from "./reload-guard.ts";

const target = { path: "/b?x=1", href: "/b?x=1#y" };
const cause = new Error("gone");

function setUp(isOnline = true) {
	const parts = {
		guard: createReloadGuard(createMemoryNotes(), () => 0),
		held: createHeldNavigations(),
		isReachable: async () => isOnline,
		load: vi.fn(),
	};
	return { ...parts, recover: () => recover(target, cause, parts) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe("recover", () => {
	test("loads the page that was asked for, once, and gives up then", async () => {
		const { load, recover } = setUp();
		void recover();
		await settled();
		expect(load.mock.calls).toEqual([["/b?x=1#y"]]);
		await expect(recover()).rejects.toBe(cause);
		expect(load).toHaveBeenCalledTimes(1);
	});

	test("waits for the visitor where there is no network", async () => {
		const { load, held, recover } = setUp(false);
		void recover();
		await settled();
		expect(load).not.toHaveBeenCalled();
		held.retry?.();
		expect(load.mock.calls).toEqual([["/b?x=1#y"]]);
	});

	test("makes one document of many failures on one page", async () => {
		const { load, recover } = setUp();
		const once = recoverOnce(recover);
		expect(once(target, cause)).toBe(once(target, cause));
		await settled();
		expect(load).toHaveBeenCalledTimes(1);
	});
});
