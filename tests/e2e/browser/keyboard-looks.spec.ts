import { expect, test } from "../../fixtures/journey.ts";
import { setSight } from "../accessibility/look-everywhere.ts";
import { settle } from "../accessibility/measure-layout.ts";
import { openQuietly } from "../accessibility/open-quietly.ts";
import { faultsOf, walkByTab } from "./keyboard-walk.ts";

/** What somebody who moves by keyboard sees in looks that are not the usual one. */
test.use({ reducedMotion: "reduce" });

const CHECKOUT = "/checkout?course=roblox-studio-start&tariff=group";

for (const sight of ["light", "dark", "blue"] as const) {
	test(`in the low-vision version, ${sight}, every stop of a checkout is marked, in sight and in order`, async ({
		page,
	}) => {
		test.slow();
		await openQuietly(page, CHECKOUT);
		await setSight(page, sight);
		await settle(page);
		await page.keyboard.press("Shift");
		expect(faultsOf(await walkByTab(page))).toEqual([]);
	});
}

for (const path of ["/", "/roblox/roblox-studio-start", "/faq"]) {
	test(`in the low-vision version every stop of ${path} is in sight`, async ({ page }) => {
		test.slow();
		await page.setViewportSize({ width: 1280, height: 700 });
		await openQuietly(page, path);
		await setSight(page, "dark");
		await settle(page);
		await page.keyboard.press("Shift");
		expect(faultsOf(await walkByTab(page))).toEqual([]);
	});
}

for (const path of ["/roblox/roblox-studio-start", "/faq"]) {
	test(`in a low window no column that stays hides a stop of ${path}`, async ({ page }) => {
		test.slow();
		await page.setViewportSize({ width: 1280, height: 480 });
		await openQuietly(page, path);
		await page.keyboard.press("Shift");
		expect(faultsOf(await walkByTab(page))).toEqual([]);
	});
}

test("in the colours of the system, which know no shadows, a field that has the focus has a ring", async ({ page }) => {
	await page.emulateMedia({ forcedColors: "active" });
	await openQuietly(page, CHECKOUT);
	await page.keyboard.press("Tab");
	for (const field of ["input[name=name]", "select"]) {
		const place = page.getByRole("main").locator(field).first();
		await place.focus();
		await expect(place).toHaveCSS("outline-style", "solid");
		await expect(place).toHaveCSS("outline-width", "3px");
		await expect(place).not.toHaveCSS("outline-color", "rgba(0, 0, 0, 0)");
	}
});
