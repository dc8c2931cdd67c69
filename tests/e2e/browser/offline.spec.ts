import { expect, test } from "../../fixtures/journey.ts";
import { pretendConnection } from "./requests.ts";
import { LANGUAGES, markDocument, open, TONGUES } from "./visit.ts";

for (const language of LANGUAGES) {
	const { prefix, faq, children, childrenTitle, offline, again } = TONGUES[language];

	test.describe(`without network, ${language}`, () => {
		test.beforeEach(({ page }) => pretendConnection(page, { effectiveType: "3g" }));

		test("a navigation keeps the page, says so, and goes on when asked again", async ({ page, context }) => {
			await open(page, faq);
			const title = await page.title();
			// Its script is there already: only the data is missing.
			await page.evaluate((to) => window.__reactRouterDataRouter?.navigate(to), children);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(childrenTitle);
			await page.goBack();
			await expect(page).toHaveTitle(title);
			const isSame = await markDocument(page);
			await context.setOffline(true);
			await page.evaluate((to) => void window.__reactRouterDataRouter?.navigate(to), children);
			await expect(page.getByRole("status").getByText(offline)).toBeVisible();
			await expect(page).toHaveTitle(title);
			await context.setOffline(false);
			await page.getByRole("button", { name: again }).click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(childrenTitle);
			await expect(page.getByText(offline)).not.toBeVisible();
			expect(await isSame()).toBe(true);
		});

		test("a missing script keeps the page too, and the page is loaded as a document then", async ({
			page,
			context,
		}) => {
			await open(page, faq);
			const title = await page.title();
			await context.setOffline(true);
			await page.evaluate((to) => void window.__reactRouterDataRouter?.navigate(to), children);
			await expect(page.getByRole("status").getByText(offline)).toBeVisible();
			await expect(page).toHaveTitle(title);
			await context.setOffline(false);
			await page.getByRole("button", { name: again }).click();
			await expect(page).toHaveURL((url) => url.pathname === children);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(childrenTitle);
		});

		test("going elsewhere instead takes the notice away", async ({ page, context }) => {
			await open(page, faq);
			await context.setOffline(true);
			await page.evaluate((to) => void window.__reactRouterDataRouter?.navigate(to), children);
			await expect(page.getByText(offline)).toBeVisible();
			await context.setOffline(false);
			await page.evaluate((to) => void window.__reactRouterDataRouter?.navigate(to), prefix || "/");
			await expect(page).toHaveURL((url) => url.pathname === (prefix || "/"));
			await expect(page.getByText(offline)).not.toBeVisible();
		});
	});
}
