import { comeAlive, expect, test } from "../../fixtures/journey.ts";
import { pretendConnection, watchTraffic } from "./requests.ts";
import { LANGUAGES, markDocument, open, TONGUES } from "./visit.ts";

for (const language of LANGUAGES) {
	const { prefix, faq, children, childrenTitle, offline, unopened, again } = TONGUES[language];

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
			// Nobody is led away from the page at hand; there is network again, and the notice says no more that there is none.
			await expect(page.getByRole("status").getByText(unopened, { exact: true })).toBeVisible();
			await expect(page.getByText(offline)).toBeHidden();
			await expect(page).toHaveTitle(title);
			await page.getByRole("button", { name: again }).click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(childrenTitle);
			await expect(page.getByText(unopened, { exact: true })).toBeHidden();
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

		test("a page whose parts have not come does not take the place of the page at hand", async ({
			page,
			context,
			complaints,
		}) => {
			const part = /\/assets\/home-whole-[^/]+\.js$/;
			await page.route(part, (route) => route.abort("internetdisconnected"));
			await open(page, faq);
			const title = await page.title();
			const logo = page
				.getByRole("banner")
				.locator(`a[href="${prefix || "/"}"]`)
				.first();
			// Whoever points at a link has its script and its data read ahead: here all of it comes but one part.
			const data = page.waitForResponse((response) => new URL(response.url()).pathname === `${prefix}/_payload.json`);
			const missing = page.waitForEvent("requestfailed", (request) => part.test(request.url()));
			await logo.hover();
			await Promise.all([data, missing]);
			await context.setOffline(true);
			await logo.click();
			await expect(page.getByRole("status").getByText(offline)).toBeVisible();
			await expect(page).toHaveTitle(title);
			await expect(page.getByRole("main")).toBeVisible();
			await context.setOffline(false);
			await page.unroute(part);
			await page.getByRole("button", { name: again }).click();
			await expect(page).toHaveURL((url) => url.pathname === (prefix || "/"));
			await expect(page.getByRole("main")).toBeVisible();
			expect(complaints.splice(0).every((text) => text.includes("Failed locale loading"))).toBe(true);
		});

		test("going elsewhere instead takes the notice away", async ({ page, context }) => {
			await open(page, faq);
			await context.setOffline(true);
			await page.evaluate((to) => void window.__reactRouterDataRouter?.navigate(to), children);
			await expect(page.getByText(offline)).toBeVisible();
			await context.setOffline(false);
			await page.evaluate((to) => void window.__reactRouterDataRouter?.navigate(to), prefix || "/");
			await expect(page).toHaveURL((url) => url.pathname === (prefix || "/"));
			await expect(page.getByText(offline)).toBeHidden();
			await expect(page.getByText(unopened, { exact: true })).toBeHidden();
		});

		test("a dialog says so within itself and goes on by itself or when asked again", async ({ page, context }) => {
			await open(page, faq);
			const link = page.getByRole("banner").locator(`a[href="${prefix}/request?kind=trial"]:visible`);
			const dialog = page.getByRole("dialog");
			const form = dialog.locator("form");
			const notice = dialog.getByRole("status").getByText(offline);
			async function close(): Promise<void> {
				await page.keyboard.press("Escape");
				await expect(dialog).toBeHidden();
			}
			// Its script is there then: only the data is missing.
			await link.click();
			await expect(form).toBeVisible();
			await close();
			const isSame = await markDocument(page);

			await context.setOffline(true);
			await link.click();
			await expect(notice).toBeVisible();
			await dialog.getByRole("button", { name: again }).click();
			await expect(notice).toBeVisible();
			await context.setOffline(false);
			await expect(form).toBeVisible();
			await expect(notice).toBeHidden();
			await close();

			await page.route(/_payload\.json/, (route) => route.fulfill({ status: 503 }));
			await link.click();
			await expect(notice).toBeVisible();
			await dialog.getByRole("button", { name: again }).click();
			await expect(notice).toBeVisible();
			// Of a dialog that was closed nobody is told any more.
			await close();
			await page.unroute(/_payload\.json/);
			await page.route(/\/request\/_payload\.json/, (route) => route.fulfill({ status: 503 }));
			await page.getByRole("banner").locator('a[data-modal][href*="/basket"]:visible').click();
			await expect(dialog.getByRole("heading")).toBeVisible();
			await expect(notice).toBeHidden();
			await close();
			await page.unroute(/_payload\.json/);
			await page.unroute(/\/request\/_payload\.json/);
			await link.click();
			await expect(form).toBeVisible();
			expect(await isSame()).toBe(true);
		});

		test("a page whose dialogs have not come yet keeps its place, and leads to the page of the dialog then", async ({
			page,
			context,
			complaints,
		}) => {
			// The first dialog of a visit, whose frame is on its way when the connection breaks.
			let breakLine: () => void = () => undefined;
			const broken = new Promise<void>((resolve) => {
				breakLine = resolve;
			});
			await page.route(/\/assets\/modal-host-[^/]+\.js$/, async (route) => {
				await broken;
				await route.abort("internetdisconnected");
			});
			const lastPart = page.waitForResponse(/\/assets\/site-footer-[^/]+\.js$/);
			await page.goto(faq);
			await comeAlive(page);
			await lastPart;
			await page.getByRole("banner").locator(`a[href="${prefix}/request?kind=trial"]:visible`).click();
			await context.setOffline(true);
			breakLine();
			await expect(page.getByRole("status").getByText(offline)).toBeVisible();
			await expect(page).toHaveURL((url) => url.pathname === faq);
			await context.setOffline(false);
			await page.getByRole("button", { name: again }).click();
			await expect(page).toHaveURL((url) => url.pathname === `${prefix}/request`);
			expect(complaints.splice(0).every((text) => text.includes("Failed locale loading"))).toBe(true);
		});

		test("a dialog is closed without network, and nothing is asked for", async ({ page, context }) => {
			await open(page, `${prefix}/programming/scratch`);
			await page.getByRole("banner").locator(`a[href^="${prefix}/request?kind=trial"]:visible`).first().click();
			await expect(page.getByRole("dialog").locator("form")).toBeVisible();
			await context.setOffline(true);
			await page.keyboard.press("Escape");
			await expect(page.getByRole("dialog")).toBeHidden();
			expect(await page.evaluate(() => window.__reactRouterDataRouter?.state.navigation.state)).toBe("idle");
			await expect(page.getByText(offline)).toBeHidden();
		});

		test("a dialog whose script is missing says so too, each time that it opens", async ({
			page,
			context,
			complaints,
		}) => {
			const traffic = watchTraffic(page);
			await open(page, faq);
			await traffic.quiet();
			const link = page.getByRole("banner").locator(`a[href="${prefix}/request?kind=trial"]:visible`);
			const dialog = page.getByRole("dialog");
			await context.setOffline(true);
			for (let time = 0; time < 2; time++) {
				await link.click();
				await expect(dialog.getByRole("status").getByText(offline)).toBeVisible();
				await page.keyboard.press("Escape");
				await expect(dialog).toBeHidden();
				// The notice of the page, which lay behind.
				await page.getByRole("status").filter({ hasText: offline }).getByRole("button").last().click();
				await expect(page.getByText(offline)).toBeHidden();
				await traffic.quiet();
			}
			expect(complaints.splice(0).every((text) => text.includes("Failed locale loading"))).toBe(true);
		});
	});
}
