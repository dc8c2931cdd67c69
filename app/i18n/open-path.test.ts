import { expect, test } from "vitest";
import { openPath } from "./open-path.ts";

test.each([
	["/order/Ab_C-1", "/order/…"],
	["/en/order/Ab_C-1/refund", "/en/order/…"],
	["/EN/My/AbC.data", "/en/my/…"],
	["/webinars/joined/AbC/calendar.ics", "/webinars/joined/…"],
	["/blog/unsubscribe/AbC", "/blog/unsubscribe/…"],
	["/guide/file/AbC", "/guide/file/…"],
])("the log keeps nothing of the key in %s", (path, kept) => expect(openPath(path, "/")).toBe(kept));

test.each([
	["/", "/"],
	["/en", "/en"],
	["/en/blog/Roblox", "/en/blog/roblox"],
	["/pay", "/pay"],
])("the log keeps %s as %s", (path, kept) => expect(openPath(path, "/")).toBe(kept));

test("the base path is left out", () => {
	expect(openPath("/school/en/order/AbC", "/school/")).toBe("/en/order/…");
	expect(openPath("/elsewhere", "/school/")).toBe("/elsewhere");
});
