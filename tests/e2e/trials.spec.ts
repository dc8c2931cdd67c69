import type { Locator, Page } from "@playwright/test";
import { expect, LANGUAGES, test } from "../fixtures/journey.ts";
import { lookEverywhere } from "./accessibility/look-everywhere.ts";
import { FORM_WORDS, fillRequestForm, nextVisitor, requestForm } from "./request-steps.ts";

const TEXTS = {
	ru: {
		...FORM_WORDS.ru,
		submit: "Записаться на урок",
		pick: "Выбрать время урока",
		zone: "Показывать время по часам",
		show: "Показать",
		held: "пока за вами",
		until: /Держим это время за\sвами до\s\d\d:\d\d/,
		book: "Забронировать урок",
		booked: "забронирован",
		schools: /Ваше время. В\sшколе:/,
		noLetters: "Почты в заявке нет",
		letters: "Подтверждение отправили на почту",
		file: "Файл для календаря",
		move: "Перенести урок",
		moveHere: "Перенести урок на это время",
		other: "Выбрать другое время",
		cancel: "Отменить урок",
		cancelNow: "Да, отменить",
		cancelled: /Прежний урок отменён/,
		taken: "Это время уже заняли",
		emailFormat: "Неверный формат почты",
		lost: "Нет связи",
	},
	en: {
		...FORM_WORDS.en,
		submit: "Book the lesson",
		pick: "Choose the lesson’s time",
		zone: "Show times by the clock of",
		show: "Show",
		held: "yours for now",
		until: /We keep this time for you until \d\d:\d\d/,
		book: "Book the lesson",
		booked: "booked",
		schools: /Your time. At the school:/,
		noLetters: "There is no e-mail address in the application",
		letters: "We have sent a confirmation by e-mail",
		file: "Calendar file",
		move: "Move the lesson",
		moveHere: "Move the lesson to this time",
		other: "Choose another time",
		cancel: "Cancel the lesson",
		cancelNow: "Yes, cancel",
		cancelled: /The earlier lesson is cancelled/,
		taken: "This time has just been taken",
		emailFormat: "Invalid mail format",
		lost: "No connection",
	},
} as const;

type Words = (typeof TEXTS)[keyof typeof TEXTS];

/** A course for each journey, whose teacher no other journey asks for a time. */
const COURSES = {
	"ru true": ["scratch", "unreal-developer"],
	"ru false": ["minecraft-mods", "python-developer"],
	"en true": ["blender-3d", "chatgpt-for-work"],
	"en false": ["web-for-school", "qa-engineer"],
} as const;

type Asked = { readonly prefix: string; readonly words: Words; readonly course: string };

/** Asks for a trial lesson as somebody new and follows the way to its time. */
async function askForLesson(page: Page, { prefix, words, course }: Asked): Promise<void> {
	await page.goto(`${prefix}/request?kind=trial&course=${course}`);
	const form = requestForm(page);
	const age = course === "roblox-studio-advanced" ? "13" : "11";
	await fillRequestForm(form, words, { phone: nextVisitor().phone, age });
	await form.getByRole("button", { name: words.submit }).click();
	await page.getByRole("link", { name: words.pick }).click();
	await expect(page).toHaveURL(new RegExp(`${prefix}/trial/[\\w-]{32}`));
}

const times = (page: Page) => page.locator("button[name=slot]");

/** Shows the times of another day of the list. */
async function openDay(day: Locator): Promise<void> {
	await day.click();
	await expect(day).toHaveAttribute("aria-current", "date");
}

/** What a button of a time stands for. */
async function slotOf(page: Page, place: number): Promise<string> {
	return (await times(page).nth(place).getAttribute("value")) ?? "";
}

for (const language of ["ru", "en"] as const) {
	const words = TEXTS[language];
	const { prefix } = LANGUAGES[language];

	for (const javaScriptEnabled of [true, false]) {
		const [course, wanted] = COURSES[`${language} ${javaScriptEnabled}`];

		test.describe(`a trial lesson, ${language}, script ${javaScriptEnabled ? "on" : "off"}`, () => {
			test.use({ javaScriptEnabled });

			test("a visitor picks a time in his own zone, books, moves and cancels it", async ({ page }) => {
				const { email } = nextVisitor();
				await askForLesson(page, { prefix, words, course });
				await page.getByLabel(words.zone).selectOption("Asia/Vladivostok");
				if (!javaScriptEnabled) await page.getByRole("button", { name: words.show, exact: true }).click();
				// The times of the school beside one's own tell that the list is the new one.
				await expect(times(page).first().locator("span")).toBeVisible();
				await openDay(page.locator(".trial-day").last());

				await times(page).first().click();
				await expect(page.getByRole("heading", { level: 1 })).toContainText(words.held);
				await expect(page.getByText(words.until)).toBeVisible();
				await expect(page.getByText(words.schools)).toBeVisible();
				await page.getByLabel(words.email, { exact: false }).fill("anna@");
				await page.getByRole("button", { name: words.book }).click();
				await expect(page.getByText(words.emailFormat)).toBeVisible();
				await expect(page.getByLabel(words.email, { exact: false })).toHaveValue("anna@");
				await page.getByLabel(words.email, { exact: false }).fill(email);
				if (javaScriptEnabled) {
					await page.context().setOffline(true);
					await page.getByRole("button", { name: words.book }).click();
					await expect(page.getByText(words.lost)).toBeVisible();
					await expect(page.getByLabel(words.email, { exact: false })).toHaveValue(email);
					await page.context().setOffline(false);
				}
				await page.getByRole("button", { name: words.book }).click();

				await expect(page.getByRole("heading", { level: 1 })).toContainText(words.booked);
				await expect(page.getByText(words.schools)).toBeVisible();
				await expect(page.getByText(words.letters)).toBeVisible();
				await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
				const first = await page.locator(".trial-when time").getAttribute("datetime");

				const file = page.getByRole("link", { name: words.file });
				const calendar = await page.request.get((await file.getAttribute("href")) ?? "");
				expect(calendar.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
				expect(calendar.headers()["cache-control"]).toBe("no-store");
				const stamp = (first ?? "").replace(/[-:]|\.\d{3}/g, "");
				expect(await calendar.text()).toContain(`DTSTART:${stamp}\r\n`);

				await page.getByRole("link", { name: words.move }).click();
				// Of the first day there may be a single time left.
				await openDay(page.locator(".trial-day").nth(1));
				await times(page).first().click();
				await page.getByRole("button", { name: words.other }).click();
				await openDay(page.locator(".trial-day").nth(1));
				await times(page).nth(1).click();
				await page.getByRole("button", { name: words.moveHere }).click();
				await expect(page.getByRole("heading", { level: 1 })).toContainText(words.booked);
				await expect(page.locator(".trial-when time")).not.toHaveAttribute("datetime", first ?? "");

				await page.getByText(words.cancel, { exact: true }).click();
				await page.getByRole("button", { name: words.cancelNow }).click();
				await expect(page.getByText(words.cancelled)).toBeVisible();
				await expect(times(page).first()).toBeVisible();
				const gone = await page.request.get(`${new URL(page.url()).pathname}/trial.ics`);
				expect(gone.status()).toBe(404);
			});

			test("the second who wants a time finds it gone, and it is not on his list any more", async ({
				page,
				browser,
			}) => {
				const other = await browser.newContext({ javaScriptEnabled });
				const rival = await other.newPage();
				await askForLesson(page, { prefix, words, course: wanted });
				await askForLesson(rival, { prefix, words, course: wanted });
				const slot = await slotOf(page, 0);
				await expect(rival.locator(`button[value="${slot}"]`)).toBeVisible();
				await times(page).first().click();
				await expect(page.getByRole("heading", { level: 1 })).toContainText(words.held);
				await rival.locator("h1").evaluate((heading) => {
					heading.addEventListener("focus", () => heading.toggleAttribute("data-was-focused", true));
				});
				const { promise: isGoneOn, resolve: readAgain } = Promise.withResolvers<void>();
				await rival.route(/\.data\b/, async (route) => {
					if (route.request().method() === "GET") await isGoneOn;
					await route.continue();
				});
				await rival.locator(`button[value="${slot}"]`).click();
				await expect(rival.getByRole("alert")).toContainText(words.taken);
				await expect(rival.getByRole("alert")).toBeFocused();
				await rival.getByLabel(words.zone).focus();
				readAgain();
				await expect(rival.locator(`button[value="${slot}"]`)).toHaveCount(0);
				await expect(rival.getByLabel(words.zone)).toBeFocused();
				await expect(rival.locator("h1[data-was-focused]")).toHaveCount(0);
				// He who lets go gives it to the other.
				await page.getByRole("button", { name: words.other }).click();
				await expect(page.locator(`button[value="${slot}"]`)).toBeVisible();
				await rival.goto(rival.url());
				await rival.locator(`button[value="${slot}"]`).click();
				await expect(rival.getByRole("heading", { level: 1 })).toContainText(words.held);
				await rival.getByRole("button", { name: words.book }).click();
				await expect(rival.getByText(words.noLetters)).toBeVisible();
				await other.close();
			});
		});
	}
}

test("the page of a lesson has no fault in any look while a time is picked, held and booked", async ({
	page,
	context,
	baseURL,
}) => {
	test.setTimeout(120_000);
	const words = TEXTS.ru;
	await context.addCookies([{ name: "cookie_consent", value: "necessary.1", url: baseURL ?? "" }]);
	await askForLesson(page, { prefix: "", words, course: "roblox-studio-advanced" });
	await expect(times(page).first()).toBeVisible();
	expect(await lookEverywhere(page)).toEqual([]);
	await times(page).last().click();
	await expect(page.getByText(words.until)).toBeVisible();
	expect(await lookEverywhere(page)).toEqual([]);
	await page.getByRole("button", { name: words.book }).click();
	await expect(page.getByText(words.noLetters)).toBeVisible();
	expect(await lookEverywhere(page)).toEqual([]);
});

test("nobody finds a page or a calendar behind a wrong secret", async ({ request }) => {
	for (const path of ["/trial/nothing", "/en/trial/nothing", "/trial/nothing/trial.ics"]) {
		expect((await request.get(path)).status()).toBe(404);
	}
	expect((await request.post("/trial/nothing", { form: { intent: "book" } })).status()).toBe(404);
});
