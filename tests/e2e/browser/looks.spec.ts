import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../fixtures/journey.ts";
import { openQuietly } from "../accessibility/open-quietly.ts";

test.use({ reducedMotion: "reduce" });

const heightOf = async (place: Locator) => (await place.boundingBox())?.height ?? 0;

for (const prefix of ["", "/en"]) {
	test(`the footer is night below a final call and paper below paper, ${prefix || "/"}`, async ({ page }) => {
		const foot = page.locator(".night-foot");
		await openQuietly(page, prefix || "/");
		await expect(foot).toHaveCSS("color-scheme", "dark");
		await openQuietly(page, `${prefix}/blog`);
		await expect(foot).not.toHaveCSS("color-scheme", "dark");
		await expect(foot).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
	});

	test(`code has the font of the design wherever it is shown, ${prefix || "/"}`, async ({ page }) => {
		for (const path of [prefix || "/", `${prefix}/blog/first-luau-script`]) {
			await openQuietly(page, path);
			for (const code of await page.locator("pre").all())
				await expect(code).toHaveCSS("font-family", /^"JetBrains Mono",/);
			await expect(page.locator("pre").first()).toBeAttached();
			await page.locator(".code").first().scrollIntoViewIfNeeded();
			await expect
				.poll(() => page.evaluate(() => document.fonts.check('400 1em "JetBrains Mono"', "local")))
				.toBe(true);
		}
	});

	test(`the webinar and the guide at home have titles of one size, ${prefix || "/"}`, async ({ page }) => {
		await openQuietly(page, prefix || "/");
		const sizes = await page
			.locator(".home-dock h2")
			.evaluateAll((titles) => titles.map((title) => getComputedStyle(title).fontSize));
		expect(sizes).toHaveLength(2);
		expect(new Set(sizes).size).toBe(1);
	});

	test(`what stands in an empty field fits into it, ${prefix || "/"}`, async ({ page }) => {
		for (const width of [320, 1440]) {
			await page.setViewportSize({ width, height: 800 });
			for (const path of ["/search", "/blog", "/request?kind=trial"]) {
				await openQuietly(page, prefix + path);
				expect(await findCutPlaceholders(page), `${path}, ${width} px`).toEqual([]);
			}
		}
	});

	test(`the sign of a bank ends where its card does, ${prefix || "/"}`, async ({ page }) => {
		await openQuietly(page, `${prefix}/checkout?course=scratch&mode=instalments`);
		const gaps = await page.locator(".co__bank").evaluateAll((signs) =>
			signs.map((sign) => {
				const end = sign.closest(".choice__end")?.getBoundingClientRect().right ?? Number.NaN;
				return Math.round(end - sign.getBoundingClientRect().right);
			}),
		);
		expect(gaps).toEqual([0, 0]);
	});

	test(`two courses that are compared stand side by side on a phone, ${prefix || "/"}`, async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await openQuietly(page, `${prefix}/compare?courses=scratch,roblox-studio-start`);
		const heads = page.getByRole("columnheader");
		await expect(heads).toHaveCount(2);
		const ends = await heads.evaluateAll((all) => all.map((head) => head.getBoundingClientRect().right));
		expect(Math.max(...ends)).toBeLessThanOrEqual(390);
	});
}

test.describe("in the dark theme", () => {
	test.use({ colorScheme: "dark" });

	test("the panel of an article has an edge and a glow", async ({ page }) => {
		await openQuietly(page, "/blog/first-luau-script");
		const panel = page.locator(".post-hero");
		await expect(panel).toHaveCSS("background-image", /radial-gradient/);
		const edge = await panel.evaluate((place) => getComputedStyle(place, "::after").boxShadow);
		expect(edge).toMatch(/^(?:oklch|rgba)\((?!.*\b0\)).+ 0px 0px 0px 1px inset$/);
	});
});

test("what follows an article is no louder than its own headings", async ({ page }) => {
	await openQuietly(page, "/blog/first-luau-script");
	const sizeOf = (title: Locator) => title.evaluate((place) => Number.parseFloat(getComputedStyle(place).fontSize));
	const own = await sizeOf(page.locator(".post__text h2").first());
	const after = await page.locator("main > section h2, main > div > section h2").all();
	expect(after.length).toBeGreaterThan(0);
	for (const title of after) expect(await sizeOf(title)).toBeLessThanOrEqual(own);
});

test("the ticket of a checkout stays at the top, where no header stays, with its foot in sight", async ({ page }) => {
	await page.setViewportSize({ width: 1366, height: 700 });
	await openQuietly(page, "/checkout?course=roblox-studio-start");
	const ticket = page.locator(".pass");
	await page.evaluate(() => window.scrollTo(0, 600));
	await expect.poll(async () => (await ticket.boundingBox())?.y).toBe(24);
	expect(24 + (await heightOf(ticket))).toBeLessThanOrEqual(700);
});

test("an author is introduced on a card", async ({ page }) => {
	await openQuietly(page, "/blog/avtor-maria-lebedeva");
	const card = page.locator("header").filter({ has: page.getByRole("heading", { level: 1 }) });
	await expect(card).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
	await expect(card).not.toHaveCSS("padding-top", "0px");
});

test("links of courses below reviews can be hit with a finger", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openQuietly(page, "/reviews");
	const links = page.getByRole("article").getByRole("link");
	expect(await links.count()).toBeGreaterThan(3);
	for (const link of await links.all()) expect(await heightOf(link)).toBeGreaterThanOrEqual(24);
});

/** Texts of empty fields that are wider than the field, measured in its own letters. */
function findCutPlaceholders(page: Page): Promise<string[]> {
	return page
		.getByRole("textbox")
		.or(page.getByRole("searchbox"))
		.evaluateAll((fields) => {
			const paper = document.createElement("canvas").getContext("2d");
			if (!paper) throw new Error("This browser measures no text");
			const inputs = fields.filter((field) => field instanceof HTMLInputElement && field.placeholder.trim() !== "");
			if (inputs.length === 0) throw new Error("No field with such a text is on the page");
			return (inputs as HTMLInputElement[]).flatMap((input) => {
				const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(input);
				paper.font = `${fontWeight} ${fontSize} ${fontFamily}`;
				const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
				return paper.measureText(input.placeholder).width > room ? [input.placeholder] : [];
			});
		});
}
