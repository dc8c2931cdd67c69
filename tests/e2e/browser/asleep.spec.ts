import type { Page } from "@playwright/test";
import english from "../../../app/features/requests/words.en.json" with { type: "json" };
import russian from "../../../app/features/requests/words.ru.json" with { type: "json" };
import { comeAlive, expect, test } from "../../fixtures/journey.ts";
import { LANGUAGES, markDocument, sleepOn, TONGUES } from "./visit.ts";

/* Forms and buttons in parts of a page whose code is still on its way, or does not come at all. */

test.use({ isPresent: false, complaints: ["a script did not load"] });

const WORDS = { ru: russian, en: english } as const;
const RECEIVED = { ru: "Заявка принята", en: "Application received" } as const;
/** Where the top of a form and its button do not fit. */
const PHONE = { width: 360, height: 640 };
const FORM_CODE = /\/assets\/inline-request-form-[\w-]+\.js$/;

let phones = Date.now() % 1_000_000;

async function fillIn(page: Page): Promise<void> {
	const form = page.locator("#trial form.request-form");
	await form.scrollIntoViewIfNeeded();
	await form.locator('input[name="name"]').fill("Екатерина");
	phones += 1;
	await form.locator('input[name="phone"]').fill(`8 904 2${String(phones).padStart(6, "0")}`);
	const age = form.locator('input[name="childAge"]');
	if (await age.isVisible()) {
		await age.fill("10");
		await form.locator('input[name="isRepresentative"]').check();
	}
	for (const name of ["privacy", "personalData", "offer"]) await form.locator(`input[name="${name}"]`).check();
}

/** Requests that have reached the school. */
function countSent(page: Page): () => number {
	let sent = 0;
	page.on("requestfinished", (request) => {
		if (request.method() === "POST" && /\/request/.test(request.url())) sent++;
	});
	return () => sent;
}

for (const language of LANGUAGES) {
	const { prefix, readMore, unopened } = TONGUES[language];
	const { offline } = WORDS[language];
	const home = prefix || "/";
	const isReceived = (page: Page) =>
		expect(page.getByRole("heading", { name: RECEIVED[language] }).last()).toBeVisible({ timeout: 20_000 });
	const send = (page: Page) => page.locator('#trial form.request-form button:not([type="button"])').click();

	test(`a form of a page that has lain untouched waits for the connection, ${language}`, async ({ page, context }) => {
		test.slow();
		await page.setViewportSize(PHONE);
		const code = page.waitForResponse(FORM_CODE, { timeout: 60_000 });
		await page.goto(home);
		await (await code).finished();
		await expect(page.locator("html")).toHaveAttribute("data-start", "rest");
		await context.setOffline(true);
		await fillIn(page);
		// A second attempt is told as well.
		for (let attempt = 0; attempt < 2; attempt++) {
			await send(page);
			const note = page.getByRole("status").filter({ hasText: offline.queued });
			await expect(note).toBeInViewport();
			await expect(note).toBeFocused();
		}
		await expect(page.locator('#trial input[name="name"]')).toHaveValue("Екатерина");
		const sent = countSent(page);
		await context.setOffline(false);
		await isReceived(page);
		expect(sent()).toBe(1);
	});

	test(`a form that is first touched without a connection says so and goes out once, ${language}`, async ({
		page,
		context,
	}) => {
		await page.setViewportSize(PHONE);
		await sleepOn(page);
		await page.goto(home, { waitUntil: "networkidle" });
		await context.setOffline(true);
		await fillIn(page);
		await send(page);
		await expect(page.getByText(offline.unkept)).toBeInViewport();
		await expect(page).toHaveURL((url) => url.pathname === home);
		await expect(page.locator('#trial input[name="name"]')).toHaveValue("Екатерина");
		const sent = countSent(page);
		await context.setOffline(false);
		await isReceived(page);
		expect(sent()).toBe(1);
	});

	test(`what is typed stays where the code of a form does not come, and can be sent, ${language}`, async ({ page }) => {
		const { promise: isTyped, resolve: fail } = Promise.withResolvers<void>();
		await page.route(FORM_CODE, async (route) => {
			await isTyped;
			await route.abort();
		});
		await page.goto(home);
		const isSame = await markDocument(page);
		await fillIn(page);
		await comeAlive(page);
		const failed = page.waitForEvent("requestfailed", (request) => FORM_CODE.test(request.url()));
		fail();
		await failed;
		await page.waitForLoadState("networkidle");
		expect(await isSame()).toBe(true);
		await expect(page.locator('#trial input[name="name"]')).toHaveValue("Екатерина");
		await send(page);
		await isReceived(page);
	});

	test(`a button that is pressed before the code of its part has come is answered then, ${language}`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 390, height: 844 });
		const { promise: isPressed, resolve: release } = Promise.withResolvers<void>();
		await page.route(/\/assets\/home-whole-[\w-]+\.js$/, async (route) => {
			await isPressed;
			await route.continue();
		});
		await page.goto(home);
		const more = page.locator(".shortened__more").first();
		await more.scrollIntoViewIfNeeded();
		await page.mouse.wheel(0, 10);
		await comeAlive(page);
		await expect(more).toHaveText(readMore);
		await more.click();
		release();
		await expect(more).toHaveAttribute("aria-expanded", "true");
		await expect(page.locator("[data-pressed]")).toHaveCount(0);
	});

	test(`what nobody has asked for may fail in silence, ${language}`, async ({ page }) => {
		let failed = 0;
		await page.route(/\/assets\/(?:modal-host|lost-screen)-[\w-]+\.js$/, (route) => {
			failed++;
			return route.abort();
		});
		await page.goto(home);
		const isSame = await markDocument(page);
		await page.mouse.wheel(0, 10);
		await comeAlive(page);
		await expect.poll(() => failed).toBe(2);
		await page.waitForLoadState("networkidle");
		expect(await isSame()).toBe(true);
		await expect(page.getByText(unopened, { exact: true })).toBeHidden();
	});
}
