import type { Page } from "@playwright/test";
import { OWNER } from "../fixtures/filled-school.ts";
import { expect, test } from "../fixtures/journey.ts";
import { type Colleague, type OfficeServer, startOfficeServer } from "../fixtures/office-server.ts";
import { anHourAhead, box, bringForward, checkScreen, choose, enter, part, save } from "./office-steps.ts";

const SLUG = "masterskaya-komiksov";
const TITLE = "Мастерская комиксов";

let school: OfficeServer;
let editor: Colleague;
test.describe.configure({ mode: "serial", timeout: 180_000 });
test.use({ baseURL: undefined, viewport: { width: 1440, height: 1000 } });
test.beforeAll(async () => {
	school = await startOfficeServer();
	editor = await school.hire("editor", "editor");
});
test.afterAll(() => school.stop());

const visit = async (path: string) => (await fetch(school.url + path, { redirect: "manual" })).status;

/** The texts of one language, under the tabs that hold them. */
async function typeTexts(page: Page, texts: Record<"title" | "word", string>): Promise<void> {
	const { title, word } = texts;
	await part(page, "Тексты");
	await box(page, "Название").fill(title);
	for (const name of ["Кратко", "Начало страницы", "Описание", "Что нужно уметь", "Какая нужна техника"]) {
		await box(page, name).fill(`${word}: ${title}`);
	}
	for (const name of ["Кому подойдёт", "Навыки", "Инструменты"]) await box(page, name).fill(`${word} 1\n${word} 2\n`);
	await part(page, "Программа");
	const modules = page.getByRole("button", { name: "Добавить" }).first();
	await modules.click();
	await box(page, "Название модуля").fill(`${word} B`);
	await box(page, "Уроки").fill(`${word} B1\n${word} B2`);
	await modules.click();
	await box(page, "Название модуля").nth(1).fill(`${word} A`);
	await box(page, "Уроки").nth(1).fill(`${word} A1\n${word} A2`);
	await page.getByRole("button", { name: "Переместить вверх" }).nth(1).click();
	await expect(box(page, "Название модуля").first()).toHaveValue(`${word} A`);
	await part(page, "Поиск");
	await box(page, "Заголовок для поиска").fill(title);
	await box(page, "Описание для поиска").fill(`${word}: ${title}`);
}

test("an editor's new course goes from a draft through a schedule to the site, in two languages", async ({ page }) => {
	await enter(page, school, { person: editor, at: "/courses/create" });
	await part(page, "Тексты");
	await box(page, "Название").fill(TITLE);
	await part(page, "Главное");
	await page.getByRole("button", { name: "Из названия" }).click();
	await expect(box(page, "Адрес")).toHaveValue(SLUG);
	await page.getByRole("combobox", { name: /^Раздел/ }).fill("Создание игр");
	await page.getByRole("option", { name: /Создание игр/ }).click();
	await page.getByRole("spinbutton", { name: "Возраст от" }).fill("9");
	await page.getByRole("spinbutton", { name: "Возраст до" }).fill("13");
	expect(await save(page, "courses")).toBe(201);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);
	expect(await visit(`/games/${SLUG}`)).toBe(404);

	await part(page, "Тарифы");
	await page.getByRole("button", { name: "Добавить" }).click();
	await box(page, "Код").fill("group");
	await choose(page, "Как учимся", "Группа");
	await page.getByRole("spinbutton", { name: "Занятий" }).fill("32");
	await box(page, "Название тарифа \\(рус").fill("Экипаж");
	await box(page, "Название тарифа \\(англ").fill("Crew");
	await box(page, "Что входит \\(рус").fill("Уроки\nЗаписи");
	await box(page, "Что входит \\(англ").fill("Lessons\nRecordings");
	await box(page, "Цена за весь курс, в рублях").fill("31 500");
	await box(page, "Цена за весь курс, в долларах").fill("420");
	await typeTexts(page, { title: TITLE, word: "Комикс" });

	await part(page, "Тексты");
	await choose(page, "Состояние", "По расписанию");
	await page.getByLabel(/^Выйдет/).fill(anHourAhead());
	await part(page, "Главное");
	await choose(page, "Состояние", "На сайте");
	expect(await save(page, "courses")).toBe(200);
	expect(await visit(`/games/${SLUG}`)).toBe(404);

	const opened = page.waitForEvent("popup");
	await page.getByRole("button", { name: "Посмотреть (рус.)" }).click();
	const draft = await opened;
	await expect(draft.getByRole("heading", { level: 1 })).toContainText(TITLE);
	await draft.close();

	const publishAt = await bringForward(school, { resource: "courses", slug: SLUG, locale: "ru" });
	await expect.poll(() => visit(`/games/${SLUG}`), { timeout: 60_000, intervals: [500] }).toBe(200);
	expect(Date.now()).toBeGreaterThanOrEqual(publishAt.getTime());
	// The form knows nothing of the new moment.
	await page.reload();
	const text = (await (await fetch(`${school.url}/games/${SLUG}`)).text()).replaceAll("\u00a0", " ");
	expect(text).toContain("31 500 ₽");
	expect(text.indexOf("Комикс A1")).toBeLessThan(text.indexOf("Комикс B1"));
	expect(await visit(`/en/games/${SLUG}`)).toBe(404);

	await part(page, "Тексты");
	await expect(page.getByRole("tab", { name: /Английский.*Перевода нет/ })).toBeVisible();
	await part(page, "Английский");
	await page.getByRole("button", { name: "Добавить язык: Английский" }).click();
	await choose(page, "Состояние", "На сайте");
	await box(page, "Название").fill("Comics workshop");
	expect(await save(page, "courses")).toBe(400);
	const summary = page.getByRole("alert").filter({ hasText: "Исправьте" });
	await summary.getByRole("button", { name: /^Описание для поиска/ }).click();
	await expect(box(page, "Описание для поиска")).toBeFocused();
	await typeTexts(page, { title: "Comics workshop", word: "Comics" });
	expect(await save(page, "courses")).toBe(200);
	expect(await visit(`/en/games/${SLUG}`)).toBe(200);
	expect(await (await fetch(`${school.url}/en/children`)).text()).toContain("Comics workshop");
});

test("the history shows what changed and brings an older state back", async ({ page }) => {
	await enter(page, school, { person: editor, at: "/courses" });
	await page.getByRole("searchbox", { name: "Поиск" }).fill("комиксов");
	await page.getByRole("link", { name: TITLE }).click();
	await part(page, "Тексты");
	await box(page, "Название").fill("Мастерская манги");
	expect(await save(page, "courses")).toBe(200);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Мастерская манги");
	await page.getByRole("button", { name: "Показать историю" }).click();
	const newest = page.getByRole("article").first();
	await expect(newest).toContainText("Мастерская манги");
	await expect(newest).toContainText(TITLE);
	await page.getByRole("button", { name: "Вернуть это состояние" }).first().click();
	await page.getByRole("button", { name: "Подтвердить" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);
	expect(await (await fetch(`${school.url}/games/${SLUG}`)).text()).toContain(TITLE);
});

test("of two people who edit one course the second is told, and nothing typed is lost", async ({ page, browser }) => {
	const { body } = await school.ask<[{ id: string }]>("GET", `courses?q=${SLUG}`);
	const hash = `/courses/${body.data[0].id}`;
	const other = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
	const second = await other.newPage();
	await enter(page, school, { person: editor, at: hash });
	await enter(second, school, { person: OWNER, at: hash });
	for (const one of [page, second]) await part(one, "Тексты");
	await box(page, "Кратко").fill("Первая успела раньше");
	await box(second, "Начало страницы").fill("Вторая печатала дольше");
	expect(await save(page, "courses")).toBe(200);
	expect(await save(second, "courses")).toBe(409);
	const told = second.getByRole("dialog", { name: "Пока вы писали, запись изменили" });
	await expect(told).toContainText("Вторая печатала дольше");
	await told.getByRole("button", { name: "Вернуться к моему тексту" }).click();
	await expect(box(second, "Начало страницы")).toHaveValue("Вторая печатала дольше");
	expect(await save(second, "courses")).toBe(409);
	const answered = second.waitForResponse((response) => response.request().method() === "PUT");
	await told.getByRole("button", { name: "Сохранить моё" }).click();
	expect((await answered).status()).toBe(200);
	const course = (await school.ask<{ texts: { ru: object } }>("GET", hash.slice(1))).body.data;
	expect(course.texts.ru).toMatchObject({ short: "Первая успела раньше", lead: "Вторая печатала дольше" });
	await other.close();
});

test("the screens of the catalogue have no known obstacle, wide and narrow, light and dark", async ({ page }) => {
	test.setTimeout(600_000);
	const { body } = await school.ask<[{ id: string }]>("GET", `courses?q=${SLUG}`);
	await enter(page, school, { person: editor, at: "/courses" });
	const screens = ["courses", "categories", "starts", "reviews", "faq-groups", "faq-questions"];
	for (const width of [1440, 390]) {
		await page.setViewportSize({ width, height: 900 });
		for (const name of screens) {
			const { body: list } = await school.ask<[{ id: string }]>("GET", `${name}?perPage=1`);
			for (const hash of [`/${name}`, `/${name}/create`, `/${name}/${list.data[0].id}`]) {
				await page.goto(`${school.url}/admin#${hash}`);
				await checkScreen(page, `${width} ${hash}`);
			}
		}
	}
	await page.emulateMedia({ colorScheme: "dark" });
	await page.goto(`${school.url}/admin#/courses/${body.data[0].id}`);
	for (const name of ["Главное", "Тексты", "Программа", "Тарифы", "Преподаватели", "Поиск"]) {
		await part(page, name);
		await checkScreen(page, `dark ${name}`);
	}
});
