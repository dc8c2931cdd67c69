import { describe, expect, test } from "vitest";
import { type LocaleDomains, localeSettings, siteUrlsOf } from "../../app/i18n/locale-domains.ts";
import { findDomainHome, localeOfHost } from "./locale-domains.ts";

const BOTH = { ru: "orbita.example", en: "orbita-school.example" };

function homeOf(address: string, domains: LocaleDomains = BOTH, basePath = "/") {
	const { host, pathname } = new URL(address);
	const siteUrls = siteUrlsOf({ publicUrl: "https://orbita.example", BASE_PATH: basePath, LOCALE_DOMAINS: domains });
	return findDomainHome({ host, path: pathname, basePath, domains, siteUrls });
}

describe("domains of languages", () => {
	test("say the language of a host", () => {
		expect(localeOfHost("orbita-school.example", BOTH)).toBe("en");
		expect(localeOfHost("Orbita.Example", BOTH)).toBe("ru");
		expect(localeOfHost("www.orbita.example", BOTH)).toBeUndefined();
		expect(localeOfHost(undefined, BOTH)).toBeUndefined();
		expect(localeOfHost("orbita.example", {})).toBeUndefined();
		expect(localeOfHost("same.example", { ru: "same.example", en: "same.example" })).toBeUndefined();
	});

	test("lead a page of another language to its own domain", () => {
		expect(homeOf("https://orbita.example/en/children")).toBe("https://orbita-school.example/en/children");
		expect(homeOf("https://orbita.example/en")).toBe("https://orbita-school.example/en");
		expect(homeOf("https://orbita.example/school/en/faq", BOTH, "/school/")).toBe(
			"https://orbita-school.example/school/en/faq",
		);
	});

	test("read an address without a language in the language of the host", () => {
		expect(homeOf("https://orbita-school.example/")).toBe("/en");
		expect(homeOf("https://orbita-school.example/children")).toBe("/en/children");
		expect(homeOf("https://orbita-school.example/school/", BOTH, "/school/")).toBe("/school/en");
		expect(homeOf("https://orbita-school.example/school/faq", BOTH, "/school/")).toBe("/school/en/faq");
	});

	test("answer programs on every host: rules, maps and manifests are in no language", () => {
		for (const path of ["robots.txt", "sitemap.xml", "sitemap-ru.xml", "feeds/yandex-courses.xml", "en.webmanifest"]) {
			expect(homeOf(`https://orbita-school.example/${path}`), path).toBeUndefined();
			expect(homeOf(`https://orbita-school.example/school/${path}`, BOTH, "/school/"), path).toBeUndefined();
		}
		expect(homeOf("https://orbita-school.example/webinars.ics")).toBe("/en/webinars.ics");
	});

	test("leave a page where it is at home", () => {
		for (const address of [
			"https://orbita.example/",
			"https://orbita.example/children",
			"https://orbita-school.example/en",
			"https://orbita-school.example/en/children",
		]) {
			expect(homeOf(address), address).toBeUndefined();
		}
		expect(homeOf("https://orbita-school.example/outside", BOTH, "/school/")).toBeUndefined();
	});

	test("mean nothing on hosts that are for no language", () => {
		expect(homeOf("http://localhost:3000/en")).toBeUndefined();
		expect(homeOf("http://localhost:3000/")).toBeUndefined();
	});

	test("lead to the public address where a language has no domain, unless that is the very host", () => {
		expect(homeOf("https://a.example/en/faq", { ru: "a.example" })).toBe("https://orbita.example/en/faq");
		expect(homeOf("https://orbita.example/en/faq", { ru: "orbita.example" })).toBeUndefined();
		expect(homeOf("https://orbita.example/faq", { en: "orbita.example" })).toBeUndefined();
	});

	test("are part of what a language brings", () => {
		expect(localeSettings({ en: "orbita-school.example" })).toEqual([
			{ code: "ru", iso: "ru-RU", name: "RU", dir: "ltr" },
			{ code: "en", iso: "en-US", name: "EN", dir: "ltr", domain: "orbita-school.example" },
		]);
	});

	test("give every language the address of its site", () => {
		const site = { publicUrl: "https://orbita.example", BASE_PATH: "/school/" };
		expect(siteUrlsOf({ ...site, LOCALE_DOMAINS: { en: "en.example" } })).toEqual({
			ru: "https://orbita.example/school",
			en: "https://en.example/school",
		});
	});
});
