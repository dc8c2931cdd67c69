import { expect, LANGUAGES, test } from "../../fixtures/journey.ts";

const WORDS = {
	ru: { more: "Читать полностью", days: /\d(?:день|дня|дней)/, lost: "Страница не найдена!", home: "На главную" },
	en: { more: "Read in full", days: /\ddays?/, lost: "Page not found!", home: "Home" },
} as const;

for (const language of ["ru", "en"] as const) {
	const { prefix } = LANGUAGES[language];
	const words = WORDS[language];

	test.describe(`texts, ${language}`, () => {
		test("a long review is cut on a phone and opens by its button, from the keyboard too", async ({ page }) => {
			await page.setViewportSize({ width: 390, height: 844 });
			await page.goto(`${prefix}/reviews`);
			await page.mouse.move(20, 20);
			const more = page.getByRole("button", { name: words.more }).first();
			await expect(more).toBeVisible();
			const rest = page.locator(`#${await more.getAttribute("aria-controls")}`);
			await expect(rest).toBeHidden();
			await more.focus();
			await page.keyboard.press("Enter");
			await expect(rest).toBeVisible();
		});

		test("the same review is whole on a wide screen", async ({ page }) => {
			await page.setViewportSize({ width: 1280, height: 900 });
			await page.goto(`${prefix}/reviews`);
			await expect(page.getByRole("button", { name: words.more })).toHaveCount(0);
		});

		test("the end of a sale counts down by seconds", async ({ page }) => {
			await page.clock.install();
			await page.goto(`${prefix}/roblox/roblox-studio-start`);
			const timer = page.getByRole("timer").first();
			await expect(timer).toContainText(/\d/);
			await expect(timer).toContainText(words.days);
			const before = await timer.textContent();
			await page.clock.runFor(2_000);
			await expect(timer).not.toHaveText(before ?? "");
		});

		test("the not-found screen answers 404, rains stars and leads home by keyboard", async ({ page }) => {
			const response = await page.goto(`${prefix}/nowhere-at-all`);
			expect(response?.status()).toBe(404);
			await expect(page.getByRole("heading", { level: 1 })).toContainText(words.lost);
			await page.getByRole("link", { name: words.home, exact: true }).focus();
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL(prefix === "" ? /\/$/ : /\/en$/);
		});
	});
}
