import { expect, test } from "vitest";
import { createCrowd } from "./crowd.ts";

test("as many enter as there are places, and the next when one has left", () => {
	const crowd = createCrowd({ read: 2, form: 1 });
	const first = crowd.enter("read");
	expect(crowd.enter("read")).toBeDefined();
	expect(crowd.enter("read")).toBeUndefined();
	expect(crowd.inside).toBe(2);
	first?.();
	first?.();
	expect(crowd.inside).toBe(1);
	expect(crowd.enter("read")).toBeDefined();
	expect(crowd.enter("read")).toBeUndefined();
});

test("readers never take the places of forms", () => {
	const crowd = createCrowd({ read: 1, form: 1 });
	crowd.enter("read");
	expect(crowd.enter("read")).toBeUndefined();
	expect(crowd.enter("form")).toBeDefined();
});
