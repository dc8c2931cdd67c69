import { describe, expect, test } from "vitest";
import { createMemoryNotes } from "../session-notes.fixture.ts";
import { createScrollPositions } from "./scroll-positions.ts";

describe("scroll positions", () => {
	test("outlive the document once they are saved", () => {
		const notes = createMemoryNotes();
		const before = createScrollPositions(notes);
		before.keep("a", 120.6);
		before.keep("b", 0);
		before.save();
		const after = createScrollPositions(notes);
		expect(after.find("a")).toBe(121);
		expect(after.find("b")).toBe(0);
		expect(after.find("c")).toBeUndefined();
	});

	test("forget the entries that were left longest ago", () => {
		const positions = createScrollPositions(createMemoryNotes());
		for (let entry = 0; entry < 100; entry++) positions.keep(String(entry), entry);
		expect(positions.find("0")).toBeUndefined();
		expect(positions.find("99")).toBe(99);
	});

	test("ignore what somebody else has written in their place", () => {
		const notes = createMemoryNotes();
		notes.write("scroll-positions", [["a", 1], ["b", "two"], 3]);
		const positions = createScrollPositions(notes);
		expect([positions.find("a"), positions.find("b")]).toEqual([1, undefined]);
	});
});
