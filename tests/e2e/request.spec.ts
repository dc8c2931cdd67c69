import type { Page } from "@playwright/test";
import { comeAlive, expect, LANGUAGES, test } from "../fixtures/journey.ts";
import { FORM_WORDS, fillRequestForm, nextVisitor, requestForm } from "./request-steps.ts";

const TEXTS = {
	ru: {
		...FORM_WORDS.ru,
		trial: "Пробный урок",
		close: "Закрыть",
		submit: "Записаться на урок",
		nameRequired: "Поле «Имя» должно быть заполнено",
		nameWrong: "Неверное имя",
		phoneFormat: "Неверный формат телефона",
		phoneNumber: "Неверный номер телефона",
		consent: "Необходимо согласиться с условием",
		received: "Заявка принята",
		already: "Вы уже отправляли заявку",
		discount: /Скидка \d+\s% сохранена/,
		place: "Место забронировано",
		unborn: "Программа ещё собирается: даты начала пока нет, цена предварительная.",
		tell: "Сообщить мне",
		tellWhen: "Сообщить, когда откроется",
		soon: "Сообщим один раз, когда появится место или откроется запись.",
		more: "Что значит «в разработке»",
		notice: "Этот раздел ещё строится",
		paused: "Набор на этот курс на паузе",
		follow: "Открыть курс «Python для подростков»",
		successor: "Python для подростков",
	},
	en: {
		...FORM_WORDS.en,
		trial: "Trial lesson",
		close: "Close",
		submit: "Book the lesson",
		nameRequired: "The 'Name' field must be filled in",
		nameWrong: "Invalid name",
		phoneFormat: "Invalid phone format",
		phoneNumber: "Invalid phone number",
		consent: "You must agree to the condition",
		received: "Application received",
		already: "You have already submitted the application",
		discount: /Your \d+% discount is saved/,
		place: "Your place is booked",
		unborn: "The programme is still being put together: there is no start date yet, and the price is provisional.",
		tell: "Let me know",
		tellWhen: "Tell me when it opens",
		soon: "We will tell you once, when a place comes free or enrolment opens.",
		more: "What “in development” means",
		notice: "This part is still being built",
		paused: "Enrolment in this course is on pause",
		follow: "Open “Python for teens”",
		successor: "Python for teens",
	},
} as const;

const COURSES = {
	"ru true": "minecraft-mods",
	"ru false": "python-for-teens",
	"en true": "blender-3d",
	"en false": "graphic-design",
} as const;

type Words = (typeof TEXTS)[keyof typeof TEXTS];

/** Fills in whatever the form on a page asks for, and sends it. */
async function sendForm(page: Page, words: Words): Promise<void> {
	const form = requestForm(page);
	await fillRequestForm(form, words, { phone: nextVisitor().phone });
	await form.locator('button:not([type="button"])').last().click();
}

for (const language of ["ru", "en"] as const) {
	const words = TEXTS[language];
	const { prefix } = LANGUAGES[language];

	test.describe(`the request page once it was refused, ${language}`, () => {
		test("a field that was refused says as soon as it is left whether it is right now", async ({ page }) => {
			await page.goto(`${prefix}/request?kind=trial&course=blender-3d`);
			await comeAlive(page);
			await page.getByRole("button", { name: words.submit }).click();
			const [name, phone] = [words.name, words.phone].map((label) => page.getByLabel(label, { exact: false }).first());
			await expect(page.getByText(words.nameRequired).first()).toBeVisible();
			await name?.fill("😀");
			await phone?.fill("+7 916 20");
			await expect(page.getByText(words.nameWrong).first()).toBeVisible();
			await name?.fill("Анна");
			await expect(page.getByText(words.phoneFormat).first()).toBeVisible();
			await phone?.focus();
			await expect(page.getByText(words.nameWrong)).toBeHidden();
		});
	});

	for (const [from, to] of [
		["/programming/scratch", "/gamedev/unity-developer"],
		["/c/scratch", "/c/unity-developer"],
		["/webinars/python-quest", "/webinars/game"],
		["/request?kind=callback", "/request?kind=consultation"],
	] as const) {
		test(`what was sent from ${from} leaves ${to} a form of its own, ${language}`, async ({ page }) => {
			await page.goto(prefix + from);
			await comeAlive(page);
			await sendForm(page, words);
			await expect(page.getByText(words.received).last()).toBeVisible();
			await page.evaluate((path) => window.__reactRouterDataRouter?.navigate(path), prefix + to);
			await expect(requestForm(page)).toBeVisible();
			await expect(page.getByText(words.received)).toHaveCount(0);
		});
	}

	test(`a course in development says so, explains it, and takes a wish to be told, ${language}`, async ({ page }) => {
		await page.goto(`${prefix}/programming/robotics-arduino`);
		await comeAlive(page);
		const main = page.getByRole("main");
		await expect(main).toContainText(words.unborn);
		await expect(main.locator('a[href*="/checkout"]')).toHaveCount(0);
		await main.getByRole("link", { name: words.more }).click();
		const notice = page.getByRole("dialog", { name: words.notice });
		await expect(notice.getByRole("heading", { name: words.notice })).toBeVisible();
		await expect(page).toHaveURL(/robotics-arduino$/);
		await page.keyboard.press("Escape");
		await expect(notice).toBeHidden();
		await expect(requestForm(page).getByRole("button", { name: words.tell })).toBeVisible();
		await sendForm(page, words);
		await expect(page.getByText(words.received).last()).toBeVisible();
		await expect(page.getByText(words.soon)).toBeVisible();
	});

	test.describe(`a paused course, ${language}`, () => {
		test.use({ javaScriptEnabled: false });

		test("says that it is on pause and leads to the course that follows it", async ({ page }) => {
			await page.goto(`${prefix}/games/pygame-start`);
			const note = page.getByRole("region", { name: words.paused });
			await expect(note.getByRole("link", { name: words.tellWhen })).toBeVisible();
			await note.getByRole("link", { name: words.follow }).click();
			await expect(page).toHaveURL(/\/programming\/python-for-teens$/);
			await expect(page.getByRole("heading", { level: 1 })).toContainText(words.successor);
		});
	});

	test.describe(`the request dialog on a phone, ${language}`, () => {
		test.use({ viewport: { width: 390, height: 844 } });

		test("what comes after the form is read from the top, where the cross is", async ({ page }) => {
			await page.goto(`${prefix}/faq`);
			await comeAlive(page);
			await page.getByRole("banner").getByRole("link", { name: words.trial }).click();
			const dialog = page.getByRole("dialog");
			await fillRequestForm(dialog, words, { phone: nextVisitor().phone });
			await dialog.getByRole("button", { name: words.submit }).click();
			await expect(dialog.getByRole("heading", { name: words.received })).toBeInViewport();
			await expect(dialog.getByRole("button", { name: words.close, exact: true })).toBeInViewport({ ratio: 1 });
		});
	});

	for (const javaScriptEnabled of [true, false]) {
		// A course of its own with a running sale: places of one group would run out.
		const course = COURSES[`${language} ${javaScriptEnabled}`];
		const address = `${prefix}/request?kind=trial&course=${course}`;
		test.describe(`the request page, ${language}, script ${javaScriptEnabled ? "on" : "off"}`, () => {
			test.use({ javaScriptEnabled });

			test("an empty form is told field by field and keeps what was typed", async ({ page }) => {
				await page.goto(address);
				await page.getByLabel(words.phone, { exact: false }).first().fill("+7 916 20");
				await page.getByRole("button", { name: words.submit }).click();
				await expect(page.getByText(words.nameRequired).first()).toBeVisible();
				await expect(page.getByText(words.phoneFormat).first()).toBeVisible();
				await expect(page.getByText(words.consent).first()).toBeVisible();
				await expect(page.getByLabel(words.phone, { exact: false }).first()).toHaveValue("+7 916 20");
				await page.getByLabel(words.phone, { exact: false }).first().fill("+7 000 000 00 00");
				await page.getByRole("button", { name: words.submit }).click();
				await expect(page.getByText(words.phoneNumber).first()).toBeVisible();
			});

			test("a parent books a trial with a place, and the repeat is told so", async ({ page }) => {
				const { phone } = nextVisitor();
				for (const expected of ["received", "already"] as const) {
					await page.goto(address);
					await fillRequestForm(requestForm(page), words, { phone });
					await expect(page.getByLabel(words.age, { exact: false })).toHaveValue("10");
					await expect(page.getByLabel(words.representative, { exact: false })).toBeChecked();
					await page.getByRole("combobox").selectOption({ index: 1 });
					await page.getByRole("button", { name: words.submit }).click();
					await expect(page.getByText(words[expected]).last()).toBeVisible();
					if (expected === "received") {
						await expect(page.getByText(words.discount)).toBeVisible();
						await expect(page.getByText(words.place)).toBeVisible();
					}
				}
			});
		});
	}
}
