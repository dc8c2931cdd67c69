import type { Locator } from "@playwright/test";
import { comeAlive, expect, LANGUAGES, test } from "../fixtures/journey.ts";
import { TALK_TEXTS } from "./talk-words.ts";

for (const language of ["ru", "en"] as const) {
	const words = TALK_TEXTS[language];
	const { prefix } = LANGUAGES[language];

	test(`what was typed goes with the form, and stays behind when it is sent, ${language}`, async ({ page }) => {
		await page.goto(`${prefix}/blog/first-luau-script`);
		await comeAlive(page);
		const form = page.locator("#comment-form");
		const reply = page.getByRole("listitem").locator("#comment-form");
		const said = `Мысль ${language} ${Date.now()}`;
		const typed = async (where: Locator, text: string) => {
			await expect(where.getByRole("textbox", { name: words.name })).toHaveValue(text && "Вера");
			await expect(where.getByRole("textbox", { name: words.email })).toHaveValue(text && "vera@example.com");
			await expect(where.getByRole("textbox", { name: words.text })).toHaveValue(text);
			await expect(where.getByRole("checkbox", { name: words.privacy })).toBeChecked({ checked: text !== "" });
			await expect(where.getByRole("checkbox", { name: words.data })).not.toBeChecked();
		};
		await form.getByRole("textbox", { name: words.name }).fill("Вера");
		await form.getByRole("textbox", { name: words.email }).fill("vera@example.com");
		await form.getByRole("textbox", { name: words.text }).fill(said);
		await form.getByRole("checkbox", { name: words.privacy }).check();
		await page.getByRole("link", { name: words.reply }).first().click();
		await typed(reply, said);
		await page.getByRole("link", { name: words.noReply }).click();
		await expect(reply).toHaveCount(0);
		await typed(form, said);
		await page.goBack();
		await typed(reply, said);
		await form.getByRole("checkbox", { name: words.data }).check();
		await form.getByRole("button", { name: words.send }).click();
		await expect(page.getByText(words.waiting)).toBeVisible();
		await expect(reply).toHaveCount(0);
		await typed(form, "");
		await page.getByRole("link", { name: words.reply }).first().click();
		await expect(reply).toBeVisible();
		await typed(reply, "");
	});

	test(`what was typed before the article came to life goes with the form too, ${language}`, async ({ page }) => {
		let bring = () => {};
		const brought = new Promise<void>((resolve) => {
			bring = resolve;
		});
		await page.route(/\/assets\/post-page-[^/]*\.js/, async (route) => {
			await brought;
			await route.continue();
		});
		await page.goto(`${prefix}/blog/first-luau-script`);
		await comeAlive(page);
		const form = page.locator("#comment-form");
		await form.getByRole("textbox", { name: words.text }).fill("Early");
		await form.getByRole("checkbox", { name: words.privacy }).check();
		await page.getByRole("link", { name: words.reply }).first().click();
		bring();
		const reply = page.getByRole("listitem").locator("#comment-form");
		await expect(reply.getByRole("textbox", { name: words.text })).toHaveValue("Early");
		await expect(reply.getByRole("checkbox", { name: words.privacy })).toBeChecked();
	});
}
