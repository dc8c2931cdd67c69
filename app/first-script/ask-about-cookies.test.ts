import { afterEach, expect, test, vi } from "vitest";
import { ANSWERED, ASKING } from "../layout/cookie-choice.ts";
import { askAboutCookies } from "./ask-about-cookies.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
	["asks who has not answered", { cookie: "", cookieEnabled: true }, true],
	["asks nobody twice", { cookie: "cookie_consent=all.1", cookieEnabled: true }, false],
	["asks nobody whose browser keeps no answer", { cookie: "", cookieEnabled: false }, false],
])("the card %s", (_what, { cookie, cookieEnabled }, isAsked) => {
	const toggleAttribute = vi.fn();
	vi.stubGlobal("navigator", { cookieEnabled });
	vi.stubGlobal("document", { cookie, documentElement: { toggleAttribute } });
	vi.stubGlobal("addEventListener", (_name: string, act: () => void) => act());
	askAboutCookies(ANSWERED, ASKING);
	expect(toggleAttribute.mock.calls).toEqual([[ASKING, isAsked]]);
});
