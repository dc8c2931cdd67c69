import type { Locator, Page } from "@playwright/test";
import { comeAlive, expect, LANGUAGES, test } from "../../fixtures/journey.ts";
import { faultsOf, walkByTab } from "./keyboard-walk.ts";

/** Nothing here is clicked: what cannot be done by keyboard fails. */
test.use({ reducedMotion: "reduce" });

const WORDS = {
	ru: {
		skip: "К содержанию",
		trial: "Пробный урок",
		menu: "Открыть меню",
		close: "Закрыть меню",
		children: "Детям",
		price: "Сначала дешевле",
		necessary: "Только необходимые",
		home: "На главную",
		pause: "Остановить звёзды",
		resume: "Запустить звёзды",
		other: "English",
		removeCourse: /^Убрать: /,
		add: "Добавить",
		compared: ["В сравнении 1 курс", "В сравнении 2 курса"],
	},
	en: {
		skip: "Skip to content",
		trial: "Trial lesson",
		menu: "Open the menu",
		close: "Close the menu",
		children: "Children",
		price: "Cheapest first",
		necessary: "Only necessary",
		home: "Home",
		pause: "Stop the stars",
		resume: "Start the stars",
		other: "Русский",
		removeCourse: /^Remove: /,
		add: "Add",
		compared: ["1 course in the comparison", "2 courses in the comparison"],
	},
} as const;

const PHONE = { width: 390, height: 844 };

/** Opens a page that is asked nothing about cookies and lets all its parts come. */
async function openQuietly(page: Page, address: string, baseURL: string | undefined): Promise<void> {
	await page.context().addCookies([{ name: "cookie_consent", value: "necessary.1", url: baseURL ?? "" }]);
	await page.goto(address);
	await comeAlive(page);
	await page.keyboard.press("Shift");
	await page.waitForLoadState("networkidle");
}

for (const code of ["ru", "en"] as const) {
	const { prefix } = LANGUAGES[code];
	const words = WORDS[code];
	const pages = {
		"the home page": prefix || "/",
		"the list of courses": `${prefix}/children?sort=price`,
		"a course": `${prefix}/roblox/roblox-studio-start`,
		"an article": `${prefix}/blog/first-luau-script`,
		"a long text": `${prefix}/about`,
		"the not-found screen": `${prefix}/nothing-here`,
	};

	test.describe(`by keyboard alone, ${code}`, () => {
		for (const [name, address] of Object.entries(pages)) {
			for (const viewport of [{ width: 1280, height: 800 }, PHONE]) {
				test(`${name} at ${viewport.width} px: every stop is marked, in sight and in order`, async ({
					page,
					baseURL,
				}) => {
					test.slow();
					await page.setViewportSize(viewport);
					await openQuietly(page, address, baseURL);
					const stops = await walkByTab(page);
					expect(stops[0]?.name).toBe(`a «${words.skip}»`);
					expect(stops.length).toBeGreaterThan(6);
					expect(faultsOf(stops)).toEqual([]);
				});
			}
		}

		test("the dialog of a request holds the focus, Esc closes it and gives it back", async ({ page, baseURL }) => {
			await openQuietly(page, `${prefix}/faq`, baseURL);
			const opener = page.getByRole("banner").getByRole("link", { name: words.trial });
			await tabTo(page, opener);
			await page.keyboard.press("Enter");
			const dialog = page.getByRole("dialog");
			await expect(dialog.locator("form")).toBeVisible();
			await expect.poll(() => hasFocus(dialog)).toBe(true);
			const seen = new Set<string>();
			for (let step = 0; step < 25; step++) {
				await page.keyboard.press("Tab");
				// From the last stop the browser's own bar is reached, which shows as nothing.
				expect(await focusIn(dialog)).toMatch(/inside|nothing/);
				seen.add(await page.evaluate(() => document.activeElement?.getAttribute("name") ?? ""));
			}
			expect([...seen]).toEqual(expect.arrayContaining(["name", "phone"]));
			await page.keyboard.press("Escape");
			await expect(dialog).not.toBeVisible();
			await expect(opener).toBeFocused();
		});

		test("the menu of a phone holds the focus, Esc closes it and gives it back", async ({ page, baseURL }) => {
			await page.setViewportSize(PHONE);
			await openQuietly(page, `${prefix}/faq`, baseURL);
			const opener = page.getByRole("button", { name: words.menu });
			await tabTo(page, opener);
			await page.keyboard.press("Enter");
			const menu = page.getByRole("dialog");
			await expect(menu).toBeVisible();
			await expect.poll(() => hasFocus(menu)).toBe(true);
			for (let step = 0; step < 15; step++) {
				await page.keyboard.press("Tab");
				expect(await focusIn(menu)).toMatch(/inside|nothing/);
			}
			await page.keyboard.press("Escape");
			await expect(menu).not.toBeVisible();
			await expect(opener).toBeFocused();
			await page.keyboard.press("Enter");
			await expect(menu).toBeVisible();
			// A slow browser tells only now that the menu was closed before.
			await menu.dispatchEvent("close");
			await tabTo(page, menu.locator("summary").first());
			await page.keyboard.press("Enter");
			await tabTo(page, menu.getByRole("link").nth(1));
			await page.keyboard.press("Enter");
			await expect(page).not.toHaveURL(/faq/);
			await expect(menu).not.toBeVisible();
			// The focus does not go back to the button of the menu: the page is another one.
			await expect(opener).not.toBeFocused();
			await page.keyboard.press("Tab");
			await expect(page.getByRole("link", { name: words.skip })).toBeFocused();
		});

		test("a list of the header opens by Enter, is walked by arrows and closed by Esc", async ({ page, baseURL }) => {
			await openQuietly(page, `${prefix}/faq`, baseURL);
			const summary = page.getByRole("banner").locator("summary", { hasText: words.children }).first();
			await tabTo(page, summary);
			await page.keyboard.press("Enter");
			const first = page.getByRole("banner").locator("details[open] a").first();
			await expect(first).toBeVisible();
			await page.keyboard.press("ArrowDown");
			await expect(first).toBeFocused();
			await page.keyboard.press("Escape");
			await expect(first).not.toBeVisible();
			await expect(summary).toBeFocused();
			await page.keyboard.press("Enter");
			await page.keyboard.press("ArrowDown");
			await page.keyboard.press("Enter");
			await expect(page).not.toHaveURL(/faq/);
			await expect(page.getByRole("banner").locator("details[open]")).toHaveCount(0);
			// As in a new document, the next stop is the first one.
			await page.keyboard.press("Tab");
			await expect(page.getByRole("link", { name: words.skip })).toBeFocused();
		});

		test("the way past the header leads to the content", async ({ page, baseURL }) => {
			await openQuietly(page, `${prefix}/faq`, baseURL);
			await page.keyboard.press("Tab");
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL(/#main$/);
			await page.keyboard.press("Tab");
			expect(await hasFocus(page.getByRole("main"))).toBe(true);
		});

		test("filters answer to the keyboard and keep the focus", async ({ page, baseURL }) => {
			await openQuietly(page, `${prefix}/children`, baseURL);
			const chip = page.getByRole("main").getByRole("radio").nth(1);
			await tabTo(page, page.getByRole("main").getByRole("radio").first());
			const before = page.url();
			await page.keyboard.press("ArrowRight");
			await expect(chip).toBeChecked();
			await expect(chip).toBeFocused();
			await expect.poll(() => page.url()).not.toBe(before);
			await expect(chip).toBeFocused();
		});

		test("the question about cookies is answered and leaves the reader where he was", async ({ page, context }) => {
			await page.goto(`${prefix}/faq`);
			await comeAlive(page);
			const no = page.getByRole("button", { name: words.necessary });
			await expect(no).toBeVisible();
			await tabTo(page, no);
			await page.keyboard.press("Enter");
			await expect(no).not.toBeVisible();
			// The card is asked right after the way past the header: the reader has not left the top of the page.
			expect(await page.evaluate(() => scrollY)).toBe(0);
			expect((await context.cookies()).find(({ name }) => name === "cookie_consent")?.value).toBe("necessary.1");
			await page.keyboard.press("Tab");
			expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
		});

		test("the question about cookies hides no stop of a course on a small phone", async ({ page }) => {
			test.slow();
			await page.setViewportSize({ width: 320, height: 640 });
			await page.goto(pages["a course"]);
			await comeAlive(page);
			await page.keyboard.press("Shift");
			await page.waitForLoadState("networkidle");
			await expect(page.getByRole("button", { name: words.necessary })).toBeVisible();
			const stops = await walkByTab(page);
			expect(stops.filter(({ isInSight }) => !isInSight).map(({ name }) => name)).toEqual([]);
		});

		test("the language is switched, and the page stays", async ({ page, baseURL }) => {
			await openQuietly(page, `${prefix}/faq`, baseURL);
			await tabTo(page, page.getByRole("banner").getByRole("link", { name: words.other }));
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL(`${baseURL}${code === "ru" ? "/en/faq" : "/faq"}`);
			await page.keyboard.press("Tab");
			await expect(page.getByRole("link", { name: WORDS[code === "ru" ? "en" : "ru"].skip })).toBeFocused();
		});

		test("the stars of the not-found screen stop and go, and its first button leads home", async ({
			page,
			baseURL,
		}) => {
			await page.emulateMedia({ reducedMotion: "no-preference" });
			await openQuietly(page, `${prefix}/nothing-here`, baseURL);
			await tabTo(page, page.getByRole("button", { name: words.pause }));
			await page.keyboard.press("Enter");
			await expect(page.getByRole("button", { name: words.resume })).toBeFocused();
			await tabTo(page, page.getByRole("main").getByRole("link", { name: words.home, exact: true }));
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL(`${baseURL}${prefix || "/"}`);
		});

		test("the bar of a comparison leaves room for what has the focus", async ({ page, baseURL }) => {
			await openQuietly(page, `${prefix}/children`, baseURL);
			const room = () =>
				page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom));
			expect(await room()).toBeNaN();
			await page.locator(".course-pick__mark input").first().press("Space");
			expect(await room()).toBeGreaterThan(await page.locator(".compare-bar").evaluate((bar) => bar.clientHeight + 16));
		});

		test("on the way back through a comparison no stop is under the column that stays", async ({ page, baseURL }) => {
			await page.setViewportSize(PHONE);
			await openQuietly(page, `${prefix}/compare?courses=scratch,godot-2d,minecraft-mods`, baseURL);
			const table = page.getByRole("table");
			const links = table.getByRole("cell").getByRole("link");
			await links.last().focus();
			for (let left = await links.count(); left > 0; left--) {
				const link = page.locator(":focus");
				const head = table.getByRole("rowheader").first();
				const [box, column] = await Promise.all([link.boundingBox(), head.boundingBox()]);
				expect(box?.x).toBeGreaterThanOrEqual((column?.x ?? 0) + (column?.width ?? 0));
				await page.keyboard.press("Shift+Tab");
			}
		});

		test("a comparison of two that loses one, and gets it back, says so and keeps the focus", async ({
			page,
			baseURL,
		}) => {
			await openQuietly(page, `${prefix}/compare?courses=scratch,godot-2d`, baseURL);
			const [one, two] = words.compared;
			await page.getByRole("link", { name: words.removeCourse }).first().press("Enter");
			await expect(page).toHaveURL(/courses=godot-2d$/);
			await expect(page.getByText(one)).toBeFocused();
			await page.getByRole("main").getByRole("combobox").selectOption("scratch");
			await page.getByRole("main").getByRole("button", { name: words.add, exact: true }).press("Enter");
			await expect(page.getByText(two)).toBeFocused();
		});
	});
}

/** Presses Tab until it is there. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
	for (let step = 0; step < 120; step++) {
		await page.keyboard.press("Tab");
		if (await goal.evaluate((element) => element === document.activeElement)) return;
	}
	throw new Error(`The keyboard does not reach ${goal}`);
}

function hasFocus(place: Locator): Promise<boolean> {
	return place.evaluate((element) => element.contains(document.activeElement));
}

function focusIn(place: Locator): Promise<"inside" | "nothing" | "outside"> {
	return place.evaluate((element) => {
		const { activeElement, body } = document;
		if (element.contains(activeElement)) return "inside";
		return activeElement === body ? "nothing" : "outside";
	});
}
