import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { scrollToTarget } from "./hash-target.ts";

const page = {
	/** Of the target, from the top of the window, in pixels. */
	top: 1000,
	dataset: {} as Record<string, string>,
	asksForStillness: false,
};
const scrollTo = vi.fn();

beforeEach(() => {
	Object.assign(page, { dataset: {}, asksForStillness: false });
	const target = {
		getBoundingClientRect: () => ({ top: page.top }),
		contains: () => true,
	};
	vi.stubGlobal("document", {
		documentElement: { dataset: page.dataset },
		getElementById: () => target,
	});
	vi.stubGlobal("window", {
		scrollY: 0,
		scrollTo,
		matchMedia: () => ({ matches: page.asksForStillness }),
		addEventListener: vi.fn(),
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
	scrollTo.mockClear();
});

describe("a hash brings its element", () => {
	test("at once for whom the system, or the low-vision version, says that nothing shall move", () => {
		page.asksForStillness = true;
		scrollToTarget("price");
		page.asksForStillness = false;
		page.dataset.sightMotion = "off";
		scrollToTarget("price");
		page.dataset.sightMotion = "on";
		scrollToTarget("price");
		expect(scrollTo.mock.calls.map(([{ behavior }]) => behavior)).toEqual(["instant", "instant", "smooth"]);
	});
});
