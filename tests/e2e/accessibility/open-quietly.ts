import type { Page } from "@playwright/test";
import { comeAlive } from "../../fixtures/journey.ts";

/** Opens a page that is asked nothing about cookies and lets all its parts come. */
export async function openQuietly(page: Page, path: string): Promise<void> {
	await page
		.context()
		.addCookies([{ name: "cookie_consent", value: "necessary.1", url: process.env.JOURNEY_URL ?? "" }]);
	await page.goto(path);
	await comeAlive(page);
	await page.mouse.move(10, 10);
	await page.waitForLoadState("networkidle");
}
