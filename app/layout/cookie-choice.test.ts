import { expect, test } from "vitest";
import { ANSWERED, readCookieChoice, writeCookieChoice } from "./cookie-choice.ts";

test("the choice is found among other cookies", () => {
	expect(readCookieChoice("locale=en; cookie_consent=all.1; theme=x")).toBe("all");
	expect(readCookieChoice("cookie_consent=necessary.1")).toBe("necessary");
});

test("no cookie, no choice", () => {
	expect(readCookieChoice("")).toBeUndefined();
	expect(readCookieChoice(null)).toBeUndefined();
	expect(readCookieChoice("locale=ru; my_cookie_consent=all.1")).toBeUndefined();
});

test("an answer to an older question and nonsense are asked again", () => {
	expect(readCookieChoice("cookie_consent=all.0")).toBeUndefined();
	expect(readCookieChoice("cookie_consent=all")).toBeUndefined();
	expect(readCookieChoice("cookie_consent=everything.1")).toBeUndefined();
	expect(readCookieChoice("cookie_consent")).toBeUndefined();
});

test("what is written is read back, for 180 days on the whole site", () => {
	const written = writeCookieChoice("necessary", false);
	expect(written).toBe("cookie_consent=necessary.1; Max-Age=15552000; Path=/; SameSite=Lax");
	expect(readCookieChoice(written)).toBe("necessary");
	expect(writeCookieChoice("all", true)).toMatch(/; Secure$/);
});

test("the first script of a page sees an answer exactly where the page does", () => {
	for (const cookie of [
		"",
		"cookie_consent=all.1",
		"locale=en; cookie_consent=necessary.1; theme=x",
		"my_cookie_consent=all.1",
		"cookie_consent=all.0",
		"cookie_consent=all.12",
		"cookie_consent=all",
		"cookie_consent=everything.1",
	])
		expect(new RegExp(ANSWERED).test(cookie), cookie).toBe(readCookieChoice(cookie) !== undefined);
});
