import { comeAlive, expect, test } from "../../fixtures/journey.ts";

/* Screens of trouble that nobody has touched: they come to life by themselves. */

test.use({ isPresent: false, locale: "ru-RU" });

for (const path of ["/no-such-page", "/en/blog/no-such-article", "/sber?months=2"]) {
	test(`${path} answers with a trouble, waits for nobody, and stays on the screen as it was sent`, async ({ page }) => {
		await page.addInitScript(() => {
			addEventListener("DOMContentLoaded", () => Object.assign(window, { sent: document.querySelector("h1") }));
		});
		await page.goto(path);
		await expect(page.locator("html")).toHaveAttribute("data-start", "now");
		await comeAlive(page);
		const isSame = () => document.querySelector("h1") === (window as { sent?: Element }).sent;
		expect(await page.evaluate(isSame)).toBe(true);
	});
}
