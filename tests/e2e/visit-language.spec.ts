import { expect, test } from "../fixtures/journey.ts";
import { knock, ROBOT } from "./knock.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

test.describe("the language of a visit", () => {
	const visit = (path: string, headers: Record<string, string>) =>
		knock(path, { headers: { "user-agent": BROWSER, ...headers } });
	const english = { "accept-language": "en-GB,en;q=0.9,ru;q=0.5" };

	test("a first visit of an English browser to / leads to /en, with its campaign tags, and is kept by nobody", async () => {
		const { status, headers } = await visit("/?utm_source=vk", english);
		expect([status, headers.location]).toEqual([302, "/en?utm_source=vk"]);
		expect(headers["cache-control"]).toBe("no-store");
		expect(headers.vary).toBe("Cookie, Accept-Language, Sec-Fetch-Site, Referer");
	});

	test("the cookie is stronger than the browser", async () => {
		expect((await visit("/", { ...english, cookie: "locale=ru" })).status).toBe(200);
		expect((await visit("/", { "accept-language": "ru", cookie: "locale=en" })).headers.location).toBe("/en");
	});

	test("whom a page of ours led to / stays, unless his cookie says otherwise", async () => {
		const { origin } = new URL(process.env.JOURNEY_URL ?? "");
		const fromUs: Record<string, string>[] = [{ "sec-fetch-site": "same-origin" }, { referer: `${origin}/contacts` }];
		for (const from of fromUs) {
			expect((await visit("/", { ...english, ...from })).status).toBe(200);
			expect((await visit("/", { ...english, ...from, cookie: "locale=en" })).headers.location).toBe("/en");
		}
		const fromElsewhere: Record<string, string>[] = [
			{ "sec-fetch-site": "cross-site" },
			{ referer: "https://elsewhere.example/" },
		];
		for (const from of fromElsewhere) {
			expect((await visit("/", { ...english, ...from })).headers.location).toBe("/en");
		}
	});

	test("a Russian browser, a robot and who says nothing stay at /", async () => {
		for (const headers of [{ "accept-language": "ru-RU,ru;q=0.9,en;q=0.8" }, { ...english, "user-agent": ROBOT }, {}]) {
			const { status, text } = await visit("/", headers as Record<string, string>);
			expect(status).toBe(200);
			expect(text).toContain('<html lang="ru"');
		}
	});

	test("an address of a page is never answered with another language", async () => {
		for (const [path, code] of [
			["/children", "ru"],
			["/en/children", "en"],
			["/en", "en"],
		] as const) {
			const other = code === "ru" ? "en" : "ru";
			const { status, text } = await visit(path, { "accept-language": other, cookie: `locale=${other}` });
			expect(status).toBe(200);
			expect(text).toContain(`<html lang="${code}"`);
		}
	});

	test("a cookie that makes no sense breaks nothing", async () => {
		for (const cookie of ["locale=%E0%A4%A", "locale=%", "locale=de", "=", ";;;"]) {
			expect((await visit("/", { cookie })).status, cookie).toBe(200);
		}
	});

	test("/locale sets the language for 365 days and leads to the same page in it", async () => {
		for (const [to, code, address] of [
			["/children", "en", "/en/children"],
			["/en/children?age=9&sort=price", "ru", "/children?age=9&sort=price"],
			["/en?x=1", "ru", "/?x=1"],
			["/en?x=1", "en", "/en?x=1"],
		] as const) {
			const { status, headers } = await knock(`/locale/${code}?to=${encodeURIComponent(to)}`);
			expect([status, headers.location]).toEqual([302, address]);
			expect(headers["set-cookie"]).toEqual([`locale=${code}; Max-Age=31536000; Path=/; SameSite=Lax`]);
			expect(headers["cache-control"]).toBe("no-store");
		}
		expect((await knock("/locale/de?to=/children")).status).toBe(404);
	});

	test("/locale leads to no other site, whatever it is asked for", async () => {
		const evil = [
			"https://evil.example/",
			"//evil.example",
			"/\\evil.example",
			"/..//evil.example",
			"/.//evil.example",
			"/en//evil.example",
			"/en///evil.example",
			"/\t/evil.example",
			"/\t/[",
			"javascript:alert(1)",
		];
		for (const code of ["ru", "en"]) {
			for (const to of evil) {
				const { status, headers } = await knock(`/locale/${code}?to=${encodeURIComponent(to)}`);
				expect([to, status]).toEqual([to, 302]);
				expect(new URL(headers.location ?? "", "http://here").host, `${to} → ${headers.location}`).toBe("here");
			}
		}
	});
});
