import { expect, test } from "vitest";
import { readBeginning } from "./follow-links.ts";

test("the place that a link named is read from its entry of the history, whatever else somebody has written there", () => {
	expect(readBeginning({ beginAt: "posts" })).toBe("posts");
	for (const state of [null, undefined, "posts", {}, { beginAt: 7 }]) expect(readBeginning(state)).toBeUndefined();
});
