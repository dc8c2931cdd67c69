import { expect, test } from "../../fixtures/journey.ts";
import { pretendConnection, watchTraffic } from "./requests.ts";
import { LANGUAGES, open, TONGUES } from "./visit.ts";

/* When the code and the data of a dialog are asked for. */

for (const language of LANGUAGES) {
	const { prefix, faq } = TONGUES[language];
	const request = `${prefix}/request?kind=trial`;
	const payload = `${prefix}/request/_payload.json?kind=trial`;

	test.describe(`data of dialogs, ${language}`, () => {
		test.beforeEach(({ page }) => pretendConnection(page, { effectiveType: "3g" }));

		test("a dialog that was pointed at asks for nothing but its data when it opens, each time anew", async ({
			page,
		}) => {
			const traffic = watchTraffic(page);
			await open(page, faq);
			await traffic.quiet();
			const asked = traffic.count();
			const link = page.getByRole("banner").locator(`a[href="${request}"]:visible`);
			await link.hover();
			await expect.poll(() => asked.code.length).toBeGreaterThan(0);
			await traffic.quiet();
			expect(asked.data).toEqual([]);
			for (let time = 0; time < 2; time++) {
				const askedLater = traffic.count();
				await link.click();
				await expect(page.getByRole("dialog").locator("form")).toBeVisible();
				await traffic.quiet();
				expect(askedLater).toEqual({ data: [payload], code: [], documents: [] });
				await page.keyboard.press("Escape");
				await expect(page.getByRole("dialog")).toBeHidden();
			}
		});

		test("a dialog that waits for its data says so, and its heading takes the focus once it is there", async ({
			page,
		}) => {
			let answer: (() => void) | undefined;
			await page.route(
				(url) => url.pathname + url.search === payload,
				async (route) => {
					await new Promise<void>((resolve) => {
						answer = resolve;
					});
					await route.continue();
				},
			);
			await open(page, faq);
			await page.getByRole("banner").locator(`a[href="${request}"]:visible`).click();
			const dialog = page.getByRole("dialog");
			await expect(dialog.getByRole("status").filter({ hasText: TONGUES[language].loading })).toBeVisible();
			await expect.poll(() => answer).toBeDefined();
			answer?.();
			await expect(dialog.locator("#modal-title")).toBeFocused();
		});

		test("the data of a dialog travels beside its code", async ({ page }) => {
			const asked = page.waitForRequest((sent) => sent.url().endsWith(payload));
			await page.route(/\/assets\/request-modal-[^/]+\.js$/, async (route) => {
				await asked;
				await route.continue();
			});
			await open(page, faq);
			await page
				.getByRole("banner")
				.locator(`a[href="${request}"]:visible`)
				.evaluate((link: HTMLElement) => link.click());
			await expect(page.getByRole("dialog").locator("form")).toBeVisible();
		});
	});
}
