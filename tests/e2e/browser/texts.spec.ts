import type { Page } from "@playwright/test";
import { expect, LANGUAGES, test } from "../../fixtures/journey.ts";
import { open, openWithStoppedClock, watchShifts } from "./visit.ts";

const WORDS = {
	ru: {
		more: "Читать полностью",
		over: "Скидка закончилась",
		days: /\d(?:день|дня|дней)/,
		lost: "Страница не найдена!",
		home: "На главную",
	},
	en: {
		more: "Read in full",
		over: "The discount is over",
		days: /\ddays?/,
		lost: "Page not found!",
		home: "Home",
	},
} as const;

/** As the browser does it when another tab is looked at. */
function setVisibility(page: Page, state: "hidden" | "visible"): Promise<void> {
	return page.evaluate((value) => {
		Object.defineProperty(document, "visibilityState", { get: () => value, configurable: true });
		document.dispatchEvent(new Event("visibilitychange"));
	}, state);
}

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

		test("nothing moves when the script comes, and the button stands between 767 and 768 px", async ({ page }) => {
			const shifts = await watchShifts(page);
			await page.setViewportSize({ width: 767, height: 900 });
			await page.goto(`${prefix}/reviews`);
			const more = page.getByRole("button", { name: words.more });
			await expect(more.first()).toBeVisible();
			await page.mouse.move(20, 20);
			await page.waitForLoadState("networkidle");
			expect(await shifts()).toBeLessThan(0.01);
			await page.setViewportSize({ width: 768, height: 900 });
			await expect(more).toHaveCount(0);
		});

		test("what is shown at first has at most 200 characters and ends with a sentence, or with an ellipsis", async ({
			page,
		}) => {
			await page.setViewportSize({ width: 390, height: 844 });
			await page.goto(`${prefix}/reviews`);
			const heads = await page.evaluate(() =>
				[...document.querySelectorAll(".shortened")].map((text) => {
					const dots = text.querySelector(".shortened__dots");
					const mark = dots ? getComputedStyle(dots, "::after").content : "";
					return (text.firstChild?.textContent ?? "") + (mark === "" ? "" : JSON.parse(mark));
				}),
			);
			expect(heads.length).toBeGreaterThan(0);
			for (const head of heads) {
				expect(head.length).toBeLessThanOrEqual(201);
				expect(head).toMatch(/(?:\.[»”"')\]]*|…)$/);
			}
		});

		test("who has no script reads every text whole", async ({ browser, baseURL }) => {
			const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
			const page = await context.newPage();
			await page.goto(`${baseURL}${prefix}/reviews`);
			await expect(page.locator(".shortened__rest").first()).toBeVisible();
			await expect(page.locator(".shortened__more").first()).toBeHidden();
			await context.close();
		});

		test("a hidden page does not tick, and catches up when it is looked at", async ({ page }) => {
			await openWithStoppedClock(page, `${prefix}/roblox/roblox-studio-start`);
			const timer = page.getByRole("timer").first();
			await expect(timer).toContainText(/\d/);
			await setVisibility(page, "hidden");
			const before = await timer.textContent();
			await page.clock.runFor(60_000);
			expect(await timer.textContent()).toBe(before);
			await setVisibility(page, "visible");
			await expect(timer).not.toHaveText(before ?? "");
		});

		test("at zero the page says so instead of counting", async ({ page }) => {
			await openWithStoppedClock(page, `${prefix}/roblox/roblox-studio-start`);
			const timer = page.getByRole("timer").first();
			await expect(timer).toContainText(/\d/);
			const end = await page
				.getByRole("main")
				.locator("time[datetime]", { hasText: "GMT" })
				.first()
				.getAttribute("datetime");
			const second = Date.parse(end ?? "") - 1000;
			await page.clock.setSystemTime(second);
			await page.clock.runFor(1000 - (second % 1000));
			await page.clock.runFor(2000);
			await expect(page.getByRole("main").getByText(words.over).first()).toBeVisible();
			await expect(page.getByRole("timer").filter({ hasText: /00.*00.*00.*00/ })).toHaveCount(0);
		});

		test("the end of a sale counts down by seconds", async ({ page }) => {
			await page.clock.install();
			await open(page, `${prefix}/roblox/roblox-studio-start`);
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
