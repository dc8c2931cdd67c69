import type { Page } from "@playwright/test";
import { comeAlive, expect, test } from "../../fixtures/journey.ts";
import { pretendConnection, watchTraffic } from "./requests.ts";
import { LANGUAGES, markDocument, open, TONGUES } from "./visit.ts";

test.use({ complaints: ["a script did not load"] });

/** Lets the script of the catalogue's list fail. @returns how often it has been asked for. */
async function failScript(page: Page, options: { times?: number }): Promise<() => number> {
	let asked = 0;
	await page.route(
		/\/assets\/audience-[\w-]+\.js$/,
		(route) => {
			asked++;
			return route.abort();
		},
		options,
	);
	return () => asked;
}

function goTo(page: Page, address: string): Promise<void> {
	return page.evaluate((to) => void window.__reactRouterDataRouter?.navigate(to), address);
}

for (const language of LANGUAGES) {
	const { faq, children, childrenTitle } = TONGUES[language];

	test.describe(`missing scripts, ${language}`, () => {
		test.beforeEach(({ page }) => pretendConnection(page, { effectiveType: "3g" }));

		test("one that fails once leads to the page that was asked for, by one document", async ({ page }) => {
			const traffic = watchTraffic(page);
			await open(page, faq);
			await traffic.quiet();
			await failScript(page, { times: 1 });
			const isSame = await markDocument(page);
			const asked = traffic.count();
			await goTo(page, `${children}?sort=price#main`);
			await expect(page).toHaveURL((url) => url.pathname + url.search + url.hash === `${children}?sort=price#main`);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(childrenTitle);
			await comeAlive(page);
			expect(await isSame()).toBe(false);
			expect(asked.documents).toEqual([`${children}?sort=price`]);
		});

		test("one that fails for ever makes no loop: the page can be read, and going there again shows the error", async ({
			page,
		}) => {
			const traffic = watchTraffic(page);
			await open(page, faq);
			await traffic.quiet();
			await failScript(page, {});
			const asked = traffic.count();
			await goTo(page, children);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(childrenTitle);
			await traffic.quiet();
			expect(asked.documents).toEqual([children]);
			// The browser cannot bring this page to life, so it stands as for those without script.
			await page.goto(faq);
			await comeAlive(page);
			await traffic.quiet();
			const askedLater = traffic.count();
			await goTo(page, children);
			await expect(page.getByRole("heading", { level: 1 })).toContainText("500");
			await traffic.quiet();
			expect(askedLater.documents).toEqual([]);
		});

		test("after ten seconds a document may be loaded again", async ({ page }) => {
			await page.clock.install();
			const traffic = watchTraffic(page);
			await open(page, faq);
			await failScript(page, {});
			await goTo(page, children);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(childrenTitle);
			await open(page, faq);
			await page.clock.runFor(10_000);
			const asked = traffic.count();
			await goTo(page, children);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(childrenTitle);
			expect(asked.documents).toEqual([children]);
		});

		test("a page that the router has reloaded goes on to where the visitor was going, once", async ({ page }) => {
			await open(page, faq);
			await page.evaluate((path) => {
				sessionStorage.setItem("reload-guard", JSON.stringify({ path, at: Date.now(), isSpent: false }));
			}, children);
			await page.reload();
			await expect(page).toHaveURL((url) => url.pathname === children);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(childrenTitle);
			await page.goto(faq);
			await page.reload();
			await expect(page).toHaveURL((url) => url.pathname === faq);
		});

		test("a dialog whose script is missing becomes the page it is", async ({ page }) => {
			await open(page, faq);
			await page.route(/\/assets\/request-modal-[\w-]+\.js$/, (route) => route.abort());
			await page.locator("header a[data-modal][href*='/request']:visible").first().click();
			await expect(page).toHaveURL((url) => url.pathname.endsWith("/request"));
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		});
	});
}
