import { expect, test } from "vitest";
import { menuStop } from "./menu-stop.ts";

test("arrows walk the list and go round at its ends", () => {
	expect(menuStop("ArrowDown", -1, 3)).toBe(0);
	expect(menuStop("ArrowDown", 2, 3)).toBe(0);
	expect(menuStop("ArrowUp", 0, 3)).toBe(2);
	expect(menuStop("ArrowUp", -1, 3)).toBe(2);
});

test("Home and End go to the ends", () => {
	expect(menuStop("Home", 2, 3)).toBe(0);
	expect(menuStop("End", 0, 3)).toBe(2);
});

test("other keys and empty lists move nothing", () => {
	expect(menuStop("Tab", 0, 3)).toBeUndefined();
	expect(menuStop("ArrowDown", -1, 0)).toBeUndefined();
});
