import { expect, test } from "vitest";
import { isSecretPath } from "./secret-pages.ts";

test.each([
	"/my/abc",
	"/en/my/abc",
	"/order/abc",
	"/pay",
	"/en/pay",
	"/request/sent/abc",
	"/en/request/sent/abc",
	"/quiz_child_podhod/result/x",
	"/MY/abc",
	"/EN/Order/abc",
])("the address %s is a secret", (path) => expect(isSecretPath(path)).toBe(true));

test.each(["/", "/en", "/request", "/request/already", "/myth", "/orders", "/en/blog/my", "/quiz_child_podhod"])(
	"the address %s is none",
	(path) => expect(isSecretPath(path)).toBe(false),
);
