import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "../../fixtures/journey.ts";
import { pretendConnection, watchTraffic } from "./requests.ts";
import { addPlainLink, follow, LANGUAGES, markDocument, open, openWithStoppedClock, TONGUES } from "./visit.ts";

const NOTHING = { data: [], code: [], documents: [] };

for (const language of LANGUAGES) {
	const { prefix, faq, children, childrenTitle } = TONGUES[language];
	const payload = `${children}/_payload.json`;

	test.describe(`page data, ${language}`, () => {
		test.beforeEach(({ page }) => pretendConnection(page, { effectiveType: "3g" }));

		test("a navigation without a prefetch asks for one answer: the payload of the page", async ({ page }) => {
			const traffic = watchTraffic(page);
			await open(page, faq);
			await traffic.quiet();
			const isSame = await markDocument(page);
			const asked = traffic.count();
			await page.evaluate((to) => void window.__reactRouterDataRouter?.navigate(to), children);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(childrenTitle);
			await traffic.quiet();
			expect(asked.data).toEqual([payload]);
			expect(asked.documents).toEqual([]);
			expect(await isSame()).toBe(true);
		});

		test("after a prefetch on intent the navigation asks for nothing more", async ({ page }) => {
			const traffic = watchTraffic(page);
			await open(page, faq);
			await traffic.quiet();
			const asked = traffic.count();
			const link = page.getByRole("contentinfo").locator(`a[href="${children}"]`).first();
			await link.hover();
			await expect.poll(() => asked.data).toEqual([payload]);
			await traffic.quiet();
			const askedLater = traffic.count();
			await link.click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(childrenTitle);
			await traffic.quiet();
			expect(askedLater).toEqual(NOTHING);
		});

		test("focus by keyboard is intent too", async ({ page }) => {
			const traffic = watchTraffic(page);
			await open(page, faq);
			await traffic.quiet();
			const asked = traffic.count();
			await page.getByRole("contentinfo").locator(`a[href="${children}"]`).first().focus();
			await expect.poll(() => asked.data).toEqual([payload]);
			await traffic.quiet();
			const askedLater = traffic.count();
			await page.keyboard.press("Enter");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(childrenTitle);
			await traffic.quiet();
			expect(askedLater).toEqual(NOTHING);
		});

		test("a click that comes before the answer waits for it instead of asking again", async ({ page }) => {
			await page.route(/_payload\.json$/, async (route) => {
				await pause(400);
				await route.continue();
			});
			const traffic = watchTraffic(page);
			await open(page, prefix || "/");
			await traffic.quiet();
			const asked = traffic.count();
			await page.getByRole("main").locator(`a[href="${children}"]`).first().click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(childrenTitle);
			await traffic.quiet();
			expect(asked).toMatchObject({ data: [payload], documents: [] });
		});

		test("what was read ahead is used once", async ({ page }) => {
			const traffic = watchTraffic(page);
			await open(page, faq);
			const asked = traffic.count();
			await page.getByRole("contentinfo").locator(`a[href="${children}"]`).first().focus();
			await expect.poll(() => asked.data).toEqual([payload]);
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL((url) => url.pathname === children);
			await page.goBack();
			await expect(page).toHaveURL((url) => url.pathname === faq);
			await page.goForward();
			await expect.poll(() => asked.data.filter((address) => address === payload)).toHaveLength(2);
		});

		test("a page that is not listed is not read ahead", async ({ page }) => {
			const traffic = watchTraffic(page);
			await open(page, faq);
			await traffic.quiet();
			const link = await addPlainLink(page, `${prefix}/nowhere`);
			const asked = traffic.count();
			await link.hover();
			await link.focus();
			await traffic.quiet();
			expect(asked.data).toEqual([]);
		});

		for (const { effectiveType, most } of [
			{ effectiveType: "4g", most: 6 },
			{ effectiveType: "3g", most: 0 },
		]) {
			test(`links that stay in view are read ahead with ${effectiveType}: at most ${most}`, async ({ page }) => {
				await pretendConnection(page, { effectiveType });
				const traffic = watchTraffic(page);
				await openWithStoppedClock(page, faq);
				await follow(page, children);
				await traffic.quiet();
				const asked = traffic.count();
				await page.clock.runFor(1999);
				await traffic.quiet();
				expect(asked.data).toEqual([]);
				await page.clock.runFor(1);
				if (most > 0) await expect.poll(() => asked.data.length).toBeGreaterThan(0);
				await traffic.quiet();
				expect(asked.data.length).toBeLessThanOrEqual(most);
			});
		}

		test("the page and its data are one answer at one address", async ({ request }) => {
			const answer = await request.get(payload);
			const own = await request.get(`${children}.data`);
			expect(answer.status()).toBe(200);
			expect(answer.headers()["content-type"]).toContain("application/json");
			expect(answer.headers()["x-remix-response"]).toBe("yes");
			expect(await answer.text()).toBe(await own.text());
			expect((await request.get(`${prefix}/_payload.json`)).status()).toBe(200);
		});
	});
}
