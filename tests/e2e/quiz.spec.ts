import type { Page } from "@playwright/test";
import { comeAlive, expect, LANGUAGES, test } from "../fixtures/journey.ts";
import { FORM_WORDS, fillRequestForm, nextVisitor, requestForm } from "./request-steps.ts";

const TEXTS = {
	ru: {
		...FORM_WORDS.ru,
		ages: "11–12 лет",
		otherAge: "15–16 лет",
		experience: "Собирал из блоков",
		interest: "Придумывает свои игры",
		device: "Простой или старый ноутбук",
		hours: "Три-четыре часа в неделю",
		next: "Дальше",
		show: "Показать курсы",
		back: "Назад",
		missed: "Выберите один из ответов",
		result: "Вот что подойдёт",
		course: "Godot 2D",
		whyNot: "Почему может не подойти",
		quoted: (answer: string) => `Вы ответили «${answer}»`,
		share: "Получить ссылку на результат",
		link: "Ссылка на этот результат",
		change: "изменить",
		send: "Подобрать группу",
		nameRequired: "Поле «Имя» должно быть заполнено",
		received: "Заявка принята",
		already: "Вы уже отправляли заявку",
	},
	en: {
		...FORM_WORDS.en,
		ages: "11–12 years",
		otherAge: "15–16 years",
		experience: "Has built from blocks",
		interest: "Makes up games",
		device: "A plain or old laptop",
		hours: "Three or four hours a week",
		next: "Next",
		show: "Show the courses",
		back: "Back",
		missed: "Please choose one of the answers",
		result: "What will suit",
		course: "Godot 2D",
		whyNot: "Why it may not suit",
		quoted: (answer: string) => `You answered “${answer}”`,
		share: "Get a link to this result",
		link: "The link to this result",
		change: "change",
		send: "Find a group",
		nameRequired: "The 'Name' field must be filled in",
		received: "Application received",
		already: "You have already submitted the application",
	},
} as const;

type Words = (typeof TEXTS)[keyof typeof TEXTS];
const ANSWERED = "age=a11&experience=blocks&interest=games&device=weak&hours=medium";

async function answer(page: Page, label: string, go: string): Promise<void> {
	await page.getByRole("radio", { name: label }).check({ force: true });
	await page.getByRole("button", { name: go }).click();
}

async function answerAll(page: Page, words: Words): Promise<void> {
	await answer(page, words.ages, words.next);
	await answer(page, words.experience, words.next);
	await answer(page, words.interest, words.next);
	await answer(page, words.device, words.next);
	await answer(page, words.hours, words.show);
}

async function fillIn(page: Page, words: Words, phone: string): Promise<void> {
	const form = requestForm(page);
	await fillRequestForm(form, words, { phone });
	await expect(form.getByLabel(words.age, { exact: false })).toHaveCount(0);
	await expect(form.getByLabel(words.representative, { exact: false })).toBeChecked();
}

for (const language of ["ru", "en"] as const) {
	const words = TEXTS[language];
	const { prefix } = LANGUAGES[language];
	const address = `${prefix}/quiz_child_podhod`;

	for (const javaScriptEnabled of [true, false]) {
		test.describe(`the quiz, ${language}, script ${javaScriptEnabled ? "on" : "off"}`, () => {
			test.use({ javaScriptEnabled });

			test("goes one question a screen, back and forth, and keeps what was chosen", async ({ page }) => {
				await page.goto(address);
				await expect(page.getByRole("contentinfo").getByRole("link")).toHaveCount(0);
				await expect(page.getByRole("navigation")).toHaveCount(0);
				await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
				await answer(page, words.ages, words.next);
				await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "1");
				await answer(page, words.experience, words.next);
				// Until the next question is there, the way back is that of the one before it.
				await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "2");
				await page.getByRole("link", { name: words.back }).click();
				await expect(page.getByRole("radio", { name: words.experience })).toBeChecked();
				await page.getByRole("link", { name: words.back }).click();
				await expect(page.getByRole("radio", { name: words.ages })).toBeChecked();
				await page.getByRole("button", { name: words.next }).click();
				await expect(page.getByRole("radio", { name: words.experience })).toBeChecked();
			});

			test("gives courses with reasons before any field, and a link that opens the same", async ({ page, context }) => {
				await page.goto(address);
				await answerAll(page, words);
				await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.result);
				const offers = page.locator(".quiz-offer");
				expect([2, 3]).toContain(await offers.count());
				await expect(offers.first().getByRole("heading", { level: 2 })).toContainText(words.course);
				for (const given of [words.ages, words.experience, words.interest, words.device, words.hours]) {
					await expect(offers.first()).toContainText(words.quoted(given));
				}
				for (const offer of await offers.all()) await expect(offer).toContainText(words.whyNot);
				const [course, field] = await Promise.all([
					offers.first().boundingBox(),
					page.locator("input[name=phone]").boundingBox(),
				]);
				expect(course?.y).toBeLessThan(field?.y ?? 0);

				await page.getByRole("button", { name: words.share }).click();
				await expect(page).toHaveURL(/\/quiz_child_podhod\/result\/[\w-]{24}$/);
				await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
				await expect(page.getByLabel(words.link)).toHaveValue(new RegExp(`${new URL(page.url()).pathname}$`));
				const other = await context.newPage();
				const response = await other.goto(page.url());
				expect(response?.headers()["cache-control"]).toBe("no-store");
				await expect(other.locator(".quiz-offer").first()).toContainText(words.course);
			});

			test("lets one answer be changed, and the result follows", async ({ page }) => {
				await page.goto(`${address}?${ANSWERED}`);
				const before = await page.locator(".quiz-offer h2").allTextContents();
				await page
					.getByRole("link", { name: new RegExp(`^${words.change}`) })
					.first()
					.click();
				await answer(page, words.otherAge, words.next);
				for (let question = 0; question < 3; question++) await page.getByRole("button", { name: words.next }).click();
				await page.getByRole("button", { name: words.show }).click();
				await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.result);
				expect(await page.locator(".quiz-offer h2").allTextContents()).not.toEqual(before);
			});

			test("takes a request with the answers; a poor form is told so, a second one too", async ({ page }) => {
				const { phone } = nextVisitor();
				const result = `${address}?${ANSWERED}`;
				await page.goto(result);
				await page.locator("form.request-form").getByRole("button", { name: words.send }).click();
				await expect(page.getByText(words.nameRequired).first()).toBeVisible();
				await expect(page.locator(".quiz-offer").first()).toContainText(words.course);
				await fillIn(page, words, phone);
				await page.locator("form.request-form").getByRole("button", { name: words.send }).click();
				await expect(page.getByText(words.received).last()).toBeVisible();
				await page.goto(result);
				await fillIn(page, words, phone);
				await page.locator("form.request-form").getByRole("button", { name: words.send }).click();
				await expect(page.getByText(words.already).last()).toBeVisible();
			});

			test("does not go on without an answer, and takes no foreign one", async ({ page }) => {
				await page.goto(`${address}?step=interest`);
				await expect(page.getByRole("alert").filter({ hasText: words.missed })).toBeVisible();
				await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
				await page.goto(`${address}?age=%3Cscript%3E&experience=blocks&step=experience`);
				await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
				expect(await page.content()).not.toContain("<script>&");
			});
		});
	}

	test(`Back of the browser finds every answer that was given, and no step that was refused, ${language}`, async ({
		page,
	}) => {
		await page.goto(prefix || "/");
		await page.goto(address);
		await comeAlive(page);
		await page.getByRole("button", { name: words.next }).click();
		await expect(page.getByRole("alert").filter({ hasText: words.missed })).toBeVisible();
		await answerAll(page, words);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.result);
		const given = [words.ages, words.experience, words.interest, words.device, words.hours];
		for (const label of given.toReversed()) {
			await page.goBack();
			await expect(page.getByRole("radio", { name: label })).toBeChecked();
		}
		await expect(page.getByRole("alert").filter({ hasText: words.missed })).toHaveCount(0);
		await page.reload();
		await expect(page.getByRole("radio", { name: words.ages })).toBeChecked();
		await page.goBack();
		await expect(page).toHaveURL(new RegExp(`${prefix || "/"}$`));
	});

	test(`on a phone, why it does not go on comes into sight at every tap, ${language}`, async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 640 });
		await page.goto(address);
		await comeAlive(page);
		await answer(page, words.ages, words.next);
		await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "1");
		for (let time = 0; time < 2; time++) {
			await page.getByRole("button", { name: words.next }).click();
			await expect(page.getByRole("alert").filter({ hasText: words.missed })).toBeInViewport();
			await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
			await page.getByRole("button", { name: words.next }).focus();
		}
	});

	test(`the keyboard is enough, ${language}`, async ({ page }) => {
		await page.goto(address);
		await comeAlive(page);
		for (const [place, digit] of ["2", "2", "2", "2", "2"].entries()) {
			await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", String(place));
			await page.keyboard.press(digit);
			await expect(page.getByRole("radio").nth(1)).toBeChecked();
			await page.keyboard.press("Enter");
		}
		const heading = page.getByRole("heading", { level: 1 });
		await expect(heading).toHaveText(words.result);
		await expect(heading).toBeFocused();
		await expect(page.locator(".quiz-offer").first()).toContainText(words.course);
	});
}

test("a wrong secret answers 404", async ({ request }) => {
	expect((await request.get("/quiz_child_podhod/result/nothing")).status()).toBe(404);
	expect((await request.post("/quiz_child_podhod?kind=quiz", { form: { name: "" } })).status()).toBe(404);
});
