import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onFirstSign } from "../ui/deferred/first-need.ts";
import { stubListeners } from "./page.fixture.ts";
import { settleParts } from "./settle-parts.ts";

const TIMES = { patienceMs: 600, restMs: 5000 };
const SELECTORS = { parts: "main > *", texts: "p" };

let page: EventTarget;
let paint: () => void;
const mark = vi.fn();
const keep = vi.fn();
beforeEach(() => {
	vi.useFakeTimers();
	page = stubListeners();
	mark.mockReset().mockResolvedValue(undefined);
	class Observer {
		constructor(hear: (entries: object, observer: object) => void) {
			paint = () => hear({}, this);
		}
		observe() {}
		disconnect() {}
	}
	vi.stubGlobal("PerformanceObserver", Observer);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

type Opened = { readonly start?: string; readonly kept?: Record<string, string> | "forbidden" };

/** A page whose two fonts come, or do not, as `fonts` says. */
function openPage({ start, kept = {} }: Opened = {}) {
	const dataset: Record<string, string> = start ? { start } : {};
	const fonts = Promise.withResolvers<void>();
	const load = vi.fn(() => fonts.promise);
	vi.stubGlobal("document", { documentElement: { dataset, lang: "ru" }, fonts: { load } });
	vi.stubGlobal("localStorage", {
		getItem(key: string) {
			if (kept === "forbidden") throw new DOMException("forbidden", "SecurityError");
			return kept[key] ?? null;
		},
		setItem: (key: string, value: string) => Object.assign(kept, { [key]: value }),
	});
	settleParts(mark, keep, SELECTORS, ["16px One", "16px Two"], "fonts", onFirstSign, ["keydown"], TIMES);
	return { dataset, fonts, kept, load };
}

const namesOf = (call: number) => mark.mock.calls[call]?.[1];
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const say = (type: string) => page.dispatchEvent(new Event(type));

test("nothing is laid out or fetched before the first paint", async () => {
	const { load } = openPage();
	await pass(60_000);
	expect(load).not.toHaveBeenCalled();
	expect(mark).not.toHaveBeenCalled();
});

test("the first visit is set in the system's font, and each part changes to ours and keeps its lines once they are here", async () => {
	const { dataset, fonts, kept } = openPage();
	expect(dataset.fonts).toBe("");
	paint();
	await pass(100);
	expect(mark).not.toHaveBeenCalled();
	fonts.resolve();
	await pass(TIMES.patienceMs);
	expect(mark).toHaveBeenCalledOnce();
	expect(namesOf(0)).toEqual(["laid", "fonts"]);
	const change = () => undefined;
	mark.mock.calls[0]?.[2]("part", change);
	expect(keep).toHaveBeenCalledWith("part", change, SELECTORS);
	expect(kept).toEqual({ fonts: "1" });
});

test("a later visit has our fonts from the start, so no part has lines to keep", async () => {
	const { dataset, load } = openPage({ kept: { fonts: "1" } });
	expect(dataset.fonts).toBeUndefined();
	paint();
	await pass();
	expect(load).not.toHaveBeenCalled();
	expect(mark.mock.calls).toEqual([[SELECTORS.parts, ["laid", "fonts"], undefined]]);
});

test("a browser that keeps nothing is not taken for one of a first visit, and its page settles", async () => {
	const { dataset } = openPage({ kept: "forbidden" });
	expect(dataset.fonts).toBeUndefined();
	paint();
	await pass();
	expect(dataset.settling).toBeUndefined();
});

test("parts do not wait for fonts that are slow: they are laid out without them, and changed later", async () => {
	const { fonts } = openPage();
	paint();
	await pass(TIMES.patienceMs);
	expect(namesOf(0)).toEqual(["laid"]);
	fonts.resolve();
	await pass();
	expect(namesOf(1)).toEqual(["laid", "fonts"]);
});

test("fonts that cannot be fetched hold nothing up, and the next visit asks for them again", async () => {
	const { dataset, fonts, kept } = openPage();
	paint();
	say("keydown");
	fonts.reject(new Error("offline"));
	await pass();
	expect(namesOf(0)).toEqual(["laid", "fonts"]);
	expect(dataset).toEqual({});
	expect(kept).toEqual({});
});

test("what is below the first screen is folded until somebody comes, or a while after the page has loaded", async () => {
	const touched = openPage().dataset;
	expect(touched.fold).toBe("");
	say("keydown");
	expect(touched.fold).toBeUndefined();
	const left = openPage().dataset;
	say("load");
	await pass(TIMES.restMs - 1);
	expect(left.fold).toBe("");
	await pass(1);
	expect(left.fold).toBeUndefined();
});

test("a page that is restored finds everything in its place", () => {
	expect(openPage({ start: "now" }).dataset.fold).toBeUndefined();
});

test("the system's font is given up only once every part has ours and somebody has come, whichever is first", async () => {
	const early = openPage();
	paint();
	say("keydown");
	await pass();
	expect(early.dataset.fonts).toBe("");
	early.fonts.resolve();
	await pass();
	expect(early.dataset.fonts).toBeUndefined();
	const late = openPage();
	paint();
	late.fonts.resolve();
	await pass();
	expect(late.dataset.fonts).toBe("");
	say("keydown");
	await pass();
	expect(late.dataset.fonts).toBeUndefined();
});
