import { describe, expect, test } from "vitest";
import { checkLocales } from "./check-locales.ts";
import { LOCALE_SETTINGS } from "./locales.ts";

const ru = { code: "ru", iso: "ru-RU" } as const;
const en = { code: "en", iso: "en-US" } as const;
const always = () => true;

describe("the check of the languages", () => {
	test("finds nothing wrong with ours", () => {
		expect(checkLocales(Object.values(LOCALE_SETTINGS), always)).toEqual([]);
	});

	test("misses messages", () => {
		expect(checkLocales([ru, en], (code) => code === "ru")).toEqual(["Could not find messages for locale code: en"]);
	});

	test("misses an ISO code", () => {
		expect(checkLocales([ru, { code: "en" }], always)).toEqual(['Locale "en" has no ISO code: alternate links cannot name it']);
	});

	test("misses a domain only where some language has one", () => {
		expect(checkLocales([ru, en], always)).toEqual([]);
		expect(checkLocales([{ ...ru, domain: "orbita.example" }, en], always)).toEqual([
			"Could not find domain name for locale en",
		]);
	});

	test("complains of one domain for several languages", () => {
		const domain = "orbita.example";
		expect(checkLocales([{ ...ru, domain }, { ...en, domain }], always)).toEqual([
			"Multiple matching domains found for locales ru, en: orbita.example",
		]);
	});
});
