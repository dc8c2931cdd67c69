import type { Page } from "@playwright/test";
import { OWNER } from "../fixtures/filled-school.ts";
import { expect, test } from "../fixtures/journey.ts";
import { type Colleague, type OfficeServer, startOfficeServer } from "../fixtures/office-server.ts";
import { runAxe } from "./accessibility/run-axe.ts";
import { box, enter, save } from "./office-steps.ts";

/** What was typed is neither lost nor saved twice. One server for the file. */

let school: OfficeServer;
let editor: Colleague;
test.describe.configure({ mode: "serial", timeout: 120_000 });
test.use({ baseURL: undefined, viewport: { width: 1440, height: 1000 } });
test.beforeAll(async () => {
	school = await startOfficeServer();
	editor = await school.hire("editor", "Вера Лескова");
});
test.afterAll(() => school.stop());

type Named = { readonly id: string };
type Rubric = Named & { readonly text: { readonly ru: { readonly title: string } } };

async function addRubric(slug: string, title: string): Promise<string> {
	const words = (name: string) => ({ title: name, description: "О чём она" });
	const body = { slug, position: 7, text: { ru: words(title), en: words("Rubric") } };
	const { status, body: answer } = await school.ask<Rubric>("POST", "rubrics", body);
	expect(status).toBe(201);
	return answer.data.id;
}
const titleOf = async (id: string) => (await school.ask<Rubric>("GET", `rubrics/${id}`)).body.data.text.ru.title;
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Сеанс закончился" });
const listObstacles = (page: Page) => runAxe(page, {}, '[role="dialog"]');
/** An expired session, one that was ended elsewhere: the browser does not know. */
const loseSession = (page: Page) => page.context().clearCookies();
const saveButton = (page: Page) => page.getByRole("button", { name: "Сохранить" });
const title = (page: Page) => box(page, "Название").first();

test("a save without a session asks to sign in over the form, and then is done", async ({ page }) => {
	const id = await addRubric("seans", "Старое название");
	await enter(page, school, { person: editor, at: `/rubrics/${id}` });
	await title(page).fill("Новое название");
	await loseSession(page);
	await saveButton(page).click();
	const dialog = dialogOf(page);
	await expect(dialog).toContainText("Всё, что вы ввели, на месте");
	await expect(page.getByText("Сохранено", { exact: true })).toHaveCount(0);
	await expect(dialog.getByLabel("Почта")).toHaveValue(editor.email);
	await expect.poll(() => listObstacles(page)).toEqual([]);
	await dialog.getByLabel("Пароль").fill("not the password");
	await dialog.getByRole("button", { name: "Войти", exact: true }).click();
	await expect(dialog.getByText("Почта или пароль не подходят.")).toBeVisible();
	expect(await titleOf(id)).toBe("Старое название");
	await dialog.getByLabel("Пароль").fill(editor.password);
	await dialog.getByRole("button", { name: "Войти", exact: true }).click();
	await expect(dialog).toHaveCount(0);
	await expect.poll(() => titleOf(id)).toBe("Новое название");
	await expect(title(page)).toHaveValue("Новое название");
});

test("whoever does not sign in at once is told that nothing is saved, keeps the text and is asked before leaving it", async ({
	page,
}) => {
	const id = await addRubric("pozzhe", "Старое название");
	await enter(page, school, { person: editor, at: `/rubrics/${id}` });
	await title(page).fill("Новое название");
	await loseSession(page);
	await saveButton(page).click();
	await dialogOf(page).getByRole("button", { name: "Вернуться на страницу без входа" }).click();
	await expect(page.getByText("Сеанс закончился. Войдите ещё раз.")).toBeVisible();
	await expect(title(page)).toHaveValue("Новое название");
	const asked = page.waitForEvent("dialog");
	const leaving = page.getByRole("link", { name: "Рубрики" }).first().click();
	await (await asked).dismiss();
	await leaving;
	await expect(title(page)).toHaveValue("Новое название");
	await saveButton(page).click();
	await dialogOf(page).getByLabel("Пароль").fill(editor.password);
	await dialogOf(page).getByRole("button", { name: "Войти", exact: true }).click();
	await expect.poll(() => titleOf(id)).toBe("Новое название");
});

test("a save without a network says so, keeps the text and is not made later by itself", async ({ page, context }) => {
	const id = await addRubric("bez-seti", "Старое название");
	await enter(page, school, { person: editor, at: `/rubrics/${id}` });
	await title(page).fill("Новое название");
	await context.setOffline(true);
	await saveButton(page).click();
	await expect(page.getByText("Нет связи со школой").first()).toBeVisible();
	await expect(title(page)).toHaveValue("Новое название");
	await context.setOffline(false);
	await expect(saveButton(page)).toBeEnabled();
	expect(await titleOf(id)).toBe("Старое название");
	expect(await save(page, "rubrics")).toBe(200);
	expect(await titleOf(id)).toBe("Новое название");
});

test("a note that was typed without a session is written after one has signed in again", async ({ page }) => {
	await school.request({ name: "Анна Ветрова", phone: "+79162041830" });
	const [{ id }] = (await school.ask<[Named]>("GET", "requests")).body.data;
	await enter(page, school, { person: OWNER, at: `/requests/${id}/show` });
	await page.getByRole("button", { name: "Заметка" }).click();
	const note = page.getByRole("dialog", { name: "Новая заметка" });
	await note.getByRole("textbox").first().fill("Перезвонить после шести");
	// The screen reads by itself too, so only this answer is the one of a session that has ended.
	const over = { status: 401, json: { code: "unauthenticated" } };
	await page.route(/\/note$/, (route) => route.fulfill(over), { times: 1 });
	await note.getByRole("button", { name: "Добавить заметку" }).click();
	await expect(dialogOf(page)).toBeVisible();
	await expect(page.getByText("Заметка записана")).toHaveCount(0);
	await dialogOf(page).getByLabel("Пароль").fill(OWNER.password);
	await dialogOf(page).getByRole("button", { name: "Войти", exact: true }).click();
	await expect(page.getByText("Заметка записана")).toBeVisible();
	await expect(page.getByText("Перезвонить после шести").first()).toBeVisible();
});

test("a double click on save makes one invoice", async ({ page }) => {
	await enter(page, school, { person: OWNER, at: "/invoices/create" });
	await page.getByLabel("Имя").fill("Анна");
	await page.getByLabel("Фамилия").fill("Двойная");
	await page.getByLabel("Телефон").fill("8 916 204-18-30");
	await page.getByLabel("Почта").fill("twice@example.com");
	await page.getByRole("textbox", { name: /^Сумма/ }).fill("12500,50");
	await page.getByLabel("За что").fill("Занятия с наставником");
	await saveButton(page).dblclick();
	await expect(page.getByRole("heading", { level: 1, name: /INV-/ })).toBeVisible();
	await expect(page.getByText("плательщику ушло письмо со ссылкой")).toBeVisible();
	const { data } = (await school.ask<Named[]>("GET", "invoices?q=twice@example.com")).body;
	expect(data.length).toBe(1);
});

test("the year of a moment is typed over another one", async ({ page }) => {
	const text = { name: "Мария", about: "Мама ученика", text: "Хорошо", answer: null };
	const review = { courseId: null, kind: "parent", rating: 4, avatar: "avatar-2", source: "Сайт", featured: false };
	const body = { ...review, status: "draft", writtenAt: "2026-10-05T12:00:00.000Z", text: { ru: text, en: text } };
	const { id } = (await school.ask<Named>("POST", "reviews", body)).body.data;
	await enter(page, school, { person: OWNER, at: `/reviews/${id}` });
	const field = page.getByLabel(/^Написан/);
	await expect(field).toHaveValue("2026-10-05T15:00");
	await field.focus();
	// The year is the third part, whichever of day and month comes first.
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("ArrowRight");
	await page.keyboard.type("2025");
	await expect(field).toHaveValue("2025-10-05T15:00");
	expect(await save(page, "reviews")).toBe(200);
	const saved = (await school.ask<{ writtenAt: string }>("GET", `reviews/${id}`)).body.data;
	expect(saved.writtenAt).toBe("2025-10-05T12:00:00.000Z");

	await field.focus();
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("ArrowRight");
	await page.keyboard.type("2");
	await box(page, "Где написан").fill("Карты");
	await saveButton(page).click();
	await expect(page.getByRole("alert").first()).toContainText("Исправьте 1 поле");
	expect((await school.ask<{ writtenAt: string }>("GET", `reviews/${id}`)).body.data.writtenAt).toBe(saved.writtenAt);
});

test("an earlier state is brought back over unsaved text only by whoever was told so", async ({ page }) => {
	const id = await addRubric("istoriya", "Первое название");
	await enter(page, school, { person: editor, at: `/rubrics/${id}` });
	await title(page).fill("Второе название");
	expect(await save(page, "rubrics")).toBe(200);
	await title(page).fill("Ещё не сохранено");
	await page.getByRole("button", { name: "Показать историю" }).click();
	const restore = page.getByRole("button", { name: "Вернуть это состояние" }).first();
	await restore.click();
	const dialog = page.getByRole("dialog", { name: /^Вернуть состояние/ });
	await expect(dialog).toContainText("правки, которые вы не сохранили: они пропадут");
	await dialog.getByRole("button", { name: "Отмена" }).click();
	await expect(dialog).toHaveCount(0);
	await expect(title(page)).toHaveValue("Ещё не сохранено");
	await restore.click();
	await dialog.getByRole("button", { name: "Вернуть, не сохраняя правок" }).click();
	await expect(title(page)).toHaveValue("Первое название");
	expect(await titleOf(id)).toBe("Первое название");
});

test("an action that reads a record anew takes unsaved text away only from whoever was told so", async ({ page }) => {
	const { email } = await school.hire("manager", "Ира Снегова");
	const { body } = await school.ask<(Named & { readonly email: string })[]>("GET", "people?perPage=100");
	const id = body.data.find((person) => person.email === email)?.id;
	await enter(page, school, { person: OWNER, at: `/people/${id}` });
	const name = box(page, "Имя");
	await name.fill("Ирина Снегова");
	await page.getByRole("button", { name: "Закрыть вход" }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog).toContainText("правки, которые вы не сохранили: они пропадут");
	await dialog.getByRole("button", { name: "Отмена" }).click();
	await expect(dialog).toHaveCount(0);
	await expect(name).toHaveValue("Ирина Снегова");
	await page.getByRole("button", { name: "Закрыть вход" }).click();
	await dialog.getByRole("button", { name: "Закрыть вход" }).click();
	await expect(name).toHaveValue("Ира Снегова");
});

test("an answer of the quiz is worded anew, and whoever takes the quiz reads it", async ({ page }) => {
	await enter(page, school, { person: OWNER, at: "/quizzes/child" });
	const answer = box(page, "Ответ по-русски").first();
	const before = await answer.inputValue();
	await answer.fill(`${before} с небольшим`);
	expect(await save(page, "quizzes")).toBe(200);
	await expect(answer).toHaveValue(`${before} с небольшим`);
	const quiz = `${school.url}/quiz_child_podhod`;
	const read = async () => (await fetch(quiz, { headers: { "accept-language": "ru" } })).text();
	await expect.poll(read).toContain("небольшим");
});

test("the section that is open stands in sight in the rail, however far down", async ({ page }) => {
	await page.setViewportSize({ width: 1024, height: 600 });
	await enter(page, school, { person: OWNER, at: "/people" });
	const rail = page.getByRole("navigation", { name: "Разделы" });
	await expect(rail.getByRole("link", { name: "Сотрудники" })).toBeInViewport();
	await page.goto(`${school.url}/admin#/`);
	await expect(rail.getByRole("link", { name: "Начало" })).toBeInViewport();
});
