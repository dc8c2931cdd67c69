import { SVEDEN_SECTIONS } from "../../app/features/pages/sveden-sections.ts";
import { expect, LANGUAGES, test } from "../fixtures/journey.ts";

const TEXTS = {
	ru: {
		changed: "Что изменилось",
		added: "Новый абзац",
		whole: "Читать редакцию целиком",
		earlier: "Редакция № 1",
		replaced: "Это прежняя редакция",
		section: "Сведения об образовательной организации",
		lowVision: "Версия для слабовидящих",
		dark: "Белым по чёрному",
		large: "Крупный",
		noPictures: "Убрать",
		still: "Остановить",
		reset: "Вернуть обычный вид",
		zoom: "Нажмите Ctrl и плюс",
	},
	en: {
		changed: "What changed",
		added: "New paragraph",
		whole: "Read the whole version",
		earlier: "Version 1",
		replaced: "This is an earlier version",
		section: "Information on the educational organisation",
		lowVision: "Low-vision version",
		dark: "White on black",
		large: "Large",
		noPictures: "Hide",
		still: "Stop",
		reset: "Back to the usual look",
		zoom: "Press Ctrl and plus",
	},
} as const;

for (const language of ["ru", "en"] as const) {
	const words = TEXTS[language];
	const { prefix } = LANGUAGES[language];
	for (const javaScriptEnabled of [true, false]) {
		test.describe(`${language}, script ${javaScriptEnabled ? "on" : "off"}`, () => {
			test.use({ javaScriptEnabled });

			test("a document shows what it changed, and the version before stays at its address", async ({ page }) => {
				await page.goto(`${prefix}/politica`);
				await page.getByRole("link", { name: words.changed }).click();
				await expect(page.getByText(words.added).first()).toBeVisible();
				await expect(page.locator("ins").first()).toBeVisible();
				await expect(page.locator("del").first()).toBeVisible();
				await page.getByRole("link", { name: words.whole }).click();
				await page.getByRole("link", { name: words.earlier }).click();
				await expect(page.getByText(words.replaced)).toBeVisible();
				await expect(page).toHaveURL(/version=1$/);
			});

			test("every sub-section of the official information is there, with the way to all the others", async ({
				page,
			}) => {
				await page.goto(`${prefix}/information`);
				const nav = page.getByRole("navigation", { name: words.section });
				await expect(nav.getByRole("link")).toHaveCount(SVEDEN_SECTIONS.length);
				for (const section of SVEDEN_SECTIONS) {
					const answer = await page.request.get(`${prefix}/sveden/${section}`);
					expect(answer.status(), section).toBe(200);
					expect(await answer.text(), section).toMatch(/itemprop="\w+"/i);
				}
			});

			test("offers lead to the pages of the capital and of the bank details", async ({ page }) => {
				await page.goto(`${prefix}/offer-group`);
				await expect(page.locator(`main a[href="${prefix}/capital"]`)).toBeVisible();
				await page.locator(`main a[href="${prefix}/requisites"]`).click();
				await expect(page.getByText("0000000000000").first()).toBeVisible();
			});
		});
	}

	test(`${language}: without script the low-vision page tells what the browser can do`, async ({
		browser,
		baseURL,
	}) => {
		const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
		const page = await context.newPage();
		await page.goto(`${prefix}/low-vision`);
		await expect(page.getByText(words.zoom)).toBeVisible();
		await expect(page.getByRole("button", { name: words.reset })).toBeHidden();
		await context.close();
	});

	test(`${language}: the low-vision choice opens from the foot of a page, holds on the next one before paint, and goes back`, async ({
		page,
	}) => {
		await page.goto(`${prefix}/contacts`);
		await page.mouse.move(10, 10);
		await page.waitForLoadState("networkidle");
		await page.getByRole("contentinfo").getByRole("link", { name: words.lowVision }).click();
		const dialog = page.getByRole("dialog");
		await dialog.getByRole("radio", { name: words.dark }).check();
		await dialog.getByRole("radio", { name: words.large, exact: true }).check();
		await dialog.getByRole("radio", { name: words.noPictures, exact: true }).check();
		await dialog.getByRole("radio", { name: words.still, exact: true }).check();
		const root = page.locator("html");
		await expect(root).toHaveCSS("font-size", "20px");
		await expect(page.locator("body")).toHaveCSS("background-color", "rgb(0, 0, 0)");
		await page.goto(`${prefix}/about`, { waitUntil: "commit" });
		await expect(root).toHaveAttribute("data-sight-contrast", "dark");
		await expect(page.getByRole("main").locator("img").first()).toBeHidden();
		await page.goto(`${prefix}/`);
		await expect(page.locator(".moon").first()).toHaveCSS("animation-play-state", "paused");
		await page.goto(`${prefix}/low-vision`);
		await page.getByRole("button", { name: words.reset }).click();
		await expect(root).toHaveCSS("font-size", "16px");
		await page.reload();
		await expect(root).not.toHaveAttribute("data-sight-contrast");
	});
}

test("an unknown section and an unknown version answer 404", async ({ request }) => {
	for (const path of ["/sveden/nope", "/en/sveden/common/more", "/politica?version=99"]) {
		expect((await request.get(path)).status(), path).toBe(404);
	}
});
