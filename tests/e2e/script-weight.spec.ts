import { gzipSync } from "node:zlib";
import { expect, test } from "../fixtures/journey.ts";

/** What a public page may bring before anybody has touched it, in bytes as gzip sends them. */
const BUDGET = 125_000;

const PAGES = [
	"/",
	"/en",
	"/children",
	"/roblox",
	"/roblox/roblox-studio-start",
	"/en/roblox/roblox-studio-start",
	"/roblox-course",
	"/roblox-groups",
	"/compare",
	"/reviews",
	"/faq",
	"/request?kind=trial",
	"/request/already",
	"/pay",
	"/basket",
	"/checkout?course=roblox-studio-start",
	"/blog",
	"/blog/first-language-for-a-child",
	"/webinars",
	"/webinars/data-without-fear",
	"/search?q=python",
	"/contacts",
	"/about",
	"/licence",
	"/requisites",
	"/information",
	"/sveden/common",
	"/guide",
	"/chatgpt-income",
	"/join-it",
	"/new-landing",
	"/bonus",
	"/in-development",
	"/low-vision",
	"/tax",
	"/capital",
	"/politica",
	"/offer-group",
	"/cookies",
	"/404",
	"/nothing-here",
];

test.use({ viewport: { width: 390, height: 844 } });

for (const path of PAGES) {
	test(`${path} brings at most ${BUDGET / 1000} kB of script`, async ({ page }) => {
		const sizes: Promise<number>[] = [];
		page.on("response", (response) => {
			if (response.request().resourceType() === "script")
				sizes.push(response.body().then((body) => gzipSync(body).length));
		});
		await page.goto(path, { waitUntil: "networkidle" });
		const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
		expect(total).toBeGreaterThan(0);
		expect(total).toBeLessThanOrEqual(BUDGET);
	});
}
