import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test as journey } from "../../fixtures/journey.ts";
import type { RunningProcess } from "../../fixtures/running-server.ts";
import { startServerWithSettings } from "../../fixtures/server-with-settings.ts";
import { LANGUAGES, markDocument, TONGUES } from "./visit.ts";

const TRACKER = "https://tracker.test";
const SCRIPT = join(import.meta.dirname, "..", "..", "fixtures", "tracker.js");

/** A school of its own, that has a tracker. */
const test = journey.extend<object, { tracked: RunningProcess }>({
	tracked: [
		// biome-ignore lint/correctness/noEmptyPattern: the form that the runner asks for
		async ({}, use) => {
			const tracker = { script_url: `${TRACKER}/api/site/1.0/{project_id}/init`, project_id: "abc" };
			const server = await startServerWithSettings({ tracker }, { REQUEST_LIMIT: "100000" });
			await use(server);
			await server.stop();
		},
		{ scope: "worker", timeout: 90_000 },
	],
	baseURL: async ({ tracked }, use) => use(tracked.url),
});

/** Stands in for the tracker's host. @returns the addresses that were asked of it. */
async function standInForTracker(page: Page): Promise<string[]> {
	const asked: string[] = [];
	await page.route(`${TRACKER}/**`, (route) => {
		asked.push(route.request().url());
		return route.fulfill({ path: SCRIPT, contentType: "text/javascript" });
	});
	return asked;
}

function processVisit(page: Page, id: string): Promise<void> {
	return page.evaluate((visit) => (window as unknown as { processVisit(id: string): void }).processVisit(visit), id);
}

/** The identifiers in the hidden fields of all forms; `none` for a form without one. */
function visitsInForms(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.forms].map(
			(form) => form.querySelector<HTMLInputElement>('input[type="hidden"][name="roistat"]')?.value ?? "none",
		),
	);
}

for (const language of LANGUAGES) {
	const { prefix, faq, children, childrenTitle, agree: yes, refuse: no } = TONGUES[language];
	const home = prefix || "/";

	test.describe(`visit tracking, ${language}`, () => {
		test("nothing is loaded before a choice, nor after a refusal", async ({ page }) => {
			const asked = await standInForTracker(page);
			await page.goto(home);
			await page.getByRole("button", { name: no }).click();
			await expect(page.getByRole("button", { name: no })).not.toBeVisible();
			await page.reload({ waitUntil: "networkidle" });
			expect(asked).toEqual([]);
		});

		test("the tracker is loaded at once when the visitor agrees, and told the page and the project", async ({
			page,
		}) => {
			const asked = await standInForTracker(page);
			await page.goto(home, { waitUntil: "networkidle" });
			expect(asked).toEqual([]);
			await page.getByRole("button", { name: yes, exact: true }).click();
			await expect
				.poll(() => asked)
				.toEqual([`${TRACKER}/api/site/1.0/abc/init?referrer=${encodeURIComponent(page.url())}`]);
		});

		test("a visit that has begun goes on in the next document", async ({ page, baseURL }) => {
			await page.context().addCookies([
				{ name: "cookie_consent", value: "all.1", url: baseURL },
				{ name: "roistat_visit", value: "4711", url: baseURL },
			]);
			const asked = await standInForTracker(page);
			await page.goto(`${children}?utm_source=yandex`);
			await expect.poll(async () => new Set(await visitsInForms(page))).toEqual(new Set(["4711"]));
			expect(asked).toEqual([`${TRACKER}/dist/module.js`]);
		});

		test("every form gets the identifier once the visit has been processed, later ones too", async ({
			page,
			baseURL,
		}) => {
			await page.context().addCookies([{ name: "cookie_consent", value: "all.1", url: baseURL }]);
			await standInForTracker(page);
			const loaded = page.waitForResponse(`${TRACKER}/**`);
			await page.goto(children);
			await loaded;
			await page.waitForFunction(() => "processVisit" in window);
			expect(new Set(await visitsInForms(page))).toEqual(new Set(["none"]));
			await processVisit(page, "4711");
			await expect.poll(async () => new Set(await visitsInForms(page))).toEqual(new Set(["4711"]));

			await page.evaluate(() => {
				const box = document.createElement("div");
				box.innerHTML =
					'<form action="/x" method="post"><input type="hidden" name="roistat" value=""></form><form></form>';
				document.body.append(box);
			});
			await expect.poll(async () => new Set(await visitsInForms(page))).toEqual(new Set(["4711"]));
			await page.locator("a[data-modal][href*='/request']:visible").first().click();
			await expect(page.getByRole("dialog").locator("form")).toBeVisible();
			await expect.poll(async () => new Set(await visitsInForms(page))).toEqual(new Set(["4711"]));
			const doubles = await page.evaluate(
				() => [...document.forms].filter((form) => form.querySelectorAll('[name="roistat"]').length > 1).length,
			);
			expect(doubles).toBe(0);
		});

		test("the identifier never enters an address", async ({ page, baseURL }) => {
			await page.context().addCookies([{ name: "cookie_consent", value: "all.1", url: baseURL }]);
			await standInForTracker(page);
			await page.goto(children);
			await page.waitForFunction(() => "processVisit" in window);
			await processVisit(page, "4711");
			await expect.poll(async () => new Set(await visitsInForms(page))).toEqual(new Set(["4711"]));
			const form = page.locator('form[method="get"], form:not([method])').first();
			await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
			await page.waitForLoadState("networkidle");
			expect(page.url()).not.toContain("roistat");
			await expect.poll(async () => (await visitsInForms(page)).includes("4711")).toBe(true);
			// Lists that answer every change read their forms without sending them.
			await page.locator('input[name="age"]:not([value=""])').first().check({ force: true });
			await expect(page).toHaveURL(/[?&]age=\d+/);
			expect(page.url()).not.toContain("roistat");
			await page.goto(`${prefix}/blog`);
			await expect.poll(async () => new Set(await visitsInForms(page))).toEqual(new Set(["4711"]));
			await page.getByRole("main").getByRole("searchbox").fill("python");
			await expect(page).toHaveURL(/[?&]q=python/);
			expect(page.url()).not.toContain("roistat");
		});

		test("the identifier reaches the request and the CRM", async ({ page, baseURL, tracked }) => {
			await page.context().addCookies([{ name: "cookie_consent", value: "all.1", url: baseURL }]);
			await standInForTracker(page);
			await page.goto(`${prefix}/request?kind=callback`);
			await page.waitForFunction(() => "processVisit" in window);
			const visit = String(Date.now());
			await processVisit(page, visit);
			await expect.poll(async () => new Set(await visitsInForms(page))).toEqual(new Set([visit]));
			const form = page.getByRole("main").locator("form");
			await form.locator('input[name="name"]').fill(language === "ru" ? "Вера" : "Vera");
			await form.locator('input[name="phone"]').fill(`8 905 ${visit.slice(-7)}`);
			await form.getByRole("radio").first().check();
			for (const box of await form.getByRole("checkbox").all()) await box.check();
			await form.locator('button:not([type="button"])').last().click();
			await expect(page.getByText(/Заявка принята|Application received/).first()).toBeVisible();
			const told = async () =>
				(await (await page.request.get(`${tracked.sandboxUrl}/deliveries.json`)).text()).includes(visit);
			await expect.poll(told, { timeout: 20_000 }).toBe(true);
			expect(page.url()).not.toContain(visit);
		});

		test("pages whose address is a secret are loaded without the tracker", async ({ page, baseURL }) => {
			await page.context().addCookies([{ name: "cookie_consent", value: "all.1", url: baseURL }]);
			const asked = await standInForTracker(page);
			await page.goto(`${prefix}/my/0123456789abcdef`, { waitUntil: "networkidle" });
			expect(asked).toEqual([]);
			// The same document goes on to a public page: what was fetched for it names the secret still.
			await page.waitForFunction(() => window.__reactRouterDataRouter !== undefined);
			await page.evaluate((to) => void window.__reactRouterDataRouter?.navigate(to), faq);
			await expect(page).toHaveURL((url) => url.pathname.endsWith(faq));
			await page.waitForLoadState("networkidle");
			expect(asked).toEqual([]);
			await page.goto("about:blank");
			await page.goto(`${faq}?preview=abc`, { waitUntil: "networkidle" });
			expect(asked).toEqual([]);
			await page.goto("about:blank");
			await page.goto(faq);
			await page.waitForFunction(() => "processVisit" in window);
			const isSame = await markDocument(page);
			await page.evaluate((to) => void window.__reactRouterDataRouter?.navigate(to), `${prefix}/my/0123456789abcdef`);
			await expect(page).toHaveURL((url) => url.pathname.endsWith("/my/0123456789abcdef"));
			await expect.poll(isSame).toBe(false);
			await page.waitForLoadState("networkidle");
			expect(asked).toHaveLength(1);
			expect(await page.evaluate(() => "roistat" in window)).toBe(false);
		});

		test("a page that follows one whose address is a secret is loaded without the tracker", async ({
			page,
			baseURL,
		}) => {
			const asked = await standInForTracker(page);
			await page.goto(children, { waitUntil: "networkidle" });
			await page.context().addCookies([{ name: "cookie_consent", value: "all.1", url: baseURL }]);
			// As after a step of the router: the document came with the policy of another page.
			await page.evaluate(
				([secret = "", next = ""]) => {
					window.history.replaceState(window.history.state, "", secret);
					window.location.assign(next);
				},
				[`${prefix}/my/0123456789abcdef`, faq],
			);
			await expect(page).toHaveURL((url) => url.pathname.endsWith(faq));
			await page.waitForLoadState("networkidle");
			expect(await page.evaluate(() => document.referrer)).toContain("/my/0123456789abcdef");
			expect(asked).toEqual([]);
		});

		test("who withdraws the consent goes on without the tracker and its cookies", async ({ page, baseURL }) => {
			await page.context().addCookies([{ name: "cookie_consent", value: "all.1", url: baseURL }]);
			const asked = await standInForTracker(page);
			await page.goto(faq);
			await page.waitForFunction(() => "processVisit" in window);
			await processVisit(page, "4711");
			await page.context().addCookies([{ name: "cookie_consent", value: "necessary.1", url: baseURL }]);
			const isSame = await markDocument(page);
			await page.evaluate((to) => void window.__reactRouterDataRouter?.navigate(to), children);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(childrenTitle);
			expect(await isSame()).toBe(false);
			await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain("roistat");
			expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("roistat");
			expect(asked).toHaveLength(1);
		});

		test("a consent that is withdrawn in another tab takes the identifier out of the forms of this one", async ({
			page,
			baseURL,
		}) => {
			await page.context().addCookies([{ name: "cookie_consent", value: "all.1", url: baseURL }]);
			await standInForTracker(page);
			await page.goto(children);
			await page.waitForFunction(() => "processVisit" in window);
			await processVisit(page, "4711");
			await expect.poll(async () => new Set(await visitsInForms(page))).toEqual(new Set(["4711"]));
			await page.context().addCookies([{ name: "cookie_consent", value: "necessary.1", url: baseURL }]);
			await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
			await expect.poll(async () => new Set(await visitsInForms(page))).toEqual(new Set([""]));
			expect(await page.evaluate(() => document.cookie)).not.toContain("roistat");
		});
	});
}
