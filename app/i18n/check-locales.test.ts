import { describe, expect, test, vi } from "vitest";
import type { Locale } from "../shared/localized.ts";
import { checkLocales } from "./check-locales.ts";
import { DEFAULT_LOCALE, DEFAULT_TRANSLATION_TAG, LOCALE_SETTINGS, type LocaleSettings } from "./locales.ts";

const { ru, en } = LOCALE_SETTINGS;
const { iso: _, ...nameless } = en;

/** What is written to the log for these languages. */
function warningsFor(locales: LocaleSettings[], hasMessages = (_code: Locale) => true): string[] {
	const warn = vi.fn<(message: string) => void>();
	checkLocales(locales, { hasMessages, warn });
	return warn.mock.calls.map(([message]) => message);
}

describe("the check of the languages", () => {
	test("says nothing of ours, with a domain for each and without any", () => {
		expect(warningsFor([ru, en])).toEqual([]);
		expect(
			warningsFor([
				{ ...ru, domain: "orbita.example" },
				{ ...en, domain: "orbita-school.example" },
			]),
		).toEqual([]);
	});

	test("misses messages", () => {
		expect(warningsFor([ru, en], (code) => code === "ru")).toEqual(["Could not find messages for locale code: en"]);
	});

	test("misses an ISO code", () => {
		expect(warningsFor([ru, nameless])).toEqual(['Locale "en" has no ISO code: alternate links cannot name it']);
	});

	test("misses a domain only where some language has one", () => {
		expect(warningsFor([{ ...ru, domain: "orbita.example" }, en])).toEqual([
			"Could not find domain name for locale en",
		]);
	});

	test("complains of one domain for several languages", () => {
		const domain = "orbita.example";
		expect(
			warningsFor([
				{ ...ru, domain },
				{ ...en, domain },
			]),
		).toEqual([
			"Multiple matching domains found for locales ru, en: without a prefix orbita.example cannot tell them apart",
		]);
	});
});

test("routes are Russian by default, translation settings American English", () => {
	expect([DEFAULT_LOCALE, DEFAULT_TRANSLATION_TAG]).toEqual(["ru", "en-US"]);
	expect(LOCALE_SETTINGS).toEqual({
		ru: { code: "ru", iso: "ru-RU", name: "RU", dir: "ltr" },
		en: { code: "en", iso: "en-US", name: "EN", dir: "ltr" },
	});
});
