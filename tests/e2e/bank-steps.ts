import type { Page } from "@playwright/test";
import { expect } from "../fixtures/journey.ts";

/** Cards that the stand-ins of the banks know. */
export const CARDS = { russian: "2201382000000013", poor: "2201382000000831", foreign: "4242424242424242" } as const;

/** Pays on the bank's own page, whatever its language. */
export async function payByCard(page: Page, number: string): Promise<void> {
	await page.locator('input[name="card_number"]').fill(number);
	await page.locator('input[name="card_expiry"]').fill("12/39");
	await page.locator('input[name="card_cvc"]').fill("123");
	const answered = page.waitForResponse((response) => response.request().method() === "POST");
	await page.locator('button[name="action"][value="pay"]').click();
	await answered;
}

/** The bank leads back by itself, or by the one link of its last page. */
async function comeBack(page: Page, school: string): Promise<void> {
	if (page.url().startsWith(school)) return;
	const link = page.locator(`a[href^="${school}"]`).first();
	await Promise.race([page.waitForURL(`${school}/**`), link.click({ timeout: 8_000 })]);
	await page.waitForURL(`${school}/**`);
}

export async function payAndComeBack(page: Page, number: string, school: string): Promise<void> {
	await payByCard(page, number);
	await comeBack(page, school);
}

/** Without script a page is asked again until it says so. */
export async function seeSoon(page: Page, address: string, text: string | RegExp): Promise<void> {
	await expect(async () => {
		await page.goto(address);
		await expect(page.getByText(text).first()).toBeVisible({ timeout: 1_000 });
	}).toPass({ timeout: 20_000 });
}
