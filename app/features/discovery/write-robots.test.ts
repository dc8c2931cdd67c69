import { describe, expect, test } from "vitest";
import { writeRobots } from "./write-robots.ts";

const urls = { ru: "https://school.example", en: "https://school.example" };

/** RFC 9309: the longest rule that fits wins; `*` is anything, `$` the end. */
function isClosed(robots: string, address: string): boolean {
	const rules = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = ""]) => rule);
	return rules.some((rule) => {
		const pattern = rule.replace(/[.?+()[\]{}^|\\]/g, "\\$&").replaceAll("*", ".*");
		return new RegExp(`^${pattern}`).test(address);
	});
}

describe("robots.txt", () => {
	const robots = writeRobots({ basePath: "/", urls });

	test.each([
		"/admin",
		"/admin/orders",
		"/api/admin/x",
		"/locale/en?to=/",
		"/webhooks/tbank",
		"/metrics",
		"/_payload.json",
		"/en/faq/_payload.json",
	])("%s is closed", (address) => expect(isClosed(robots, address)).toBe(true));

	test.each([
		"/",
		"/en",
		"/roblox/roblox-studio-start",
		"/blog/rss.xml",
		"/assets/entry-abc.js",
		"/og/course/scratch.1a2b.png",
		"/builds/latest.json",
	])("%s is open", (address) => expect(isClosed(robots, address)).toBe(false));

	test.each([
		"/request",
		"/basket",
		"/checkout",
		"/checkout?course=scratch&tariff=group",
		"/order/abc",
		"/my/abc",
		"/search?q=a",
		"/compare",
		"/bonus",
		"/cookies",
	])("%s is open, or nobody would read that it asks to be left out", (address) =>
		expect(isClosed(robots, address)).toBe(false),
	);

	test("the checkout is one page for Yandex, whatever is chosen in its address", () => {
		expect(robots.match(/^Clean-param: .*course.*$/gm)).toEqual([
			"Clean-param: course&tariff&start&mode&type&months&promo /checkout",
			"Clean-param: course&tariff&start&mode&type&months&promo /en/checkout",
		]);
	});

	test("names the index of sitemaps; with a host a language the sitemap of each as well", () => {
		expect(robots.match(/^Sitemap: .+$/gm)).toEqual(["Sitemap: https://school.example/sitemap.xml"]);
		const apart = writeRobots({ basePath: "/", urls: { ...urls, en: "https://school.test" } });
		expect(apart.match(/^Sitemap: .+$/gm)).toEqual([
			"Sitemap: https://school.example/sitemap.xml",
			"Sitemap: https://school.example/sitemap-ru.xml",
			"Sitemap: https://school.test/sitemap-en.xml",
		]);
	});

	test("speaks of addresses below the base path", () => {
		const below = writeRobots({
			basePath: "/code/",
			urls: { ru: "https://a.example/code", en: "https://a.example/code" },
		});
		expect(isClosed(below, "/code/admin")).toBe(true);
		expect(isClosed(below, "/admin")).toBe(false);
		expect(below).toContain("Sitemap: https://a.example/code/sitemap.xml");
	});
});
