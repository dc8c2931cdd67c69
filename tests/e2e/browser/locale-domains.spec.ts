import { type IncomingMessage, request as knockAt } from "node:http";
import { findFreePort } from "../../../bin/free-port.ts";
import { startSchool } from "../../fixtures/filled-school.ts";
import { comeAlive, expect, test as journey } from "../../fixtures/journey.ts";
import type { RunningProcess } from "../../fixtures/running-server.ts";

type Street = { readonly server: RunningProcess; readonly ru: string; readonly en: string; readonly port: number };

/** A school whose languages have a host each; `localhost` belongs to none. */
const test = journey.extend<object, { street: Street }>({
	street: [
		// biome-ignore lint/correctness/noEmptyPattern: the form that the runner asks for
		async ({}, use) => {
			const port = await findFreePort();
			const server = await startSchool({
				PORT: String(port),
				PUBLIC_URL: `http://localhost:${port}`,
				LOCALE_DOMAINS: `ru=ru.localhost:${port} en=en.localhost:${port}`,
				LOG_LEVEL: "warn",
				REQUEST_LIMIT: "100000",
			});
			await use({ server, port, ru: `http://ru.localhost:${port}`, en: `http://en.localhost:${port}` });
			await server.stop();
		},
		{ scope: "worker", timeout: 240_000 },
	],
	baseURL: async ({ street }, use) => use(street.ru),
});

/** One request with headers as written; nothing is followed. */
function knock(port: number, path: string, headers: Record<string, string>, body?: string): Promise<IncomingMessage> {
	return new Promise((resolve, reject) => {
		const method = body === undefined ? "GET" : "POST";
		const client = knockAt({ hostname: "127.0.0.1", port, path, method, headers, agent: false }, (response) => {
			response.resume();
			resolve(response);
		});
		client.on("error", reject);
		client.end(body);
	});
}

const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36" };

test.describe("domains of languages", () => {
	test("both hosts answer robots alike; each language's map is of its own host", async ({ page, street }) => {
		const { ru, en } = street;
		// The browser knows these hosts, the client of requests does not.
		const read = async (address: string) => {
			const response = await page.goto(address);
			expect([response?.status(), response?.url()]).toEqual([200, address]);
			return (await response?.text()) ?? "";
		};
		const rules = [await read(`${ru}/robots.txt`), await read(`${en}/robots.txt`)];
		expect(rules[0]).toBe(rules[1]);
		expect(rules[0]?.match(/^Sitemap: .+$/gm)).toEqual(
			[`${ru}/sitemap.xml`, `${ru}/sitemap-ru.xml`, `${en}/sitemap-en.xml`].map((address) => `Sitemap: ${address}`),
		);
		const map = await read(`${en}/sitemap-en.xml`);
		const places = [...map.matchAll(/<loc>([^<]+)</g)].map(([, address = ""]) => address);
		expect(places.length).toBeGreaterThan(100);
		expect(places.filter((address) => !`${address}/`.startsWith(`${en}/en/`))).toEqual([]);
		expect(map).toContain(`hreflang="ru" href="${ru}/faq"`);
		const picture = /property="og:image" content="([^"]+)"/.exec(await read(`${en}/en/faq`))?.[1] ?? "";
		expect(picture.startsWith(`${en}/en/og/page/`)).toBe(true);
		const drawn = await page.goto(picture);
		expect([drawn?.url(), drawn?.headers()["content-type"]]).toEqual([picture, "image/png"]);
	});

	test("a host speaks its language, whatever the browser and the cookie say", async ({ browser, street }) => {
		for (const [origin, locale, path, lang] of [
			[street.ru, "en-GB", "/", "ru"],
			[street.en, "ru-RU", "/en", "en"],
		] as const) {
			const context = await browser.newContext({ locale });
			await context.addCookies([{ name: "locale", value: lang === "ru" ? "en" : "ru", url: origin }]);
			const page = await context.newPage();
			// Twice: rendered, and out of the cache.
			for (const _ of [1, 2]) {
				await page.goto(`${origin}/`);
				expect(page.url()).toBe(origin + path);
				await expect(page.locator("html")).toHaveAttribute("lang", lang);
			}
			await context.close();
		}
	});

	test("a page is read on the domain of its language", async ({ page, street }) => {
		for (const [asked, shown, lang] of [
			[`${street.ru}/en/children?sort=price`, `${street.en}/en/children?sort=price`, "en"],
			[`${street.en}/children?sort=price`, `${street.en}/en/children?sort=price`, "en"],
			[`${street.ru}/children`, `${street.ru}/children`, "ru"],
		] as const) {
			for (const _ of [1, 2]) {
				await page.goto(asked);
				await expect(page).toHaveURL(shown);
				await expect(page.locator("html")).toHaveAttribute("lang", lang);
			}
		}
	});

	test("a page names its address and its versions on their domains", async ({ page, street }) => {
		for (const [address, own] of [
			[`${street.ru}/children`, `${street.ru}/children`],
			[`${street.en}/en/children`, `${street.en}/en/children`],
			[`http://localhost:${street.port}/children`, `${street.ru}/children`],
		] as const) {
			await page.goto(address);
			const href = (place: string) => page.locator(`head link${place}`).getAttribute("href");
			expect(await href("[rel=canonical]")).toBe(own);
			expect(await href('[hreflang="ru"]')).toBe(`${street.ru}/children`);
			expect(await href('[hreflang="en"]')).toBe(`${street.en}/en/children`);
			expect(await href('[hreflang="x-default"]')).toBe(`${street.ru}/children`);
			const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
			expect(structured.join()).toContain(own.replace("/children", ""));
			expect(structured.join()).not.toContain(own.startsWith(street.ru) ? street.en : street.ru);
		}
	});

	for (const javaScriptEnabled of [true, false]) {
		test(`the switch leads to the other domain, script ${javaScriptEnabled ? "on" : "off"}`, async ({
			browser,
			street,
		}) => {
			const context = await browser.newContext({ javaScriptEnabled });
			const page = await context.newPage();
			await page.goto(`${street.ru}/children?sort=price`);
			await page.locator('a[hreflang="en"]:visible').first().click();
			await expect(page).toHaveURL(`${street.en}/en/children?sort=price`);
			await page.locator('a[hreflang="ru"]:visible').first().click();
			await expect(page).toHaveURL(`${street.ru}/children?sort=price`);
			const cookies = (await context.cookies()).filter(({ name }) => name === "locale");
			expect(new Set(cookies.map(({ domain, value }) => `${domain} ${value}`))).toEqual(
				new Set(["ru.localhost en", "en.localhost ru"]),
			);
			await context.close();
		});

		test(`forms are taken on every domain, script ${javaScriptEnabled ? "on" : "off"}`, async ({ browser, street }) => {
			const context = await browser.newContext({ javaScriptEnabled });
			const page = await context.newPage();
			for (const [address, saved] of [
				[`${street.ru}/cookies`, /\/cookies\?saved=1$/],
				[`${street.en}/en/cookies`, /\/en\/cookies\?saved=1$/],
			] as const) {
				await page.goto(address);
				await page.getByRole("main").getByRole("radio").last().check();
				await page.getByRole("main").getByRole("button").click();
				await expect(page).toHaveURL(saved);
				expect(new URL(page.url()).origin).toBe(new URL(address).origin);
			}
			await context.close();
		});
	}

	test("pages of one language follow each other without a document", async ({ page, street }) => {
		await page.goto(`${street.en}/en/faq`);
		await comeAlive(page);
		await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
		await page.getByRole("contentinfo").locator('a[href="/en/children"]').first().click();
		await expect(page).toHaveURL(`${street.en}/en/children`);
		expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
	});

	test("a form of a page of the other domain is no foreign one, that of another site is", async ({ street }) => {
		const type = "application/x-www-form-urlencoded";
		const host = `ru.localhost:${street.port}`;
		for (const [origin, status] of [
			[street.ru, 400],
			[street.en, 400],
			[`http://localhost:${street.port}`, 400],
			["http://evil.localhost", 403],
		] as const) {
			for (const path of ["/request?kind=callback", "/request/submit?kind=callback"]) {
				const answer = await knock(street.port, path, { host, origin, "content-type": type }, "name=a");
				expect([origin, path, answer.statusCode]).toEqual([origin, path, status]);
			}
		}
	});

	test("a host that is for no language leads a first visit to the domain of its language", async ({ street }) => {
		const host = `localhost:${street.port}`;
		const english = await knock(street.port, "/?utm_source=vk", { ...BROWSER, host, "accept-language": "en" });
		expect([english.statusCode, english.headers.location]).toEqual([302, `${street.en}/en?utm_source=vk`]);
		const russian = await knock(street.port, "/", { ...BROWSER, host, "accept-language": "ru" });
		expect(russian.statusCode).toBe(200);
	});

	test("a host that somebody only claims to come from counts for nothing without a proxy of ours", async ({
		street,
	}) => {
		const headers = { host: `ru.localhost:${street.port}`, "x-forwarded-host": `en.localhost:${street.port}` };
		expect((await knock(street.port, "/children", headers)).statusCode).toBe(200);
	});

	test("nothing is complained about at the start", ({ street }) => {
		expect(street.server.output()).not.toMatch(/locale/i);
	});
});

for (const [what, domains, warning] of [
	["a language without a domain beside one that has it", "ru=ru.localhost", "Could not find domain name for locale en"],
	["one domain for both", "ru=x.localhost en=x.localhost", "Multiple matching domains found for locales ru, en"],
] as const) {
	journey(`the start warns of ${what}`, async () => {
		journey.setTimeout(90_000);
		const server = await startSchool({ LOCALE_DOMAINS: domains, LOG_LEVEL: "warn" });
		const warnings = server.output().match(/"message":"[^"]*locale[^"]*/g) ?? [];
		await server.stop();
		expect(warnings).toHaveLength(1);
		expect(warnings[0]).toContain(warning);
	});
}
