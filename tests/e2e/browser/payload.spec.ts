import { expect, test } from "../../fixtures/journey.ts";
import { countRequests } from "./requests.ts";
import { addPlainLink, LANGUAGES, markDocument, open, TONGUES } from "./visit.ts";

for (const language of LANGUAGES) {
	const { prefix, faq, children } = TONGUES[language];

	test.describe(`page data, ${language}`, () => {
		test("a navigation without a prefetch asks for one answer: the payload of the page", async ({ page }) => {
			await open(page, faq);
			const isSame = await markDocument(page);
			const asked = countRequests(page);
			await page.evaluate((to) => void window.__reactRouterDataRouter?.navigate(to), children);
			await expect(page).toHaveURL((url) => url.pathname === children);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(TONGUES[language].childrenTitle);
			expect(asked.data).toEqual([`${children}/_payload.json`]);
			expect(asked.documents).toEqual([]);
			expect(await isSame()).toBe(true);
		});

		test("after a prefetch on intent the navigation asks for nothing more", async ({ page }) => {
			await open(page, faq);
			const link = page.getByRole("contentinfo").locator(`a[href="${children}"]`).first();
			await link.scrollIntoViewIfNeeded();
			const payload = page.waitForResponse((response) => response.url().endsWith(`${children}/_payload.json`));
			await link.hover();
			await payload;
			await page.waitForLoadState("networkidle");
			const asked = countRequests(page);
			await link.click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(TONGUES[language].childrenTitle);
			await page.waitForLoadState("networkidle");
			expect(asked).toEqual({ data: [], code: [], documents: [] });
		});

		test("focus by keyboard is intent too", async ({ page }) => {
			await open(page, faq);
			const link = page.getByRole("contentinfo").locator(`a[href="${children}"]`).first();
			const payload = page.waitForResponse((response) => response.url().endsWith(`${children}/_payload.json`));
			await link.focus();
			await payload;
			const asked = countRequests(page);
			await page.keyboard.press("Enter");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(TONGUES[language].childrenTitle);
			expect(asked.data).toEqual([]);
		});

		test("what was read ahead is used once", async ({ page }) => {
			await open(page, faq);
			const asked = countRequests(page);
			const link = page.getByRole("contentinfo").locator(`a[href="${children}"]`).first();
			await link.focus();
			await expect.poll(() => asked.data).toEqual([`${children}/_payload.json`]);
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL((url) => url.pathname === children);
			await page.goBack();
			await expect(page).toHaveURL((url) => url.pathname === faq);
			await page.goForward();
			await expect(page).toHaveURL((url) => url.pathname === children);
			await expect.poll(() => asked.data.filter((address) => address.startsWith(`${children}/`))).toHaveLength(2);
		});

		test("a page that is not listed is not read ahead", async ({ page }) => {
			await open(page, faq);
			const asked = countRequests(page);
			const link = await addPlainLink(page, `${prefix}/nowhere`);
			await link.hover();
			await link.focus();
			await page.waitForLoadState("networkidle");
			expect(asked.data.filter((address) => address.includes("nowhere"))).toEqual([]);
		});

		test("links in view are read ahead, a few of them, only where the connection is good", async ({ page }) => {
			await page.addInitScript(() => {
				Object.defineProperty(navigator, "connection", { value: { effectiveType: "4g", saveData: false } });
			});
			const good = countRequests(page);
			await open(page, children);
			await page.waitForLoadState("networkidle");
			expect(good.data.length).toBeGreaterThan(0);
			expect(good.data.length).toBeLessThanOrEqual(6);

			const other = await page.context().newPage();
			await other.addInitScript(() => {
				Object.defineProperty(navigator, "connection", { value: { effectiveType: "3g", saveData: false } });
			});
			const poor = countRequests(other);
			await open(other, children);
			await other.waitForLoadState("networkidle");
			expect(poor.data).toEqual([]);
		});

		test("the page and its data are one answer at one address", async ({ request }) => {
			const payload = await request.get(`${children}/_payload.json`);
			const own = await request.get(`${children}.data`);
			expect(payload.status()).toBe(200);
			expect(payload.headers()["content-type"]).toContain("application/json");
			expect(payload.headers()["x-remix-response"]).toBe("yes");
			expect(await payload.text()).toBe(await own.text());
			const home = await request.get(`${prefix}/_payload.json`);
			expect(home.status()).toBe(200);
		});
	});
}
