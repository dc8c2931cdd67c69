import type { Page } from "@playwright/test";
import { comeAlive, expect, test as journey, LANGUAGES } from "../../fixtures/journey.ts";
import type { RunningProcess } from "../../fixtures/running-server.ts";
import { startServerWithSettings } from "../../fixtures/server-with-settings.ts";
import { follow, markDocument, openWithStoppedClock, TONGUES, watchShifts } from "./visit.ts";

const WORDS = {
	ru: {
		error: "Ошибка 404",
		failure: "Ошибка 500",
		number: /назовите номер: ([0-9a-f]{8})/,
		title: "Страница не найдена!",
		pause: "Остановить звёзды",
		resume: "Запустить звёзды",
		buttons: { "На главную": "/", "Детские курсы": "/children", "Взрослые курсы": "/basic" },
	},
	en: {
		error: "Error 404",
		failure: "Error 500",
		number: /quote this number: ([0-9a-f]{8})/,
		title: "Page not found!",
		pause: "Stop the stars",
		resume: "Start the stars",
		buttons: { Home: "/en", "Courses for children": "/en/children", "Courses for adults": "/en/basic" },
	},
} as const;

/** The slowest star takes nine seconds, and a new one comes every tenth of a second. */
const MOST_STARS = 90;

/** A school with a log that can be read, and one that has lost its answers to questions. */
const test = journey.extend<object, { logged: RunningProcess; broken: RunningProcess }>({
	logged: [
		// biome-ignore lint/correctness/noEmptyPattern: the form that the runner asks for
		async ({}, use) => {
			const server = await startServerWithSettings({}, { LOG_LEVEL: "info", REQUEST_LIMIT: "100000" });
			await use(server);
			await server.stop();
		},
		{ scope: "worker", timeout: 90_000 },
	],
	broken: [
		// biome-ignore lint/correctness/noEmptyPattern: the form that the runner asks for
		async ({}, use) => {
			const server = await startServerWithSettings({}, {}, ["alter table faq_group rename to faq_elsewhere"]);
			await use(server);
			await server.stop();
		},
		{ scope: "worker", timeout: 90_000 },
	],
});

/** Stars in flight: they have no place in the tree of the page for those who cannot see them. */
function countStars(page: Page): Promise<number> {
	return page.evaluate(() => document.querySelector(".lost__stars--flying")?.childElementCount ?? 0);
}

for (const code of ["ru", "en"] as const) {
	const { prefix } = LANGUAGES[code];
	const { faq } = TONGUES[code];
	const words = WORDS[code];

	test.describe(`errors, ${code}`, () => {
		test("the screen says the words of the specification and leads to three places", async ({ page }) => {
			const response = await page.goto(`${prefix}/no/such/page`);
			expect(response?.status()).toBe(404);
			const heading = page.getByRole("heading", { level: 1 });
			await expect(heading).toContainText(words.error);
			await expect(heading).toContainText(words.title);
			await expect(page.locator('main [src*="astronaut"], main use[href*="astronaut"]').first()).toBeAttached();
			for (const [name, href] of Object.entries(words.buttons)) {
				await expect(page.getByRole("main").getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
			}
		});

		test("the screen stands still from its first frame", async ({ page }) => {
			await page.setViewportSize({ width: 390, height: 844 });
			const shifts = await watchShifts(page);
			await page.goto(`${prefix}/no/such/page`);
			await comeAlive(page);
			await page.evaluate(() => document.fonts.ready);
			expect(await shifts()).toBeLessThan(0.01);
		});

		test("a star starts every 100 ms, a bounded number is alive, and they can be stopped", async ({ page }) => {
			await openWithStoppedClock(page, `${prefix}/no/such/page`);
			// What has been launched while the page was opened is there already.
			await page.getByRole("button", { name: words.pause }).click();
			await page.evaluate(() => document.querySelector(".lost__stars--flying")?.replaceChildren());
			await page.clock.runFor(1000);
			expect(await countStars(page)).toBe(0);
			await page.getByRole("button", { name: words.resume }).click();
			await page.clock.runFor(99);
			expect(await countStars(page)).toBe(0);
			await page.clock.runFor(1);
			expect(await countStars(page)).toBe(1);
			await page.clock.runFor(900);
			expect(await countStars(page)).toBe(10);
			// Nothing may end in the meantime: the bound itself is tested.
			await page.evaluate(() =>
				window.addEventListener("animationend", (event) => event.stopImmediatePropagation(), true),
			);
			await page.clock.runFor(30_000);
			expect(await countStars(page)).toBe(MOST_STARS);
		});

		test("no star flies for those who asked for less motion, nor while nobody looks", async ({ page }) => {
			await page.emulateMedia({ reducedMotion: "reduce" });
			await openWithStoppedClock(page, `${prefix}/no/such/page`);
			await page.clock.runFor(3000);
			expect(await countStars(page)).toBe(0);
			await page.emulateMedia({ reducedMotion: "no-preference" });
			await page.evaluate(() => Object.defineProperty(document, "hidden", { get: () => true, configurable: true }));
			await page.clock.runFor(3000);
			expect(await countStars(page)).toBe(0);
		});

		test("a navigation that fails is reported with its query, and a good one goes on", async ({ page }) => {
			const warnings: string[] = [];
			page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
			await page.goto(faq);
			await comeAlive(page);
			const isSame = await markDocument(page);
			await follow(page, `${prefix}/no/such/page?a=1`);
			await expect(page.getByRole("heading", { level: 1 })).toContainText(words.title);
			const answer = await page.request.get(`${prefix}/no/such/page/_payload.json`);
			expect(answer.status()).toBe(404);
			expect(await answer.text()).toContain(`Page not found: ${prefix}/no/such/page`);
			await expect.poll(() => warnings).toContain(`Page Not Found: ${prefix}/no/such/page?a=1`);
			expect(await isSame()).toBe(true);
			await follow(page, faq);
			await expect(page.getByRole("heading", { level: 1 })).not.toContainText(words.title);
			await follow(page, `${prefix}/no/such/page?a=1`);
			await expect.poll(() => warnings.filter((text) => text.startsWith("Page Not Found")).length).toBe(2);
		});

		test("the server writes down what is not there, but no token", async ({ request, logged }) => {
			for (const path of ["/No/Such/Page", "/c/no-such-course", "/my/0123456789abcdef"]) {
				expect((await request.get(`${logged.url}${prefix}${path}?a=1`)).status()).toBe(404);
			}
			for (const path of ["/no/such/page", "/c/no-such-course", "/my/…"]) {
				await expect.poll(logged.output).toContain(`"message":"Page not found: ${prefix}${path}"`);
			}
			expect(logged.output()).not.toContain("0123456789abcdef");
		});

		test("a page that fails on the server is the same screen, with a number that the log knows", async ({
			page,
			broken,
		}) => {
			const response = await page.goto(`${broken.url}${faq}`);
			expect(response?.status()).toBe(500);
			await expect(page.getByRole("heading", { level: 1 })).toContainText(words.failure);
			await expect(page.getByRole("heading", { level: 1 })).toContainText(words.title);
			const shown = await page.getByText(words.number).textContent();
			const number = /[0-9a-f]{8}/.exec(shown ?? "")?.[0];
			expect(number).toBeDefined();
			await expect.poll(broken.output).toContain(`"failureId":"${number}"`);
			expect(await page.content()).not.toMatch(/relation|faq_elsewhere|does not exist/);
			await expect(page.getByRole("main").getByRole("link")).toHaveCount(3);
		});

		test("a page that fails in the browser is the same screen, with a number", async ({ page, complaints }) => {
			await page.goto(faq);
			await comeAlive(page);
			await page.keyboard.press("Shift");
			await page.waitForLoadState("networkidle");
			await page.route(/\/reviews\/_payload\.json/, (route) =>
				route.fulfill({ status: 200, headers: { "x-remix-response": "yes" }, body: "nonsense" }),
			);
			await page.evaluate((to) => void window.__reactRouterDataRouter?.navigate(to), `${prefix}/reviews`);
			await expect(page.getByRole("heading", { level: 1 })).toContainText(words.failure);
			await expect(page.getByText(words.number)).toBeVisible();
			complaints.splice(0);
			await page.unroute(/\/reviews\/_payload\.json/);
			await page.getByRole("main").getByRole("link").first().click();
			await expect(page.getByRole("heading", { level: 1 })).not.toContainText(words.failure);
		});
	});
}
