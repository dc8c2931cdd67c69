import type { Page } from "@playwright/test";
import { HOUR_MS, MINUTE_MS } from "../../../app/shared/durations.ts";
import { comeAlive, expect, test } from "../../fixtures/journey.ts";
import { pretendConnection, watchTraffic } from "./requests.ts";
import { LANGUAGES, markDocument, open, TONGUES } from "./visit.ts";

const LATEST = /\/builds\/latest\.json$/;
const META = /\/builds\/meta\/\w+\.json$/;

/** From now on the site seems to have been built anew. */
async function publishNewBuild(page: Page): Promise<void> {
	await page.route(LATEST, (route) => route.fulfill({ json: { id: "newer", timestamp: 1 } }));
}

/** Lets an hour pass, until the page has read the answer about the newest build. */
async function passAnHour(page: Page): Promise<void> {
	const check = page.waitForResponse(LATEST);
	await page.clock.runFor(HOUR_MS);
	await (await check).finished();
	await page.clock.runFor(1000);
}

function goTo(page: Page, address: string): Promise<void> {
	return page.evaluate((to) => void window.__reactRouterDataRouter?.navigate(to), address);
}

test("the newest build says who it is, and what it can read ahead", async ({ request }) => {
	const latest = await request.get("/builds/latest.json");
	expect(latest.headers()["cache-control"]).toBe("no-store");
	const { id, timestamp } = await latest.json();
	expect(id).toMatch(/^\w+$/);
	expect(timestamp).toBeGreaterThan(1_700_000_000_000);
	const meta = await (await request.get(`/builds/meta/${id}.json`)).json();
	expect(meta).toMatchObject({ id, timestamp, matcher: { static: {}, wildcard: {}, dynamic: {} } });
	expect(meta.prerendered).toEqual(expect.arrayContaining(["/", "/en", "/children", "/en/children"]));
	expect((await request.get("/builds/meta/0.json")).status()).toBe(404);
});

test("every address that may be read ahead can be", async ({ request }) => {
	test.slow();
	const { id } = await (await request.get("/builds/latest.json")).json();
	const { prerendered } = await (await request.get(`/builds/meta/${id}.json`)).json();
	const failed: string[] = [];
	for (const path of prerendered as string[]) {
		const answer = await request.get(`${path === "/" ? "" : path}/_payload.json`);
		if (answer.status() !== 200) failed.push(`${path} ${answer.status()}`);
	}
	expect(failed).toEqual([]);
});

for (const language of LANGUAGES) {
	const { faq, children, childrenTitle, lost } = TONGUES[language];

	test.describe(`builds, ${language}`, () => {
		test("the metadata is asked for one second after the page has loaded", async ({ page }) => {
			await page.clock.install();
			await page.clock.pauseAt(Date.now() + MINUTE_MS);
			const asked: string[] = [];
			page.on("request", (request) => META.test(request.url()) && asked.push(request.url()));
			await page.goto(faq);
			await comeAlive(page);
			await page.clock.runFor(999);
			expect(asked).toEqual([]);
			const meta = page.waitForRequest(META);
			await page.clock.runFor(1);
			await meta;
		});

		for (const connection of [
			{ effectiveType: "2g" },
			{ effectiveType: "slow-2g" },
			{ effectiveType: "4g", saveData: true },
		]) {
			test(`no metadata is asked for with ${JSON.stringify(connection)}`, async ({ page }) => {
				await pretendConnection(page, connection);
				const traffic = watchTraffic(page);
				const asked: string[] = [];
				page.on("request", (request) => META.test(request.url()) && asked.push(request.url()));
				await page.clock.install();
				await page.goto(faq);
				await comeAlive(page);
				await page.clock.runFor(5000);
				await traffic.quiet();
				expect(asked).toEqual([]);
			});
		}

		test("after an hour the newest build is asked for, and a newer one makes the next navigation load a document", async ({
			page,
		}) => {
			await pretendConnection(page, { effectiveType: "3g" });
			const traffic = watchTraffic(page);
			await page.clock.install();
			await open(page, faq);
			await publishNewBuild(page);
			const checks: string[] = [];
			page.on("request", (request) => LATEST.test(request.url()) && checks.push(request.url()));
			await page.clock.runFor(HOUR_MS - 5 * MINUTE_MS);
			expect(checks).toEqual([]);
			const check = page.waitForResponse(LATEST);
			await page.clock.runFor(5 * MINUTE_MS);
			await (await check).finished();
			await page.clock.runFor(1000);
			const isSame = await markDocument(page);
			expect(await isSame()).toBe(true);
			const asked = traffic.count();
			await goTo(page, `${children}?sort=price#main`);
			await expect(page).toHaveURL((url) => url.pathname + url.search + url.hash === `${children}?sort=price#main`);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(childrenTitle);
			expect(await isSame()).toBe(false);
			expect(asked.documents).toEqual([`${children}?sort=price`]);
			expect(asked.data).toEqual([]);
		});

		test("a read that fails for the moment is tried once more, one that is refused is not", async ({
			page,
			complaints,
		}) => {
			const asked: number[] = [];
			for (const [status, times] of [
				[503, 2],
				[404, 1],
			] as const) {
				asked.length = 0;
				await page.route(META, (route) => {
					asked.push(status);
					return asked.length === 1 ? route.fulfill({ status }) : route.continue();
				});
				const traffic = watchTraffic(page);
				await page.goto(faq);
				await expect.poll(() => asked.length).toBe(times);
				await traffic.quiet();
				expect(asked).toHaveLength(times);
				await page.unroute(META);
			}
			expect(complaints.splice(0).every((text) => text.includes("status of 503"))).toBe(true);
		});

		test("a tab that wakes after more than an hour checks at once", async ({ page }) => {
			await page.clock.install();
			await open(page, faq);
			await page.evaluate(() =>
				Object.defineProperty(document, "visibilityState", { get: () => "visible", configurable: true }),
			);
			const wake = () => page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));
			const asked: string[] = [];
			page.on("request", (request) => LATEST.test(request.url()) && asked.push(request.url()));
			await wake();
			// The clock jumps as it does over a sleep: no timer has run.
			await page.clock.setSystemTime(Date.now() + 2 * HOUR_MS);
			expect(asked).toEqual([]);
			const check = page.waitForResponse(LATEST);
			await wake();
			await check;
		});

		test("the same build goes on without a document", async ({ page }) => {
			await page.clock.install();
			await open(page, faq);
			await passAnHour(page);
			const isSame = await markDocument(page);
			await goTo(page, children);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(childrenTitle);
			expect(await isSame()).toBe(true);
		});

		for (const fragment of ["", "#main"]) {
			test(`going back in an outdated tab loads a document too: to ${faq}${fragment}`, async ({ page }) => {
				await page.clock.install();
				await open(page, faq + fragment);
				await goTo(page, children);
				await expect(page.getByRole("heading", { level: 1 })).toHaveText(childrenTitle);
				await publishNewBuild(page);
				await passAnHour(page);
				const isSame = await markDocument(page);
				const loaded = page.waitForEvent("load");
				await page.goBack();
				await loaded;
				await expect(page).toHaveURL((url) => url.pathname + url.hash === faq + fragment);
				expect(await isSame()).toBe(false);
			});
		}

		test("page data of another build makes an old tab load a document", async ({ page }) => {
			await open(page, faq);
			await page.route(/_payload\.json$/, async (route) => {
				const response = await route.fetch();
				await route.fulfill({ response, headers: { ...response.headers(), "x-build-id": "newer" } });
			});
			const isSame = await markDocument(page);
			await goTo(page, children);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(childrenTitle);
			expect(await isSame()).toBe(false);
		});

		for (const isOutdated of [true, false]) {
			const [build, end] = isOutdated ? ["an old", "is loaded as a document"] : ["the newest", "fails"];
			test(`what a tab of ${build} build cannot draw ${end}`, async ({ page, complaints }) => {
				await open(page, faq);
				if (isOutdated) await publishNewBuild(page);
				const foreign = await (await page.request.get(`${faq}/_payload.json`)).text();
				await page.route(/_payload\.json$/, async (route) => {
					await route.fulfill({ response: await route.fetch(), body: foreign });
				});
				const isSame = await markDocument(page);
				await goTo(page, children);
				await expect(page.getByRole("heading", { level: 1 })).toContainText(isOutdated ? childrenTitle : lost);
				expect(await isSame()).toBe(!isOutdated);
				// The failure is told to whoever looks into the browser.
				complaints.splice(0);
			});
		}
	});
}
