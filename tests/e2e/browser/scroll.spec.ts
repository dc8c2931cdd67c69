import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/journey.ts";
import config from "../playwright.config.ts";
import {
	addPlainLink,
	back,
	follow,
	LANGUAGES,
	offsetOf,
	open,
	openWithStoppedClock,
	scrollTop,
	TONGUES,
} from "./visit.ts";

// Scroll bars take their room, as on a desk; the runner hides them otherwise.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] } });

/** The focus comes to a place at once, when its scrolling has been planned; a clock that stands still must not be moved before that. */
function focusedId(page: Page): Promise<string | undefined> {
	return page.evaluate(() => document.activeElement?.id);
}

for (const language of LANGUAGES) {
	const { prefix, faq, children } = TONGUES[language];
	const place = `${faq}#payment`;

	test.describe(`scrolling, ${language}`, () => {
		test("a hash waits 700 ms and brings its element 70 px below the top", async ({ page }) => {
			await openWithStoppedClock(page, children);
			await follow(page, place);
			await page.clock.runFor(699);
			expect(await scrollTop(page)).toBe(0);
			await page.clock.runFor(1);
			await expect.poll(() => offsetOf(page, "payment")).toBe(70);
		});

		test("the sticky header does not cover what a hash has brought", async ({ page }) => {
			await open(page, place);
			await expect.poll(() => offsetOf(page, "payment")).toBe(70);
			const isOnTop = await page.evaluate(() => {
				const box = document.getElementById("payment-title")?.getBoundingClientRect();
				const top = box && document.elementFromPoint(box.left + 2, box.top + box.height / 2);
				return top?.closest("#payment") !== null;
			});
			expect(isOnTop).toBe(true);
		});

		test("a hash without its element leads to the top", async ({ page }) => {
			await openWithStoppedClock(page, faq);
			await page.evaluate(() => window.scrollTo(0, 600));
			await follow(page, `${faq}#nowhere`);
			await page.clock.runFor(699);
			expect(await scrollTop(page)).toBe(600);
			await page.clock.runFor(1);
			await expect.poll(() => scrollTop(page)).toBe(0);
		});

		test("a plain link to a place on the page scrolls by the same rule and moves the focus at once", async ({
			page,
		}) => {
			await openWithStoppedClock(page, faq);
			const link = await addPlainLink(page, "#payment");
			await link.focus();
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL(/#payment$/);
			await expect.poll(() => focusedId(page)).toBe("payment");
			await page.clock.runFor(699);
			expect(await scrollTop(page)).toBe(0);
			await page.clock.runFor(1);
			await expect.poll(() => offsetOf(page, "payment")).toBe(70);
			await page.keyboard.press("Tab");
			expect(await page.evaluate(() => document.activeElement?.closest("#payment")?.id)).toBe("payment");
		});

		test("the same place can be asked for twice", async ({ page }) => {
			await openWithStoppedClock(page, faq);
			const link = await addPlainLink(page, "#payment");
			await link.click();
			await expect.poll(() => focusedId(page)).toBe("payment");
			await page.clock.runFor(700);
			await expect.poll(() => offsetOf(page, "payment")).toBe(70);
			await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
			const entries = await page.evaluate(() => window.history.length);
			await link.click();
			await expect.poll(() => focusedId(page)).toBe("payment");
			await page.clock.runFor(700);
			await expect.poll(() => offsetOf(page, "payment")).toBe(70);
			expect(await page.evaluate(() => window.history.length)).toBe(entries);
		});

		test("going back restores the position after 500 ms", async ({ page }) => {
			await openWithStoppedClock(page, faq);
			await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
			await expect.poll(() => scrollTop(page)).toBe(900);
			await follow(page, children);
			expect(await scrollTop(page)).toBe(0);
			await back(page);
			await page.clock.runFor(499);
			expect(await scrollTop(page)).toBe(0);
			await page.clock.runFor(1);
			await expect.poll(() => scrollTop(page)).toBe(900);
		});

		test("a reload remembers every position", async ({ page }) => {
			await open(page, faq);
			await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
			await expect.poll(() => scrollTop(page)).toBe(900);
			await page.reload();
			await expect.poll(() => scrollTop(page)).toBe(900);
			await follow(page, children);
			await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
			await expect.poll(() => scrollTop(page)).toBe(400);
			await page.reload();
			await expect.poll(() => scrollTop(page)).toBe(400);
			await back(page);
			await expect.poll(() => scrollTop(page)).toBe(900);
		});

		test("going back before a reloaded page has come to life shows the page that was asked for", async ({ page }) => {
			await open(page, faq);
			const title = await page.title();
			await follow(page, children);
			await page.reload({ waitUntil: "domcontentloaded" });
			await page.evaluate(() => window.history.back());
			await expect(page).toHaveTitle(title);
			await expect(page.locator("#payment")).toBeVisible();
		});

		test("a new path begins at the top, at once", async ({ page }) => {
			await openWithStoppedClock(page, faq);
			await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
			await expect.poll(() => scrollTop(page)).toBe(900);
			await follow(page, children);
			await expect(page.locator("#payment")).not.toBeAttached();
			expect(await scrollTop(page)).toBe(0);
		});

		test("a change of the query moves nothing", async ({ page }) => {
			await openWithStoppedClock(page, children);
			await page.evaluate(() => window.scrollTo({ top: 500, behavior: "instant" }));
			await expect.poll(() => scrollTop(page)).toBe(500);
			await follow(page, `${children}?sort=price`);
			await page.clock.runFor(2000);
			expect(await scrollTop(page)).toBe(500);
		});

		test("the next page of a list is shown from its beginning, at once, and takes the focus", async ({ page }) => {
			await open(page, `${prefix}/blog`);
			const next = page.getByRole("link", { name: TONGUES[language].nextPage });
			await next.focus();
			const left = await scrollTop(page);
			await page.keyboard.press("Enter");
			await expect.poll(() => focusedId(page)).toBe("posts");
			expect(await offsetOf(page, "posts")).toBe(70);
			await expect(page).toHaveTitle(language === "ru" ? /^Страница 2\. / : /^Page 2\. /);
			await back(page);
			await expect.poll(() => scrollTop(page)).toBe(left);
		});

		test("the hash goes before the saved position", async ({ page }) => {
			await openWithStoppedClock(page, place);
			await page.evaluate(() => window.scrollTo({ top: 100, behavior: "instant" }));
			await expect.poll(() => scrollTop(page)).toBe(100);
			await follow(page, children);
			await back(page);
			await page.clock.runFor(699);
			expect(await scrollTop(page)).toBe(0);
			await page.clock.runFor(1);
			await expect.poll(() => offsetOf(page, "payment")).toBe(70);
		});

		test("the not-found screen has no saved position", async ({ page }) => {
			await openWithStoppedClock(page, faq);
			await follow(page, `${prefix}/no/such/page`);
			await page.evaluate(() => {
				document.body.style.minHeight = "300vh";
				window.scrollTo({ top: 300, behavior: "instant" });
			});
			await expect.poll(() => scrollTop(page)).toBe(300);
			await follow(page, faq);
			await page.evaluate(() => window.scrollTo({ top: 200, behavior: "instant" }));
			await back(page);
			await expect(page.getByRole("heading", { level: 1, name: TONGUES[language].lost })).toBeVisible();
			await page.clock.runFor(1000);
			expect(await scrollTop(page)).toBe(0);
		});

		for (const size of ["125", "150"]) {
			test(`letters of ${size} % make the header higher, and a hash brings its element just below it`, async ({
				page,
			}) => {
				await page.addInitScript((kept) => localStorage.setItem("sight", kept), `${size} normal on on`);
				await open(page, place);
				const bottom = () => page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().bottom);
				await expect.poll(async () => (await offsetOf(page, "payment")) - Math.round(await bottom())).toBe(0);
				expect(await bottom()).toBeGreaterThan(80);
			});
		}

		test("without script the same places are 70 px below the top", async ({ browser, baseURL }) => {
			const context = await browser.newContext({ javaScriptEnabled: false });
			const page = await context.newPage();
			for (const path of [faq, `${prefix}/politica`, `${prefix}/about`, `${prefix}/information`]) {
				await page.goto(`${baseURL}${path}`);
				const hash = await page.locator('main a[href^="#"]').first().getAttribute("href");
				await page.goto(`${baseURL}${path}${hash}`);
				const box = await page.locator(`[id="${decodeURIComponent(hash ?? "").slice(1)}"]`).boundingBox();
				expect(Math.round(box?.y ?? Number.NaN), path).toBe(70);
			}
			await context.close();
		});

		test("nothing glides for those who asked for less motion", async ({ page }) => {
			await page.emulateMedia({ reducedMotion: "reduce" });
			await openWithStoppedClock(page, faq);
			await follow(page, place);
			await page.clock.runFor(700);
			expect(await offsetOf(page, "payment")).toBe(70);
		});

		test("nor in the low-vision version without movement", async ({ page }) => {
			await page.addInitScript(() => localStorage.setItem("sight", "100 normal on off"));
			await openWithStoppedClock(page, faq);
			await follow(page, place);
			await page.clock.runFor(700);
			expect(await offsetOf(page, "payment")).toBe(70);
		});

		test("a dialog opens and closes without moving the page", async ({ page }) => {
			await openWithStoppedClock(page, prefix || "/");
			// The parts of a page are laid out with the frames, which stand still as well.
			await page.clock.runFor(3000);
			await expect(page.locator("html[data-fonts]")).not.toBeAttached();
			const link = page.locator("main a[data-modal]").last();
			await link.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
			const place = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
			const before = { top: await scrollTop(page), place: await place() };
			await link.evaluate((element: HTMLAnchorElement) => element.click());
			await expect(page.getByRole("dialog")).toBeVisible();
			await page.clock.runFor(1000);
			expect(await place()).toBe(before.place);
			await page.keyboard.press("Escape");
			await expect(page.getByRole("dialog")).not.toBeVisible();
			await page.clock.runFor(1000);
			expect({ top: await scrollTop(page), place: await place() }).toEqual(before);
		});
	});
}
