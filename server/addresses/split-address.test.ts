import { expect, test } from "vitest";
import { splitAddress, withQuery } from "./split-address.ts";

test.each([
	["/faq", "/faq", ""],
	["/faq?a=1&b=2", "/faq", "a=1&b=2"],
	["/faq?a=what?now", "/faq", "a=what?now"],
	["?a=1", "", "a=1"],
])("%s is the path %j and the query %j, and becomes itself again", (address, path, query) => {
	expect(splitAddress(address)).toEqual({ path, query });
	expect(withQuery(path, query)).toBe(address);
});
