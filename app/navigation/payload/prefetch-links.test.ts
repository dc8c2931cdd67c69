import { describe, expect, test } from "vitest";
import { readableAhead } from "./prefetch-links.ts";

const here = { origin: "https://orbita.example", pathname: "/school/faq", basePath: "/school/" };
const link = { origin: here.origin, pathname: "/school/children", search: "", opensElsewhere: false };
const listed = new Set(["/", "/children", "/faq"]);

describe("readableAhead", () => {
	test("gives the path below the base", () => {
		expect(readableAhead(link, here, listed)).toBe("/children");
		expect(readableAhead({ ...link, pathname: "/school" }, here, listed)).toBe("/");
		expect(readableAhead({ ...link, pathname: "/school/" }, here, listed)).toBe("/");
	});

	test.each([
		["the page at hand", { pathname: "/school/faq" }],
		["a page that is not listed", { pathname: "/school/basket" }],
		["a page with a query", { search: "?age=10" }],
		["another site", { origin: "https://elsewhere.example" }],
		["a page above the base", { pathname: "/children" }],
		["a download, a dialog, another window", { opensElsewhere: true }],
	])("refuses %s", (_, change) => {
		expect(readableAhead({ ...link, ...change }, here, listed)).toBeUndefined();
	});
});
