import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { parseEnvironment } from "../../app/platform/environment.server.ts";
import { createElsewhereFinder } from "./find-elsewhere.ts";

const PUBLIC_URL = "https://orbita.example";
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** Where an English browser without a cookie is led from `/`. */
function lead(headers: Record<string, string>, environment: Record<string, string> = {}): string | undefined {
	const find = createElsewhereFinder(parseEnvironment({ PUBLIC_URL, ...environment }));
	const known = { host: "orbita.example", "user-agent": BROWSER, "accept-language": "en-US,en;q=0.9" };
	return find({ url: "/", headers: { ...known, ...headers } } as unknown as IncomingMessage);
}

describe("the language of / is guessed on a first visit", () => {
	test.each([
		["of who typed the address", { "sec-fetch-site": "none" }],
		["from another site", { "sec-fetch-site": "cross-site", referer: "https://search.example/" }],
		["by a browser that does not say where from", {}],
		["from another site, over plain HTTP", { referer: "https://search.example/" }],
		["from what is no address", { referer: "nonsense" }],
	])("%s", (_, headers) => {
		expect(lead(headers)).toBe("/en");
	});

	test.each<[string, Record<string, string>]>([
		["the browser says so", { "sec-fetch-site": "same-origin" }],
		["it is the page that the browser names", { referer: "https://orbita.example/contacts" }],
		["it has the host that was asked", { host: "192.168.0.5:3000", referer: "http://192.168.0.5:3000/contacts" }],
	])("but not where a page of ours leads to it: %s", (_, headers) => {
		expect(lead(headers)).toBeUndefined();
		expect(lead({ ...headers, cookie: "locale=en" })).toBe("/en");
	});

	test("but not on the public address where it is the site of Russian, and English has a domain", () => {
		const environment = { LOCALE_DOMAINS: "en=orbita.school" };
		for (const cookie of ["", "locale=en"]) {
			expect(lead({ cookie, "sec-fetch-site": "cross-site" }, environment)).toBeUndefined();
			expect(lead({ cookie, host: "www.orbita.example" }, environment)).toBe("https://orbita.school/en");
		}
		expect(lead({}, { LOCALE_DOMAINS: "ru=orbita.ru" })).toBe("/en");
		expect(lead({}, { LOCALE_DOMAINS: "ru=orbita.ru en=orbita.school" })).toBe("https://orbita.school/en");
	});
});
