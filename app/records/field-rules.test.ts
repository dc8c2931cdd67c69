import { expect, test } from "vitest";
import { day, emailField, instant, rowId, slugField, soldName, wholeNumber } from "./field-rules.ts";

test.each([
	["a record", rowId, "unknown"],
	["a moment", instant, "date"],
	["a day", day, "date"],
	["an address for letters", emailField, "email"],
	["a number", wholeNumber(1), "number"],
])("%s that is missing is asked for, one that is wrong is called so", (_, rule, wrong) => {
	const complaint = (value: unknown) => rule.safeParse(value).error?.issues[0]?.message;
	for (const nothing of [undefined, null, ""]) expect(complaint(nothing)).toBe("required");
	expect(complaint("abc")).toBe(wrong);
});

test("the name of what is sold quotes no figure", () => {
	expect(soldName(100).parse("Roblox {для детей}")).toBe("Roblox {для детей}");
	expect(soldName(100).safeParse("С {{founded}} года").error?.issues[0]?.message).toBe("noQuotes");
});

test("a name in addresses that is too long is called so, not misspelt", () => {
	expect(slugField.parse("a".repeat(80))).toHaveLength(80);
	expect(slugField.safeParse("a".repeat(81)).error?.issues.map(({ message }) => message)).toEqual(["tooLong"]);
	expect(slugField.safeParse("Моя-школа").error?.issues.map(({ message }) => message)).toEqual(["slug"]);
});
