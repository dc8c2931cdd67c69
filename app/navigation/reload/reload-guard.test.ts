import { beforeEach, describe, expect, test } from "vitest";
import { createMemoryNotes } from "../session-notes.fixture.ts";
import type { Notes } from "../session-notes.ts";
import { createReloadGuard, MARK_LIFETIME_MS } from "./reload-guard.ts";

let notes: Notes;
let time: number;
const newGuard = () => createReloadGuard(notes, () => time);

beforeEach(() => {
	notes = createMemoryNotes();
	time = 1_000_000;
});

describe("the reload guard", () => {
	test("lets a path be loaded once in ten seconds, across documents", () => {
		expect(MARK_LIFETIME_MS).toBe(10_000);
		expect(newGuard().spend("/b")).toBe(true);
		expect(newGuard().spend("/b")).toBe(false);
		time += 9_999;
		expect(newGuard().spend("/b")).toBe(false);
		time += 1;
		expect(newGuard().spend("/b")).toBe(true);
	});

	test("cannot be renewed by going to the same path again", () => {
		const guard = newGuard();
		guard.spend("/b");
		guard.mark("/b");
		expect(guard.spend("/b")).toBe(false);
	});

	test("holds a mark for the very path only", () => {
		const guard = newGuard();
		guard.spend("/b");
		expect(guard.spend("/c")).toBe(true);
	});

	test("knows where a reloaded page was going", () => {
		newGuard().mark("/b");
		expect(newGuard().findDetour("/a")).toBe("/b");
		expect(newGuard().findDetour("/b")).toBeUndefined();
	});

	test("sends nobody on a way that is old, done or has been taken", () => {
		const guard = newGuard();
		guard.mark("/b");
		time += MARK_LIFETIME_MS;
		expect(guard.findDetour("/a")).toBeUndefined();
		guard.mark("/b");
		guard.clear();
		expect(guard.findDetour("/a")).toBeUndefined();
		guard.mark("/b");
		guard.spend("/b");
		expect(guard.findDetour("/a")).toBeUndefined();
	});
});
