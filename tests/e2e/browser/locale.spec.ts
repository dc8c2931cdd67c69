import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../../fixtures/journey.ts";
import { LANGUAGES, open, TONGUES } from "./visit.ts";

const YEAR_S = 365 * 24 * 60 * 60;
const ROBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

type Visit = { readonly locale: string; readonly cookie?: string; readonly userAgent?: string };

/** The address and the language at which a visitor of `path` arrives. */
async function arriveAt(browser: Browser, url: string, { locale, cookie, userAgent }: Visit) {
	const context = await browser.newContext({ locale, ...(userAgent && { userAgent }) });
	if (cookie) await context.addCookies([{ name: "locale", value: cookie, url }]);
	const page = await context.newPage();
	await page.goto(url);
	const arrival = { path: new URL(page.url()).pathname, lang: await page.locator("html").getAttribute("lang") };
	const cookies = await context.cookies();
	await context.close();
	return { ...arrival, cookies: cookies.map(({ name }) => name) };
}

test.describe("the language of a first visit to /", () => {
	for (const [what, visit, path] of [
		["the cookie before the browser: English", { locale: "ru-RU", cookie: "en" }, "/en"],
		["the cookie before the browser: Russian", { locale: "en-GB", cookie: "ru" }, "/"],
		["an English browser", { locale: "en-GB" }, "/en"],
		["a Russian browser", { locale: "ru-RU" }, "/"],
		["the fallback for a German browser", { locale: "de-DE" }, "/"],
		["the browser where the cookie names no language of ours", { locale: "en-US", cookie: "de" }, "/en"],
		["the fallback for a robot, whatever it asks for", { locale: "en-US", userAgent: ROBOT }, "/"],
	] as const) {
		test(`is that of ${what}`, async ({ browser, baseURL }) => {
			const lang = path === "/" ? "ru" : "en";
			expect(await arriveAt(browser, `${baseURL}/`, visit)).toMatchObject({ path, lang });
		});
	}

	test("is not asked for again by a link of ours, script on or off, first page alive or not", async ({
		browser,
		baseURL,
	}) => {
		for (const javaScriptEnabled of [true, false]) {
			for (const path of ["/nosuch", "/contacts"]) {
				const context = await browser.newContext({ locale: "en-US", javaScriptEnabled });
				const page = await context.newPage();
				await page.goto(`${baseURL}${path}`);
				await page.locator('a[href="/"]:visible').first().click();
				await expect(page).toHaveURL(`${baseURL}/`);
				await expect(page.locator("html")).toHaveAttribute("lang", "ru");
				await context.close();
			}
		}
	});

	test("is nobody's business at any other address, and is not written down", async ({ browser, baseURL }) => {
		for (const [path, lang] of [
			["/children", "ru"],
			["/faq", "ru"],
			["/en", "en"],
			["/en/children", "en"],
		] as const) {
			const visit = lang === "ru" ? { locale: "en-GB", cookie: "en" } : { locale: "ru-RU", cookie: "ru" };
			expect(await arriveAt(browser, `${baseURL}${path}`, visit)).toMatchObject({ path, lang });
		}
		expect((await arriveAt(browser, `${baseURL}/`, { locale: "en-GB" })).cookies).not.toContain("locale");
	});
});

for (const language of LANGUAGES) {
	const { prefix, faq } = TONGUES[language];
	const other = language === "ru" ? "en" : "ru";

	test.describe(`the language, ${language}`, () => {
		for (const javaScriptEnabled of [true, false]) {
			test(`is switched for a year, script ${javaScriptEnabled ? "on" : "off"}`, async ({ browser, baseURL }) => {
				const context = await browser.newContext({ javaScriptEnabled });
				const page = await context.newPage();
				await page.goto(`${baseURL}${faq}`);
				await page.locator(`a[hreflang="${other}"]:visible`).first().click();
				await expect(page).toHaveURL(`${baseURL}${TONGUES[other].faq}`);
				const cookie = (await context.cookies()).find(({ name }) => name === "locale");
				expect(cookie).toMatchObject({ value: other, path: "/", sameSite: "Lax" });
				expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - YEAR_S)).toBeLessThan(60);
				await context.close();
			});
		}

		test("names the month in every date and writes times by 24 hours", async ({ page }) => {
			for (const path of ["", "/children", "/roblox/roblox-studio-start", "/roblox-groups", "/contacts", "/reviews"]) {
				await page.goto(prefix + path || "/");
				const body = page.locator("body");
				await expect(body, path).not.toContainText(/\d{1,2}\/\d{1,2}\/\d{2,4}|\d{4}-\d{2}-\d{2}/, {
					useInnerText: true,
				});
				await expect(body, path).not.toContainText(/\d\s?[ap]\.?m\b/i, { useInnerText: true });
			}
		});

		test("names the zone of a time", async ({ page }) => {
			await page.goto(`${prefix}/roblox/roblox-studio-start`);
			const month =
				language === "ru"
					? /[а-я]+ря|[а-я]+ля|мая|июня|августа|марта/
					: /January|February|March|April|May|June|July|August|September|October|November|December/;
			const deadline = page.getByRole("main").locator("time").filter({ hasText: /GMT/ }).first();
			await expect(deadline).toHaveText(month);
			await expect(deadline).toHaveText(/\b\d{2}:\d{2}\b.*GMT[+−-]\d/);
		});

		test("stays on the page when its words do not come, and the console says so", async ({ page, complaints }) => {
			await page.route(/\/assets\/common-words\.\w+-[\w-]+\.js$/, (route) => route.abort());
			const logged: string[] = [];
			page.on("console", (message) => logged.push(message.text()));
			await page.goto(faq);
			await expect.poll(() => logged.filter((text) => text.startsWith("Failed locale loading"))).not.toEqual([]);
			await expect(page.locator("html")).not.toHaveAttribute("data-script");
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			await page.waitForLoadState("networkidle");
			complaints.splice(0);
		});

		test("is no matter for the console when all is well", async ({ page }) => {
			const logged = collectLocaleWords(page);
			await open(page, faq);
			expect(logged).toEqual([]);
		});
	});
}

/** What the console says of languages. */
function collectLocaleWords(page: Page): string[] {
	const logged: string[] = [];
	page.on("console", (message) => {
		if (/locale|messages|domain/i.test(message.text())) logged.push(message.text());
	});
	return logged;
}
