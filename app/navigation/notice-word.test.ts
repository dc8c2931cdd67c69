import { expect, test } from "vitest";
import { noticeWord } from "./notice-word.ts";

test("a step that waits speaks of no want of network once there is network again", () => {
	expect(noticeWord({ isStep: true, isOnline: false })).toBe("offline");
	expect(noticeWord({ isStep: true, isOnline: true })).toBe("unopened");
});

test("a read that waits though the browser is online has found nobody at the other end", () => {
	for (const isOnline of [true, false]) expect(noticeWord({ isStep: false, isOnline })).toBe("offline");
});
