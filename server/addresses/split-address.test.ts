import { expect, test } from "vitest";
import { hasBadEscape, splitAddress, withQuery } from "./split-address.ts";

test.each([
	["/faq", "/faq", ""],
	["/faq?a=1&b=2", "/faq", "a=1&b=2"],
	["/faq?a=what?now", "/faq", "a=what?now"],
	["?a=1", "", "a=1"],
])("%s is the path %j and the query %j, and becomes itself again", (address, path, query) => {
	expect(splitAddress(address)).toEqual({ path, query });
	expect(withQuery(path, query)).toBe(address);
});

test("an escape that stands for no text is told from one that does", () => {
	for (const path of ["/my/Ab%zz", "/my/Ab%", "/blog/%ff", "/blog/%D0"]) expect(hasBadEscape(path), path).toBe(true);
	for (const path of ["/my/Ab", "/%D0%B8", "/a%2Fb", "/%00"]) expect(hasBadEscape(path), path).toBe(false);
});
