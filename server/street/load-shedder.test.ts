import { expect, test } from "vitest";
import { createLoadShedder } from "./load-shedder.ts";

test("as many enter as there are places, and the next when one has left", () => {
	const shedder = createLoadShedder({ read: 2, form: 1 });
	const first = shedder.admit("read");
	expect(shedder.admit("read")).toBeDefined();
	expect(shedder.admit("read")).toBeUndefined();
	expect(shedder.inside).toBe(2);
	first?.();
	first?.();
	expect(shedder.inside).toBe(1);
	expect(shedder.admit("read")).toBeDefined();
	expect(shedder.admit("read")).toBeUndefined();
});

test("readers never take the places of forms", () => {
	const shedder = createLoadShedder({ read: 1, form: 1 });
	shedder.admit("read");
	expect(shedder.admit("read")).toBeUndefined();
	expect(shedder.admit("form")).toBeDefined();
});
