import type { APIRequestContext } from "@playwright/test";
import { comeAlive, expect, LANGUAGES, test } from "../fixtures/journey.ts";
import { FORM_WORDS, nextVisitor } from "./request-steps.ts";

const TEXTS = {
	ru: {
		...FORM_WORDS.ru,
		send: "Прислать гид",
		received: "Заявка принята",
		wrongMail: "Неверный",
		guidePages: /10 страниц/,
		button: "Скачать гид",
		bonus: "Бонус на первый курс",
		refund: "Как вернуть деньги",
		ends: /До\s.+\sшколы/,
		licence: "Лицензия школы",
		licenceGives: "Что она даёт вам",
		register: "реестр лицензий Рособрнадзора",
	},
	en: {
		...FORM_WORDS.en,
		send: "Send the guide",
		received: "Application received",
		wrongMail: "Invalid",
		guidePages: /10 pages/,
		button: "Download the guide",
		bonus: "A bonus on your first course",
		refund: "How to get money back",
		ends: /Until .+ school time/,
		licence: "The school’s licence",
		licenceGives: "What it gives you",
		register: "register of licences of Rosobrnadzor",
	},
} as const;

/** The secret address in the letter that came to somebody; letters are shown by the stand-in of the mail server. */
async function guideLinkFor(request: APIRequestContext, mail: string): Promise<string> {
	let link: string | undefined;
	await expect(async () => {
		const list = await (await request.get(`${process.env.SANDBOX_URL}/`)).text();
		const letter = list.split("<article").find((article) => article.includes(mail)) ?? "";
		link = /https?:[^"\s<>]+\/guide\/file\/[\w-]+/.exec(letter)?.[0];
		expect(link).toBeDefined();
	}).toPass({ timeout: 20_000 });
	return new URL(link ?? "").pathname;
}

for (const language of ["ru", "en"] as const) {
	const words = TEXTS[language];
	const { prefix } = LANGUAGES[language];
	for (const javaScriptEnabled of [true, false]) {
		test.describe(`${language}, script ${javaScriptEnabled ? "on" : "off"}`, () => {
			test.use({ javaScriptEnabled });

			test("a guide is asked for, comes by letter and opens as a PDF", async ({ page, request }) => {
				const { phone, email } = nextVisitor();
				await page.goto(`${prefix}/guide`);
				await expect(page.getByText(words.guidePages)).toBeVisible();
				await page.getByLabel(words.name).first().fill("Анна");
				await page.getByLabel(words.phone).first().fill(phone);
				await page.getByRole("textbox", { name: words.email }).first().fill("anna@");
				await page.getByLabel(words.privacy).check();
				await page.getByLabel(words.data).last().check();
				await page.getByRole("button", { name: words.send }).click();
				await expect(page.getByText(words.wrongMail).first()).toBeVisible();
				await page.getByRole("textbox", { name: words.email }).first().fill(email);
				await page.getByRole("button", { name: words.send }).click();
				await expect(page.getByText(words.received).last()).toBeVisible();

				const link = await guideLinkFor(request, email);
				const file = await request.get(link);
				expect(file.status()).toBe(200);
				expect(file.headers()).toMatchObject({
					"content-type": "application/pdf",
					"content-disposition": `attachment; filename="orbita-parents-${language}.pdf"`,
					"x-robots-tag": "noindex",
				});
				expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
			});

			test("the promotion has the end that is stored, and its bonus and short answers are pages or dialogs", async ({
				page,
			}) => {
				await page.goto(`${prefix}/new-landing`);
				await expect(page.getByText(words.ends)).toBeVisible();
				if (javaScriptEnabled) {
					await page.mouse.move(10, 10);
					await page.waitForLoadState("networkidle");
				}
				await page.getByRole("main").getByRole("link", { name: words.refund }).click();
				await expect(page.getByRole("heading", { name: words.refund })).toBeVisible();
				if (javaScriptEnabled) {
					await expect(page).toHaveURL(/new-landing$/);
					await page.keyboard.press("Escape");
				} else await page.goto(`${prefix}/new-landing`);
				await page.locator(`main a[href="${prefix}/bonus"]`).click();
				await expect(page.getByRole("heading", { name: words.bonus })).toBeVisible();
				await expect(page.getByText("START10")).toBeVisible();
			});

			test("the licence is a page, and a dialog over the home page where script runs", async ({ page }) => {
				const home = prefix || "/";
				await page.goto(home);
				if (javaScriptEnabled) await comeAlive(page);
				await page.getByRole("main").getByRole("link", { name: words.licenceGives }).click();
				const licence = javaScriptEnabled ? page.getByRole("dialog", { name: words.licence }) : page.getByRole("main");
				await expect(licence.getByRole("heading", { name: words.licence })).toBeVisible();
				await expect(licence.getByRole("link", { name: words.register })).toBeVisible();
				expect(new URL(page.url()).pathname).toBe(javaScriptEnabled ? home : `${prefix}/licence`);
			});
		});
	}
}

test("the bonus is offered once, in a quiet moment, and never over a form", async ({ page }) => {
	await page.clock.install();
	await page.goto("/join-it");
	await page.mouse.move(20, 300, { steps: 2 });
	await page.waitForLoadState("networkidle");
	await page.getByRole("button", { name: "Только необходимые" }).click();
	const dialog = page.getByRole("dialog", { name: TEXTS.ru.bonus });
	await page.getByLabel(TEXTS.ru.name).first().focus();
	await page.clock.runFor(60_000);
	await expect(dialog).toBeHidden();
	await page.getByLabel(TEXTS.ru.name).first().blur();
	await page.clock.runFor(10_000);
	await expect(dialog).toBeVisible();
	await page.reload();
	await page.mouse.move(30, 300, { steps: 2 });
	await page.waitForLoadState("networkidle");
	await page.clock.runFor(90_000);
	await expect(dialog).toBeHidden();
});

test("notices are for people, not for search engines", async ({ request }) => {
	for (const path of ["/bonus", "/in-development", "/info/groups", "/en/info/safety"]) {
		const answer = await request.get(path);
		expect(answer.status(), path).toBe(200);
		expect(await answer.text(), path).toContain('content="noindex"');
	}
	expect((await request.get("/info/nope")).status()).toBe(404);
	expect((await request.get("/guide/file/nope")).status()).toBe(404);
});

test("a link to a guide that is past its term leads to a page that says so", async ({ request }) => {
	for (const [path, told] of [
		["/guide", /Срок ссылки из.письма закончился/],
		["/en/chatgpt-income", /The link from the letter has ended/],
	] as const) {
		const answer = await request.get(`${path}?link=expired`);
		expect(answer.status(), path).toBe(410);
		expect(await answer.text()).toMatch(told);
		expect(await (await request.get(path)).text()).not.toMatch(told);
	}
});
