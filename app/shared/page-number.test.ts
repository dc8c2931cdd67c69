import { expect, test } from "vitest";
import { readPageNumber } from "./page-number.ts";

test.each([
	["", 1],
	["page=", 1],
	["page=abc", 1],
	["page=0", 1],
	["page=-2", 1],
	["page=1.5", 1],
	["page=1", 1],
	["page=12", 12],
	["page=999", 999],
	["page=1e3", 1],
	["page=99999999999999999999999", 1_000_000],
])("an address that says %o asks for page %i", (search, page) => {
	expect(readPageNumber(new URLSearchParams(search))).toBe(page);
});
