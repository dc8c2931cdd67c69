import type { Page } from "@playwright/test";
import { comeAlive, expect, test } from "../../fixtures/journey.ts";
import { LANGUAGES, open, TONGUES } from "./visit.ts";

/* Signs that a tap was taken, on a line that takes its time. */

const WORDS = {
	ru: { menu: "Открыть меню", save: "Сохранить выбор" },
	en: { menu: "Open the menu", save: "Save the choice" },
} as const;

/** Holds back every answer at an address. @returns lets them go. */
async function holdBack(page: Page, address: RegExp): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(address, async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}

for (const language of LANGUAGES) {
	const { prefix, faq } = TONGUES[language];
	const words = WORDS[language];

	test.describe(`what is under way, ${language}`, () => {
		test("a line at the top tells of a page on its way, over the menu too, and moves nothing", async ({ page }) => {
			await page.setViewportSize({ width: 390, height: 844 });
			const letGo = await holdBack(page, /\/reviews\/_payload\.json/);
			await open(page, faq);
			const line = page.locator("[popover=manual]:popover-open");
			await expect(line).toHaveCount(0);
			await page.getByRole("button", { name: words.menu }).click();
			const menu = page.getByRole("dialog");
			await menu.locator("summary").last().click();
			const link = menu.locator(`a[href="${prefix}/reviews"]`);
			const before = await link.boundingBox();
			await link.click();
			await expect(line).toBeVisible();
			expect(await line.boundingBox()).toMatchObject({ y: 0, height: 3 });
			expect(await link.boundingBox()).toEqual(before);
			letGo();
			await expect(page).toHaveURL(/\/reviews$/);
			await expect(line).toHaveCount(0);
		});

		test("the button that sends a form is busy until the answer is there", async ({ page }) => {
			await page.goto(`${prefix}/cookies`);
			await comeAlive(page);
			const letGo = await holdBack(page, /\/cookies\.data/);
			await page.getByRole("main").getByRole("radio").last().check();
			const button = page.getByRole("main").getByRole("button", { name: words.save });
			const { width } = (await button.boundingBox()) ?? {};
			await button.click();
			await expect(button).toHaveAttribute("aria-busy", "true");
			expect((await button.boundingBox())?.width).toBe(width);
			letGo();
			await expect(page.getByRole("main").getByRole("status")).toBeVisible();
			await expect(button).not.toHaveAttribute("aria-busy");
		});
	});
}
