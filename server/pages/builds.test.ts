import { expect, test } from "vitest";
import { matchCacheable } from "./builds.ts";

test("cacheable doors are told apart by the kind of their pattern; others are not told at all", () => {
	const cache = { params: ["page"] };
	const matcher = matchCacheable([
		{ path: "", handle: { cache: { params: [] } } },
		{ path: "en/faq", handle: { cache } },
		{ path: ":category/:course", handle: { cache } },
		{ path: "sveden/*", handle: { cache } },
		{ path: "basket", handle: {} },
	]);
	const rule = { cache: true, query: ["page"] };
	expect(matcher).toEqual({
		static: { "/": { cache: true, query: [] }, "/en/faq": rule },
		dynamic: { "/:category/:course": rule },
		wildcard: { "/sveden/*": rule },
	});
});
