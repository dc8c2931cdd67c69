import { describe, expect, test } from "vitest";
import { type Arrival, decideScroll, readHash } from "./decide-scroll.ts";

const quiet: Arrival = { hash: "", savedTop: undefined, isKnownPage: true, isNewPath: false, beginAt: undefined };

describe("decideScroll", () => {
	test("goes to a hash after 700 ms, whatever else is known", () => {
		const plan = decideScroll({ ...quiet, hash: "#price", savedTop: 300, isNewPath: true, beginAt: "posts" });
		expect(plan).toEqual({ kind: "hash", id: "price", afterMs: 700 });
	});

	test("restores a saved position after 500 ms before it thinks of the path", () => {
		expect(decideScroll({ ...quiet, savedTop: 300, isNewPath: true })).toEqual({
			kind: "saved",
			top: 300,
			afterMs: 500,
		});
		expect(decideScroll({ ...quiet, savedTop: 0, isNewPath: true })).toMatchObject({ kind: "saved", top: 0 });
	});

	test("has no saved position for the not-found screen", () => {
		expect(decideScroll({ ...quiet, savedTop: 300, isKnownPage: false, isNewPath: true })).toEqual({ kind: "top" });
		expect(decideScroll({ ...quiet, savedTop: 300, isKnownPage: false })).toEqual({ kind: "stay" });
	});

	test("goes to the top of a new path and stays when only the query has changed", () => {
		expect(decideScroll({ ...quiet, isNewPath: true })).toEqual({ kind: "top" });
		expect(decideScroll(quiet)).toEqual({ kind: "stay" });
	});

	test("goes to the place that a link of the same path names, unless the visitor comes back", () => {
		expect(decideScroll({ ...quiet, beginAt: "posts" })).toEqual({ kind: "place", id: "posts" });
		expect(decideScroll({ ...quiet, beginAt: "posts", isNewPath: true })).toEqual({ kind: "top" });
		expect(decideScroll({ ...quiet, beginAt: "posts", savedTop: 300 })).toMatchObject({ kind: "saved", top: 300 });
	});

	test("reads ids in any alphabet, and what is no encoding as it is", () => {
		expect(readHash("#%D1%86%D0%B5%D0%BD%D1%8B")).toBe("цены");
		expect(readHash("#100%")).toBe("100%");
	});
});
