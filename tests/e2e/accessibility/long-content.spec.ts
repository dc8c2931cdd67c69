import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/journey.ts";
import { findLayoutFaults } from "./measure-layout.ts";
import { openQuietly } from "./open-quietly.ts";

/** What the office may write, and the demo school has not written. */
const NAMES = ["Группа", "Мини-группа", "Индивидуально с наставником и проверкой работ", "С наставником"];
const CATEGORY = "Робототехника, микроконтроллеры и «умный дом» для подростков";
const CODE = "ДЕНЬ_ПРОГРАММИСТА_ОСЕНЬ_2026";
const FILE = "app/features/orders/list-orders-of-a-school-that-teaches.server.ts";

/** Writes texts in place of the first words of the elements, one after another. */
async function write(page: Page, selector: string, texts: readonly string[]): Promise<void> {
	await expect(page.locator(selector)).not.toHaveCount(0);
	await page.locator(selector).evaluateAll((elements, texts) => {
		for (const [place, element] of elements.entries()) {
			const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
			while (walker.nextNode() && walker.currentNode.textContent?.trim() === "");
			walker.currentNode.textContent = texts[place % texts.length] ?? "";
		}
	}, texts);
}

/** As many as the office admits. */
function repeat(page: Page, selector: string, count: number): Promise<void> {
	return page.locator(selector).evaluate((list, count) => {
		const first = list.firstElementChild;
		while (first && list.children.length < count) list.append(first.cloneNode(true));
	}, count);
}

for (const width of [320, 390, 1280, 1440]) {
	test.describe(`${width} pixels wide`, () => {
		test.use({ viewport: { width, height: 800 }, reducedMotion: "reduce" });

		test("a course of six tariffs with long names fits the page", async ({ page }) => {
			await openQuietly(page, "/roblox/roblox-studio-start");
			await repeat(page, ".buy .segmented", 6);
			await repeat(page, ".tariffs", 6);
			await write(page, ".buy .segmented span", NAMES);
			await write(page, ".tariff h3", NAMES);
			await write(page, "fieldset .chips .chip", NAMES);
			await write(page, ".review blockquote", [`Его игра: https://www.example.com/${"a".repeat(60)}`]);
			expect(await findLayoutFaults(page)).toEqual([]);
		});

		test("a category with a long name fits the home page", async ({ page }) => {
			await openQuietly(page, "/");
			await write(page, ".home-doors .chip", [CATEGORY]);
			expect(await findLayoutFaults(page)).toEqual([]);
		});

		test("a long code and the name of a file fit their places", async ({ page }) => {
			await openQuietly(page, "/checkout?course=scratch&promo=START10");
			await write(page, ".promo-ok span", [`Промокод ${CODE} применён: −1 440 ₽`]);
			await write(page, ".sum dt", [`Промокод ${CODE}`]);
			expect(await findLayoutFaults(page)).toEqual([]);
			await openQuietly(page, "/blog/first-luau-script");
			await write(page, ".code figcaption", [FILE]);
			expect(await findLayoutFaults(page)).toEqual([]);
		});
	});
}
