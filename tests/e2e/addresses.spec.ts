import { expect, LANGUAGES, test } from "../fixtures/journey.ts";
import { knock, ROBOT } from "./knock.ts";

test.describe("one address a page", () => {
	for (const [path, bare] of [
		["/children/", "/children"],
		["/en/", "/en"],
		["/en/children//", "/en/children"],
		["/children/?age=9&sort=what?now", "/children?age=9&sort=what?now"],
		["//", "/"],
		["//evil.example", "/evil.example"],
		["//evil.example/", "/evil.example"],
		["/en//evil.example", "/en/evil.example"],
		["/en//children?age=9", "/en/children?age=9"],
		["/blog//slug", "/blog/slug"],
		["/Children?Age=9", "/children?Age=9"],
		["/EN/C/Scratch", "/en/c/scratch"],
		["/en/My/AbC", "/en/my/AbC"],
		["/sveden", "/information"],
		["/en/sveden", "/en/information"],
	]) {
		test(`${path} leads to ${bare} for ever`, async () => {
			const { status, headers } = await knock(path ?? "", { headers: { "user-agent": ROBOT } });
			expect([status, headers.location]).toEqual([301, bare]);
		});
	}
});

test("the token of an address and the name of a file keep their capitals", async () => {
	for (const path of ["/my/AbC", "/en/request/sent/AbC", "/order/AbC", "/assets/Page-AbC.js"]) {
		expect((await knock(path)).status, path).toBe(404);
	}
});

test("every page of the reviews names itself, the first one without a number", async ({ page }) => {
	for (const { prefix } of Object.values(LANGUAGES)) {
		for (const [query, own] of [
			["", ""],
			["?page=1", ""],
			["?page=2", "?page=2"],
			["?page=2&utm_source=vk", "?page=2"],
			["?stars=5&page=2", ""],
		]) {
			const { text } = await knock(`${prefix}/reviews${query}`);
			const [canonical, english] = await page.evaluate((html) => {
				const { head } = new DOMParser().parseFromString(html, "text/html");
				return ["[rel=canonical]", "[hreflang=en]"].map((place) => {
					const { pathname, search } = new URL(head.querySelector<HTMLLinkElement>(place)?.href ?? "");
					return pathname + search;
				});
			}, text);
			expect([query, canonical, english]).toEqual([query, `${prefix}/reviews${own}`, `/en/reviews${own}`]);
		}
	}
});
