import type { Page } from "@playwright/test";
import english from "../../app/ui/words.en.json" with { type: "json" };
import russian from "../../app/ui/words.ru.json" with { type: "json" };
import { comeAlive, expect, LANGUAGES, test } from "../fixtures/journey.ts";
import { TALK_TEXTS } from "./talk-words.ts";

/* A form that is sent without a connection stays on the page with what was typed, says so, and can be sent again. */

const TEXTS = {
	ru: {
		...TALK_TEXTS.ru,
		lost: russian.lost.offline.title,
		share: "Получить ссылку на результат",
		save: "Сохранить выбор",
	},
	en: {
		...TALK_TEXTS.en,
		lost: english.lost.offline.title,
		share: "Get a link to this result",
		save: "Save the choice",
	},
} as const;
const RESULT = "/quiz_child_podhod?age=a11&experience=blocks&interest=games&device=weak&hours=medium";

for (const language of ["ru", "en"] as const) {
	const words = TEXTS[language];
	const { prefix } = LANGUAGES[language];

	async function sendInVain(page: Page, button: string): Promise<void> {
		await page.context().setOffline(true);
		await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
		await expect(page.getByRole("status").filter({ hasText: words.lost })).toBeVisible();
		await page.context().setOffline(false);
	}

	test(`a comment, ${language}`, async ({ page }) => {
		await page.goto(`${prefix}/blog/first-luau-script`);
		await comeAlive(page);
		const form = page.locator("#comment-form");
		const text = form.getByRole("textbox", { name: words.text });
		await form.getByRole("textbox", { name: words.name }).fill("Вера");
		await form.getByRole("textbox", { name: words.email }).fill("vera@example.com");
		await text.fill("Мысль");
		// Refused once, so that what the school said goes through the lost sending as well.
		await form.getByRole("button", { name: words.send }).click();
		await expect(form.getByRole("alert")).toBeFocused();
		for (const consent of [words.privacy, words.data]) await form.getByRole("checkbox", { name: consent }).check();
		await sendInVain(page, words.send);
		await expect(text).toHaveValue("Мысль");
		await expect(form.getByRole("checkbox", { name: words.privacy })).toBeChecked();
		await form.getByRole("button", { name: words.send }).click();
		await expect(page.getByText(words.waiting)).toBeVisible();
		await expect(text).toHaveValue("");
		// A second one that is lost is not taken for one that the school has.
		await text.fill("Ещё мысль");
		await sendInVain(page, words.send);
		await expect(text).toHaveValue("Ещё мысль");
	});

	test(`the answer about cookies, ${language}`, async ({ page }) => {
		await page.goto(`${prefix}/cookies`);
		await comeAlive(page);
		await page.getByRole("radio").last().check();
		await sendInVain(page, words.save);
		await expect(page.getByRole("radio").last()).toBeChecked();
		await page.getByRole("main").getByRole("button", { name: words.save, exact: true }).click();
		await expect(page).toHaveURL(/saved=1/);
	});

	test(`the link to a result of the quiz, ${language}`, async ({ page }) => {
		await page.goto(prefix + RESULT);
		await comeAlive(page);
		await sendInVain(page, words.share);
		await page.getByRole("button", { name: words.share }).click();
		await expect(page).toHaveURL(/\/result\/\w/);
	});
}
