import { describe, expect, test } from "vitest";
import { siteUrlsOf } from "../app/i18n/locale-domains.ts";
import { findDomainHome, localeOfHost } from "./locale-domains.ts";

const domains = { ru: "orbita.example", en: "orbita-school.example" };

function homeOf(host: string | undefined, path: string, basePath = "/") {
	return findDomainHome({ host, path, basePath, protocol: "https:", domains });
}

describe("domains of languages", () => {
	test("say the language of a host", () => {
		expect(localeOfHost("orbita-school.example", domains)).toBe("en");
		expect(localeOfHost("Orbita.Example", domains)).toBe("ru");
		expect(localeOfHost("www.orbita.example", domains)).toBeUndefined();
		expect(localeOfHost(undefined, domains)).toBeUndefined();
		expect(localeOfHost("orbita.example", {})).toBeUndefined();
	});

	test("lead a page of another language to its own domain", () => {
		expect(homeOf("orbita-school.example", "/children")).toBe("https://orbita.example/children");
		expect(homeOf("orbita.example", "/en/children")).toBe("https://orbita-school.example/en/children");
		expect(homeOf("orbita.example", "/school/en/faq", "/school/")).toBe("https://orbita-school.example/school/en/faq");
	});

	test("leave a page where it is at home", () => {
		expect(homeOf("orbita.example", "/children")).toBeUndefined();
		expect(homeOf("orbita-school.example", "/en/children")).toBeUndefined();
	});

	test("say the language of the home page", () => {
		expect(homeOf("orbita.example", "/")).toBeUndefined();
		expect(homeOf("orbita-school.example", "/")).toBe("/en");
		expect(homeOf("orbita-school.example", "/school/", "/school/")).toBe("/school/en");
	});

	test("mean nothing on other hosts, or for a language without one", () => {
		expect(homeOf("localhost:3000", "/en")).toBeUndefined();
		expect(findDomainHome({ host: "a.example", path: "/en", basePath: "/", protocol: "http:", domains: { ru: "a.example" } })).toBeUndefined();
	});

	test("give every language the address of its site", () => {
		expect(siteUrlsOf("https://orbita.example", "/school/", { en: "en.example" })).toEqual({
			ru: "https://orbita.example/school",
			en: "https://en.example/school",
		});
	});
});
