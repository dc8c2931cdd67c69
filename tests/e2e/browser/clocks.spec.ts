import type { Page } from "@playwright/test";
import { MINUTE_MS } from "../../../app/shared/durations.ts";
import { comeAlive, expect, test } from "../../fixtures/journey.ts";

/* Clocks of pages that nobody has touched yet. */

test.use({ isPresent: false });

/** Opens the page of a webinar so long before it begins, with a clock that stands still. */
async function openBefore(page: Page, path: string, secondsLeft: number): Promise<void> {
	const html = await (await page.request.get(path)).text();
	const start = Date.parse(/data-until="([^"]+)"/.exec(html)?.[1] ?? "");
	await page.clock.install({ time: start - secondsLeft * 1000 - MINUTE_MS });
	await page.clock.pauseAt(start - secondsLeft * 1000);
	await page.goto(path, { waitUntil: "networkidle" });
}

const DAY = 86_400;
/** With the frame that shows it. */
const A_SECOND = 1020;

for (const { path, first, next, last } of [
	{
		path: "/webinars/game",
		first: "01день02часа05минут22секунды",
		next: "01день02часа05минут21секунда",
		last: "01день02часа05минут20секунд",
	},
	{
		path: "/en/webinars/game",
		first: "01day02hours05minutes22seconds",
		next: "01day02hours05minutes21seconds",
		last: "01day02hours05minutes20seconds",
	},
]) {
	test(`the clock of ${path} counts before any script has come, and goes on afterwards`, async ({ page }) => {
		const scripts: string[] = [];
		page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
		const clock = page.getByRole("timer");
		await openBefore(page, path, DAY + 2 * 3600 + 5 * 60 + 22);
		await expect(clock).toHaveText(first);
		await page.clock.runFor(A_SECOND);
		await expect(clock).toHaveText(next);
		await expect(page.locator("html")).not.toHaveAttribute("data-start");
		expect(scripts).toEqual([]);
		await page.evaluate(() => window.dispatchEvent(new Event("wheel")));
		await comeAlive(page);
		await expect(clock).not.toHaveAttribute("data-until");
		await expect(clock).toHaveText(next);
		await page.clock.runFor(A_SECOND);
		await expect(clock).toHaveText(last);
	});
}

test("a page comes to life when its clock has run out, and shows what stands there then", async ({ page }) => {
	const html = page.locator("html");
	await openBefore(page, "/webinars/game", 1);
	await expect(page.getByRole("timer")).toHaveText("00дней00часов00минут01секунда");
	await expect(html).not.toHaveAttribute("data-start");
	await page.clock.runFor(A_SECOND);
	await expect(html).toHaveAttribute("data-start", "sign");
	await page.clock.resume();
	await expect(page.getByRole("timer")).toHaveCount(0);
	await expect(page.getByText("Эфир идёт")).toBeVisible();
});
