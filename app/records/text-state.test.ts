import { expect, test } from "vitest";
import { settleState } from "./text-state.ts";

const NOW = new Date("2026-11-27T02:00:00Z");
const EARLIER = new Date("2026-11-01T09:00:00Z");
const LATER = new Date("2026-12-01T09:00:00Z");
const published = { state: "published", publishAt: null } as const;

test("a text that is published now appears now, one that was published before when it first did", () => {
	expect(settleState(published, undefined, NOW).publishAt).toEqual(NOW);
	expect(settleState(published, { state: "draft", publishAt: EARLIER }, NOW).publishAt).toEqual(NOW);
	expect(settleState(published, { state: "published", publishAt: EARLIER }, NOW).publishAt).toEqual(EARLIER);
	expect(settleState(published, { state: "scheduled", publishAt: LATER }, NOW).publishAt).toEqual(NOW);
});

test("a text that is published with a moment that is over has appeared then", () => {
	const told = { state: "published", publishAt: EARLIER.toISOString() } as const;
	expect(settleState(told, undefined, NOW).publishAt).toEqual(EARLIER);
	expect(settleState({ ...told, publishAt: LATER.toISOString() }, undefined, NOW).publishAt).toEqual(NOW);
});

test("a save changes no moment of a text that has been on the site from the first day", () => {
	expect(settleState(published, { state: "published", publishAt: null }, NOW)).toEqual(published);
});
