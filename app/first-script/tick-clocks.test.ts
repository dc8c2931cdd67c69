import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { timeLeft } from "../ui/countdown/count-down.ts";
import { stubListeners } from "./page.fixture.ts";
import { tickClocks } from "./tick-clocks.ts";

const NOW = Date.parse("2026-11-18T09:00:00.400Z");
const WORDS = { one: "час", few: "часа", many: "часов" };

let page: EventTarget;
let frames: (() => void)[] = [];
beforeEach(() => {
	vi.useFakeTimers({ now: NOW });
	page = stubListeners();
	frames = [];
	vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** A page with a countdown to so many seconds after the second that has begun. @returns what its boxes show. */
function openPage(seconds: number, clocks = 1) {
	const until = new Date(Math.floor(NOW / 1000) * 1000 + seconds * 1000).toISOString();
	const children = Array.from({ length: 4 }, () => ({
		dataset: WORDS,
		firstChild: { textContent: "" },
		lastChild: { textContent: "" },
	}));
	vi.stubGlobal("document", {
		documentElement: { lang: "ru" },
		querySelectorAll: () => Array(clocks).fill({ children, dataset: { until } }),
	});
	tickClocks("deadline", timeLeft);
	page.dispatchEvent(new Event("DOMContentLoaded"));
	return () => children.map(({ firstChild, lastChild }) => `${firstChild.textContent} ${lastChild.textContent}`);
}

function draw(): void {
	for (const each of frames.splice(0)) each();
}

test("each number has two digits and the form of the word that goes with it", () => {
	const shown = openPage(1 * 86_400 + 2 * 3600 + 15 * 60 + 21);
	expect(shown()).toEqual(["01 час", "02 часа", "15 часов", "21 час"]);
});

test("the clock moves when a second begins, by the frames that a page in sight draws", () => {
	const shown = openPage(10);
	vi.advanceTimersByTime(599);
	expect(frames).toHaveLength(0);
	vi.advanceTimersByTime(1);
	expect(frames).toHaveLength(1);
	draw();
	expect(shown().at(-1)).toBe("09 часов");
});

test("a page that was hidden for a while shows the present time at its next frame, and has drawn none meanwhile", () => {
	const shown = openPage(90);
	vi.advanceTimersByTime(60_000);
	expect(frames).toHaveLength(1);
	expect(shown().slice(2)).toEqual(["01 час", "30 часов"]);
	draw();
	expect(shown().slice(2)).toEqual(["00 часов", "30 часов"]);
});

test("the page is woken when a clock has run out, not before", () => {
	const wake = vi.fn();
	page.addEventListener("deadline", wake);
	openPage(2);
	for (const calls of [0, 1]) {
		vi.advanceTimersByTime(1000);
		draw();
		expect(wake).toHaveBeenCalledTimes(calls);
	}
});

test("a clock whose deadline is long over stands at nothing", () => {
	expect(openPage(-3600)()).toEqual(Array(4).fill("00 часов"));
});

test("nothing ticks where there is no clock, or once React has taken over the last", () => {
	openPage(10, 0);
	vi.advanceTimersByTime(5000);
	expect(frames).toHaveLength(0);
});
