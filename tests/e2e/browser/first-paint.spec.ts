import { expect, test } from "../../fixtures/journey.ts";
import { sleepOn, watchShifts } from "./visit.ts";

/* The first visit: words are drawn in a font of the system, then in the school's. */

test.use({ isPresent: false, locale: "ru-RU" });

/** Where a paragraph or a heading takes a line less or more in the school's font. */
const NARROW_PLACES = [
	["/programming/robotics-arduino", 360],
	["/start-in-it", 360],
	["/children", 390],
	["/roblox/roblox-studio-start", 390],
	["/oplata", 390],
	["/blog/tax-deduction", 412],
] as const;

for (const [path, width] of NARROW_PLACES) {
	test(`${path} does not move at ${width} px when the school's fonts come`, async ({ page }) => {
		await sleepOn(page);
		await page.setViewportSize({ width, height: 844 });
		const shifts = await watchShifts(page);
		await page.goto(path);
		await expect(page.locator("main > :first-child")).toHaveAttribute("data-fonts", "");
		await page.waitForLoadState("networkidle");
		expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded"))).toBe(true);
		expect(await shifts()).toBeLessThan(0.01);
	});
}
