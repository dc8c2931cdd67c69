import { expect, test } from "vitest";
import { readCookie, writeCookie } from "./cookie.ts";

test("a cookie is found by its whole name, with all that it holds", () => {
	expect(readCookie("a=1; name=x=y", "name")).toBe("x=y");
	expect(readCookie("name=1;name=2", "name")).toBe("1");
	expect(readCookie("name=; a=1", "name")).toBe("");
	expect(readCookie("other_name=1; name", "name")).toBe("");
	expect(readCookie("other_name=1", "name")).toBeUndefined();
	expect(readCookie(undefined, "name")).toBeUndefined();
	expect(readCookie(null, "name")).toBeUndefined();
});

test("a cookie of the whole host is kept from other sites' forms, and from scripts and open lines where it is to be", () => {
	expect(writeCookie("name", "x", { maxAgeS: 60, isSecure: false })).toBe("name=x; Max-Age=60; Path=/; SameSite=Lax");
	expect(writeCookie("name", "x", { maxAgeS: 0, isSecure: true, isHidden: true })).toBe(
		"name=x; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure",
	);
});
