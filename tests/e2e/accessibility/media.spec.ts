import type { Locator } from "@playwright/test";
import { expect, test } from "../../fixtures/journey.ts";
import { settle } from "./measure-layout.ts";
import { openQuietly } from "./open-quietly.ts";

/** What a page is shown on and with: colours of the system, paper. */
test.use({ reducedMotion: "reduce" });

/** The picture of a control that neither the pointer nor the focus marks. */
async function look(control: Locator): Promise<string> {
	const page = control.page();
	await control.evaluate((element: HTMLElement) => element.blur());
	await page.mouse.move(0, 0);
	await settle(page);
	return (await control.screenshot()).toString("base64");
}

test.describe("in the colours of the system", () => {
	test.use({ forcedColors: "active" });

	test("what is ticked and switched on is told from what is not, and has an edge", async ({ page }) => {
		await openQuietly(page, "/request?kind=contact");
		const consent = page.getByRole("main").getByRole("checkbox").first();
		const empty = await look(consent);
		await consent.check();
		expect(await look(consent)).not.toBe(empty);
		await openQuietly(page, "/compare?courses=scratch,godot-2d");
		const onlyDifferent = page.getByRole("switch");
		await expect(onlyDifferent).toHaveCSS("border-top-style", "solid");
		const off = await look(onlyDifferent);
		await onlyDifferent.check();
		expect(await look(onlyDifferent)).not.toBe(off);
	});

	test("pictures of the quiz have edges, and the chosen one a thicker", async ({ page }) => {
		await openQuietly(page, "/quiz_child_podhod");
		const pictures = page.locator("label").filter({ has: page.getByRole("radio") });
		await expect(pictures.first()).toHaveCSS("border-top-style", "solid");
		await page.getByRole("radio").first().check();
		await expect(pictures.first()).toHaveCSS("border-top-width", "3px");
		await expect(pictures.last()).not.toHaveCSS("border-top-width", "3px");
	});
});

test("where less motion is wanted, a change of the theme sets nothing in motion", async ({ page }) => {
	await openQuietly(page, "/about");
	const moves = await page.evaluateHandle(() => {
		const count = { begun: 0 };
		document.addEventListener("transitionrun", () => count.begun++);
		return count;
	});
	await page.emulateMedia({ colorScheme: "dark" });
	await settle(page);
	expect(await moves.jsonValue()).toEqual({ begun: 0 });
});

test.describe("on paper", () => {
	test.use({ colorScheme: "dark" });

	test("an article is dark on white, without what a screen alone can use", async ({ page }) => {
		await openQuietly(page, "/blog/first-luau-script");
		const form = page.getByRole("heading", { name: "Ваш комментарий" });
		await expect(form).toBeVisible();
		await page.emulateMedia({ media: "print" });
		await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color-scheme", "light");
		const menu = page.getByRole("contentinfo").getByText("Детские курсы");
		for (const left of [form, page.getByRole("banner"), menu]) await expect(left).toBeHidden();
		await expect(page.getByText("Вы правы, это я не объяснил")).toBeVisible();
	});

	test("what is chosen is dark on white, and a form that nobody can send from paper is left out", async ({ page }) => {
		await openQuietly(page, "/children");
		await page.emulateMedia({ media: "print" });
		await expect(page.getByRole("link", { name: "Все детские" }).first()).toHaveCSS("color", "rgb(0, 0, 0)");
		await page.emulateMedia({ media: "screen" });
		await openQuietly(page, "/contacts");
		const form = page.getByRole("heading", { name: "Написать в школу" });
		await expect(form).toBeVisible();
		await page.emulateMedia({ media: "print" });
		await expect(form).toBeHidden();
	});

	test("folded answers are unfolded", async ({ page }) => {
		await openQuietly(page, "/faq");
		const answer = page.locator("main details").first().locator("p").first();
		await expect(answer).toBeHidden();
		await page.emulateMedia({ media: "print" });
		await expect(answer).toBeVisible();
	});
});
