import { expect, test } from "vitest";
import { plainPath } from "./plain-path.ts";

test.each([
	["/Children", "/children"],
	["/EN/Children", "/en/children"],
	["/en/c/Scratch", "/en/c/scratch"],
	["/Children/_payload.json", "/children/_payload.json"],
	["//Children/", "/children"],
	["/en//children", "/en/children"],
	["/blog///slug//", "/blog/slug"],
	["/request//sent/AbC", "/request/sent/AbC"],
	["//", "/"],
	["/en//", "/en"],
	["//evil.example", "/evil.example"],
	["///evil.example//", "/evil.example"],
	["/en//evil.example", "/en/evil.example"],
	["/Caf%C3%A9", "/caf%C3%A9"],
	["/MY/AbC", "/my/AbC"],
	["/EN/Order/AbC", "/en/order/AbC"],
	["/Request/Sent/AbC", "/request/sent/AbC"],
	["/Sveden/Common", "/sveden/common"],
	["/sveden/edustandarts", "/sveden/eduStandarts"],
	["/EN/sveden/EDUSTANDARTS/_payload.json", "/en/sveden/eduStandarts/_payload.json"],
	["/sveden/Nothing", "/sveden/nothing"],
	["/t%2Dbank", "/t-bank"],
	["/quiz%5fchild%5Fpodhod", "/quiz_child_podhod"],
	["/%63hildren/_payload.json", "/children/_payload.json"],
	["/%4Dy/Ab%43%5FD", "/my/AbC_D"],
	["/quiz_child_podhod/Result/AbC", "/quiz_child_podhod/result/AbC"],
])("%s is plainly %s", (path, plain) => expect(plainPath(path, "/")).toBe(plain));

test.each([
	"/",
	"/en",
	"/children",
	"/my/AbC",
	"/sveden/eduStandarts",
	"/en/sveden/eduStandarts",
	"/en/request/sent/AbC",
	"/assets/Page-AbC.js",
	"/Orbita.PNG",
	"/%D0%BE",
	"/blog/a%2Fb%2Ec",
	"/%2563hildren",
	"/%zz",
])("%s is plain as it stands", (path) => expect(plainPath(path, "/")).toBe(path));

test("a base path keeps its capitals, and what lies outside of it is left alone", () => {
	expect(plainPath("/School/Children/", "/School/")).toBe("/School/children");
	expect(plainPath("/School/", "/School/")).toBe("/School/");
	expect(plainPath("//School//children", "/School/")).toBe("/School/children");
	expect(plainPath("/Other", "/School/")).toBe("/Other");
});
