import { comeAlive, expect, LANGUAGES, test } from "../../fixtures/journey.ts";
import { follow, TONGUES } from "./visit.ts";

const HALF_YEAR_S = 180 * 24 * 60 * 60;
const SETTINGS = { ru: "Настройки cookie", en: "Cookie settings" } as const;

for (const code of ["ru", "en"] as const) {
	const { prefix } = LANGUAGES[code];
	const { agree, refuse, faq } = TONGUES[code];

	test.describe(`consent, ${code}`, () => {
		for (const [answer, value] of [
			[agree, "all.1"],
			[refuse, "necessary.1"],
		] as const) {
			test(`«${answer}» is kept for 180 days, told to the school and not asked for again`, async ({
				page,
				context,
			}) => {
				await page.goto(faq);
				const told = page.waitForRequest(
					(request) => request.method() === "POST" && request.url().endsWith("/cookies"),
				);
				await page.getByRole("button", { name: answer, exact: true }).click();
				const request = await told;
				expect(new URLSearchParams(request.postData() ?? "").get("choice")).toBe(value.split(".")[0]);
				expect(new URLSearchParams(request.postData() ?? "").get("page")).toBe(faq);
				expect((await request.response())?.status()).toBe(303);
				const cookie = (await context.cookies()).find(({ name }) => name === "cookie_consent");
				expect(cookie).toMatchObject({ value, path: "/", sameSite: "Lax" });
				expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - HALF_YEAR_S)).toBeLessThan(60);
				await page.goto(`${prefix}/children`, { waitUntil: "networkidle" });
				await expect(page.getByRole("button", { name: refuse })).toHaveCount(0);
			});
		}

		test("the question is there before any code, can be answered then, and leads back", async ({ page, context }) => {
			await page.route("**/assets/*.js", () => undefined);
			await page.goto(faq, { waitUntil: "commit" });
			await page.getByRole("button", { name: refuse, exact: true }).click();
			await expect(page.getByRole("button", { name: refuse })).toBeHidden();
			expect(new URL(page.url()).pathname).toBe(faq);
			expect((await context.cookies()).find(({ name }) => name === "cookie_consent")?.value).toBe("necessary.1");
		});

		test("before a choice nothing but the page's own host is asked for, and no cookie is set", async ({
			page,
			context,
			baseURL,
		}) => {
			const hosts = new Set<string>();
			page.on("request", (request) => hosts.add(new URL(request.url()).host));
			await page.goto(prefix || "/");
			await page.keyboard.press("Shift");
			await page.waitForLoadState("networkidle");
			hosts.delete("");
			expect([...hosts]).toEqual([new URL(baseURL ?? "").host]);
			expect(await context.cookies()).toEqual([]);
		});

		for (const javaScriptEnabled of [true, false]) {
			test(`the choice is changed from the footer, script ${javaScriptEnabled ? "on" : "off"}`, async ({
				browser,
				baseURL,
			}) => {
				const context = await browser.newContext({ javaScriptEnabled });
				await context.addCookies([{ name: "cookie_consent", value: "all.1", url: baseURL ?? "" }]);
				const page = await context.newPage();
				await page.goto(`${baseURL}${faq}`);
				await page.getByRole("contentinfo").getByRole("link", { name: SETTINGS[code] }).click();
				await expect(page).toHaveURL(`${baseURL}${prefix}/cookies`);
				await expect(page.getByRole("radio").first()).toBeChecked();
				await page.getByRole("radio").last().check();
				await page.getByRole("main").getByRole("button").click();
				await expect(
					page
						.getByRole("status")
						.filter({ hasText: /\w|[а-я]/ })
						.first(),
				).toBeVisible();
				const cookie = (await context.cookies()).find(({ name }) => name === "cookie_consent");
				expect(cookie?.value).toBe("necessary.1");
				expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - HALF_YEAR_S)).toBeLessThan(60);
				await context.close();
			});
		}

		test("whoever answers is not asked again, though the browser does not keep the answer", async ({ page }) => {
			await page.addInitScript(() =>
				Object.defineProperty(document, "cookie", { get: () => "", set: () => undefined }),
			);
			await page.goto(faq);
			await comeAlive(page);
			const card = page.getByRole("button", { name: refuse, exact: true });
			await card.click();
			await expect(card).toBeHidden();
			await follow(page, `${prefix}/children`);
			await expect(card).toBeHidden();
		});
	});
}
