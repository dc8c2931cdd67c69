import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { scrollToTarget } from "./hash-target.ts";

const page = {
	/** Of the target, from the top of the window, in pixels. */
	top: 1000,
	header: undefined as { position: string; height: number } | undefined,
	dataset: {} as Record<string, string>,
	asksForStillness: false,
};
const scrollTo = vi.fn();
const addEventListener = vi.fn();

beforeEach(() => {
	Object.assign(page, { top: 1000, header: { position: "sticky", height: 70 }, dataset: {}, asksForStillness: false });
	const target = {
		getBoundingClientRect: () => ({ top: page.top }),
		contains: () => true,
	};
	vi.stubGlobal("document", {
		documentElement: { dataset: page.dataset, scrollHeight: 5000 },
		getElementById: () => target,
		querySelector: () => page.header && { getBoundingClientRect: () => ({ height: page.header?.height }) },
	});
	vi.stubGlobal("getComputedStyle", () => ({ position: page.header?.position }));
	vi.stubGlobal("window", {
		scrollY: 0,
		innerHeight: 800,
		scrollTo,
		matchMedia: () => ({ matches: page.asksForStillness }),
		addEventListener,
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
	scrollTo.mockClear();
	addEventListener.mockClear();
});

describe("a hash brings its element", () => {
	test.each([
		["70 px below the top", { position: "sticky", height: 70 }, 930],
		["below the header where larger letters make that higher", { position: "sticky", height: 102 }, 898],
		["70 px below the top where the header scrolls away", { position: "absolute", height: 102 }, 930],
		["70 px below the top of a page without that header", undefined, 930],
		["70 px below the top where smaller letters make the header lower", { position: "sticky", height: 58 }, 930],
	])("%s", (_, header, top) => {
		page.header = header;
		scrollToTarget("price");
		expect(scrollTo.mock.calls).toEqual([[{ top, behavior: "smooth" }]]);
	});

	test.each([
		["puts it right at the end of the way", 1000, true],
		["leaves the visitor's next movement alone where it stands in its place already", 70, false],
	])("and %s", (_, top, isAwaited) => {
		page.top = top;
		scrollToTarget("price");
		expect(addEventListener.mock.calls.some(([name]) => name === "scrollend")).toBe(isAwaited);
	});

	test("at once where it begins what is new on the page", () => {
		scrollToTarget("posts", "instant");
		expect(scrollTo.mock.calls).toEqual([[{ top: 930, behavior: "instant" }]]);
	});

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
