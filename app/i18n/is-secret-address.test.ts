import { expect, test } from "vitest";
import { isSecretAddress } from "./is-secret-address.ts";

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
	"/pay?number=1&secret=abc",
	"/en/blog/draft?preview=abc",
	"/children/course?a=b&preview=abc",
])("the address %s is a secret", (path) => expect(isSecretAddress(path)).toBe(true));

test.each([
	"/",
	"/en",
	"/request",
	"/request/already",
	"/myth",
	"/orders",
	"/en/blog/my",
	"/quiz_child_podhod",
	"/blog?q=preview",
])("the address %s is none", (path) => expect(isSecretAddress(path)).toBe(false));
