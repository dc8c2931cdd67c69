import { expect, test } from "vitest";
import { safeReturn } from "./safe-return.ts";

test("a path of this site is kept with its query", () => {
	expect(safeReturn("/en/faq?topic=pay")).toBe("/en/faq?topic=pay");
});

test.each([
	"https://evil.example/",
	"//evil.example",
	"/\\evil.example",
	"/\t/evil.example",
	"/.//evil.example",
	"faq",
	"",
	null,
	undefined,
])("%s leads nowhere", (to) => {
	expect(safeReturn(to)).toBeUndefined();
});
