import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { markParts } from "./mark-parts.ts";

type Part = { readonly dataset: Record<string, string>; readonly offsetHeight: number };

let frames: Map<number, () => void>;
beforeEach(() => {
	vi.useFakeTimers();
	frames = new Map();
	let last = 0;
	vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.set(++last, draw) && last);
	vi.stubGlobal("cancelAnimationFrame", (frame: number) => frames.delete(frame));
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** @returns a count of the parts that are marked by now. */
function mark(count: number): () => number {
	const parts = Array.from({ length: count }, (): Part => ({ dataset: {}, offsetHeight: 1 }));
	vi.stubGlobal("document", { querySelectorAll: () => parts });
	void markParts("main > *", ["laid"]);
	return () => parts.filter(({ dataset }) => "laid" in dataset).length;
}

function draw(): void {
	const due = [...frames.values()];
	frames.clear();
	for (const each of due) each();
	vi.advanceTimersByTime(1);
}

test("a part is marked after every frame", () => {
	const marked = mark(3);
	expect(marked()).toBe(1);
	draw();
	expect(marked()).toBe(2);
	draw();
	expect(marked()).toBe(3);
});

test("frames that hardly come are not waited for, and those that come late mark nothing twice", () => {
	const marked = mark(5);
	vi.advanceTimersByTime(1000);
	expect(marked()).toBe(3);
	draw();
	expect(marked()).toBe(4);
});

test("it is told when all parts are marked, also where there are none", async () => {
	vi.stubGlobal("document", { querySelectorAll: () => [] });
	await markParts("main > *", ["laid"]);
	const parts = Array.from({ length: 2 }, (): Part => ({ dataset: {}, offsetHeight: 1 }));
	vi.stubGlobal("document", { querySelectorAll: () => parts });
	const told = vi.fn();
	const marking = markParts("main > *", ["laid"]).then(told);
	await Promise.resolve();
	expect(told).not.toHaveBeenCalled();
	for (const _ of parts) draw();
	await marking;
	expect(parts.every(({ dataset }) => "laid" in dataset)).toBe(true);
});
