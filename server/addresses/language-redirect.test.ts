import { describe, expect, test } from "vitest";
import { detectLocale, languageRedirect, localeCookie } from "./language-redirect.ts";

const BROWSER =
	"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/605.1.15";

const NOTHING = { cookie: undefined, acceptLanguage: undefined, agent: BROWSER, isFromHere: false };

function detect(hints: Partial<Parameters<typeof detectLocale>[0]>) {
	return detectLocale({ ...NOTHING, ...hints });
}

describe("the language of a first visit", () => {
	test("is that of the cookie before everything else", () => {
		expect(detect({ cookie: "locale=en", acceptLanguage: "ru" })).toBe("en");
		expect(detect({ cookie: "a=b; locale=ru; c=d", acceptLanguage: "en" })).toBe("ru");
	});

	test("is not taken from a cookie of a language that the site does not speak, or one that cannot be read", () => {
		expect(detect({ cookie: "locale=de", acceptLanguage: "en" })).toBe("en");
		expect(detect({ cookie: "locale=%E0%A4%A", acceptLanguage: "en" })).toBe("en");
		expect(detect({ cookie: "old_locale=en; xlocale=en" })).toBe("ru");
	});

	test.each([
		["en-GB,en;q=0.9", "en"],
		["ru-RU,ru;q=0.9,en;q=0.8", "ru"],
		["en;q=0.4, ru;q=0.9", "ru"],
		["de-DE, fr;q=0.9, EN-us;q=0.1", "en"],
		["en;q=0, de", "ru"],
		["de, *;q=0.5", "ru"],
		["english", "ru"],
		["", "ru"],
	])("for a browser that asks for %j is %s", (acceptLanguage, locale) => {
		expect(detect({ acceptLanguage })).toBe(locale);
	});

	test("is the default for a robot and for who does not say what he is, whatever they ask for", () => {
		const robot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
		expect(detect({ agent: robot, acceptLanguage: "en" })).toBe("ru");
		expect(detect({ agent: undefined, acceptLanguage: "en" })).toBe("ru");
	});

	test("is left as it is for whom a page of ours led to /: the cookie alone changes it", () => {
		expect(detect({ isFromHere: true, acceptLanguage: "en" })).toBe("ru");
		expect(detect({ isFromHere: true, acceptLanguage: "ru", cookie: "locale=en" })).toBe("en");
	});

	test("is the default when nothing is known", () => {
		expect(detect({})).toBe("ru");
	});
});

test("who is at home already is led nowhere; the others below the base path, or to the domain of their language", () => {
	const hints = { ...NOTHING, cookie: "locale=en" };
	const siteUrls = { ru: "https://orbita.example/school", en: "https://en.example/school" };
	const site = { basePath: "/", domains: {}, siteUrls };
	expect(languageRedirect({ ...hints, cookie: "locale=ru" }, site)).toBeUndefined();
	expect(languageRedirect(hints, site)).toBe("/en");
	expect(languageRedirect(hints, { ...site, basePath: "/school/" })).toBe("/school/en");
	expect(languageRedirect(hints, { ...site, domains: { en: "en.example" } })).toBe("https://en.example/school/en");
});

test("the cookie of a language lives for 365 days on the whole site", () => {
	expect(localeCookie("en")).toBe("locale=en; Max-Age=31536000; Path=/; SameSite=Lax");
});
