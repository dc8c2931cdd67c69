import { expect, test, vi } from "vitest";
import { createListeners, createStore } from "./create-store.ts";

test("a store tells of every other value, until nobody listens", () => {
	const store = createStore("a");
	const listener = vi.fn(() => store.get());
	const stop = store.subscribe(listener);
	store.set("b");
	store.set("b");
	store.set("c");
	stop();
	store.set("d");
	expect(listener.mock.results.map(({ value }) => value)).toEqual(["b", "c"]);
	expect(store.get()).toBe("d");
});

test("something is watched while there are listeners", () => {
	const rest = vi.fn();
	const watch = vi.fn(() => rest);
	const { subscribe, tell } = createListeners(watch);
	const heard = vi.fn();
	expect(watch).not.toHaveBeenCalled();
	const stops = [subscribe(heard), subscribe(vi.fn())];
	tell();
	expect([watch, rest, heard].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
	for (const stop of [...stops, ...stops]) stop();
	expect([watch, rest].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
	subscribe(heard)();
	expect([watch, rest].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
});
