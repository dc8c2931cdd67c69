import { expect, test } from "vitest";
import { printAddress } from "./print-address.ts";

test.each([
	["0000:0000:0000:0000:0000:0000:0000:0001", "::1"],
	["2001:0db8:0000:0000:0000:ff00:0042:8329", "2001:db8::ff00:42:8329"],
	["2001:0db8:85a3:0000:0000:0000:0000:0000", "2001:db8:85a3::"],
	["192.0.2.17", "192.0.2.17"],
	["unknown", "unknown"],
	["no:address", "no:address"],
])("%s is shown as %s", (address, shown) => {
	expect(printAddress(address)).toBe(shown);
});
