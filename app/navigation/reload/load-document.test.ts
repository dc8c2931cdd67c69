import { expect, test, vi } from "vitest";
import { loadDocument } from "./load-document.ts";

const place = { pathname: "/b", search: "?x=1", hash: "#y" };

test.each([
	["/b?x=1#y", "reload", []],
	["/b?x=1", "assign", ["/b?x=1"]],
	["/a#y", "assign", ["/a#y"]],
] as const)("%s is loaded by the call that leads there: %s", (href, call, given) => {
	const calls = { assign: vi.fn(), reload: vi.fn() };
	loadDocument(href, { ...place, ...calls });
	expect(calls[call].mock.calls).toEqual([given]);
	expect(calls.assign.mock.calls.length + calls.reload.mock.calls.length).toBe(1);
});
