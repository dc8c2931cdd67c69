import type { Page } from "@playwright/test";
import { comeAlive, expect, test } from "../../fixtures/journey.ts";
import { FORM_WORDS, requestForm } from "../request-steps.ts";
import { pretendConnection } from "./requests.ts";
import { LANGUAGES, markDocument, open, TONGUES } from "./visit.ts";

/* A step back to a page that the browser has kept as it was left. Browsers under test keep none, so they are told what they would tell. */

function comeBack(page: Page): Promise<void> {
	return page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
}

for (const language of LANGUAGES) {
	const { prefix, faq } = TONGUES[language];

	test.describe(`coming back, ${language}`, () => {
		test.beforeEach(({ page }) => pretendConnection(page, { effectiveType: "3g" }));

		test("a page at rest stays as it is", async ({ page }) => {
			await open(page, faq);
			const isSame = await markDocument(page);
			await comeBack(page);
			await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
			expect(await isSame()).toBe(true);
		});

		test("a page of hours ago says what is true now, and keeps what was typed", async ({ page }) => {
			await page.clock.install();
			await open(page, `${prefix}/programming/scratch`);
			const name = requestForm(page).getByLabel(FORM_WORDS[language].name, { exact: false }).first();
			await name.fill("Екатерина");
			await page.route(/\/scratch\/_payload\.json/, async (route) => {
				const answer = await route.fetch();
				await route.fulfill({ response: answer, body: (await answer.text()).replaceAll("Scratch:", "Today:") });
			});
			await page.clock.fastForward("12:00:00");
			await comeBack(page);
			await expect(page.getByRole("heading", { level: 1 })).toContainText("Today:");
			await expect(name).toHaveValue("Екатерина");
		});

		test("the basket counts what another tab has put into it", async ({ page, context, baseURL }) => {
			await open(page, faq);
			const count = () => page.evaluate(() => document.documentElement.style.getPropertyValue("--basket"));
			expect(await count()).toBe("none");
			for (const [value, event] of [
				["scratch:group", "visibilitychange"],
				["scratch:group.python-for-teens:group", "pageshow"],
			] as const) {
				await context.addCookies([{ name: "orbita_basket", value, url: baseURL ?? "" }]);
				await page.evaluate((name) => document.dispatchEvent(new Event(name, { bubbles: true })), event);
				expect(await count()).toBe(`"${value.split(".").length}"`);
			}
		});

		test("a form that was on its way elsewhere can be sent again", async ({ page }) => {
			await page.goto(`${prefix}/checkout?course=scratch`);
			await comeAlive(page);
			await page.route(/\/checkout\.data/, () => undefined);
			const sent = page.waitForRequest(/\/checkout\.data/);
			await page.locator('button[name="intent"][value="pay"]').click();
			await sent;
			const loaded = page.waitForEvent("load");
			await comeBack(page);
			await loaded;
			await page.unroute(/\/checkout\.data/);
			const again = page.waitForResponse(/\/checkout\.data/);
			await comeAlive(page);
			await page.locator('button[name="intent"][value="pay"]').click();
			expect((await again).status()).toBe(400);
		});
	});
}
