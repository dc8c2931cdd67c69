import { describe, expect, test } from "vitest";
import { onceBelow } from "./finish-answer.ts";

describe("where a redirect leads", () => {
	test("below a base path is below it once", () => {
		expect(onceBelow("/school/school/request/sent/x", "/school/")).toBe("/school/request/sent/x");
		expect(onceBelow("/school/request/sent/x", "/school/")).toBe("/school/request/sent/x");
	});

	test("is left alone without a base path, and on other hosts", () => {
		expect(onceBelow("/request/sent/x", "/")).toBe("/request/sent/x");
		expect(onceBelow("https://bank.example/school/school/", "/school/")).toBe("https://bank.example/school/school/");
	});
});
