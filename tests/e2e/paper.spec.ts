import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/journey.ts";
import { openQuietly } from "./accessibility/open-quietly.ts";

/** A sheet of A4 between its margins. */
test.use({ viewport: { width: 718, height: 1047 } });

async function openOnPaper(page: Page, path: string): Promise<void> {
	await openQuietly(page, path);
	await page.emulateMedia({ media: "print" });
}

async function countSheets(page: Page): Promise<number> {
	const file = await page.pdf({ format: "A4", margin: { top: "1cm", bottom: "1cm", left: "1cm", right: "1cm" } });
	return file.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}

test("a printed course tells prices, programme, dates and how to reach the school on ten sheets at most", async ({
	page,
}) => {
	await openOnPaper(page, "/roblox/roblox-studio-start");
	const main = page.getByRole("main");
	await expect(main.getByText("28 800 ₽ за весь курс").filter({ visible: true }).first()).toBeVisible();
	await expect(main.getByText("Первый скрипт: дверь открывается")).toBeVisible();
	await expect(main.locator(".starts td").first()).toBeVisible();
	await expect(page.getByRole("contentinfo").getByRole("link", { name: /^8 800/ })).toBeVisible();
	for (const rest of await main.locator(".shortened__rest").all()) await expect(rest).toBeVisible();
	for (const useless of [".calculator", ".course-card", ".segmented", ".btn", ".course-hero__art", ".shortened__more"])
		await expect(main.locator(useless).filter({ visible: true }), useless).toHaveCount(0);
	expect(await countSheets(page)).toBeLessThanOrEqual(10);
});

test("a printed article, comparison and offer leave out what leads elsewhere", async ({ page }) => {
	await openOnPaper(page, "/blog/first-luau-script");
	await expect(page.locator(".post-page > article ~ *").filter({ visible: true })).toHaveCount(0);
	await expect(page.getByRole("contentinfo").getByRole("link", { name: /^8 800/ })).toBeVisible();
	await openOnPaper(page, "/compare?courses=scratch,godot-2d");
	await expect(page.getByRole("main").locator("form, .switch, .compare__remove").filter({ visible: true })).toHaveCount(
		0,
	);
	await openOnPaper(page, "/offer-group");
	await expect(page.locator(".legal__versions, .night-foot").filter({ visible: true })).toHaveCount(0);
});
