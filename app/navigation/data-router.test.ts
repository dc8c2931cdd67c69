import type { DataRouter } from "react-router";
import { expect, test } from "vitest";
import { isUnderway } from "./data-router.ts";

function router(navigation: string, ...fetchers: string[]): DataRouter {
	const states = fetchers.map((state, key) => [key, { state }] as const);
	return { state: { navigation: { state: navigation }, fetchers: new Map(states) } } as unknown as DataRouter;
}

test.each([
	["nothing", undefined, false],
	["a page at rest", router("idle", "idle"), false],
	["a navigation", router("loading"), true],
	["a form that leads to the bank", router("idle", "idle", "loading"), true],
] as const)("%s: under way is %s", (_, given, expected) => {
	expect(isUnderway(given)).toBe(expected);
});
