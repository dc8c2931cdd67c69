import type { Page } from "@playwright/test";
import { OWNER } from "../fixtures/filled-school.ts";
import { expect, test } from "../fixtures/journey.ts";
import { type Colleague, type OfficeServer, startOfficeServer } from "../fixtures/office-server.ts";
import { runAxe } from "./accessibility/run-axe.ts";
import { signIn } from "./office-steps.ts";

/** The board of one school is one story, so its chapters are told in order. */
test.describe.configure({ mode: "serial", timeout: 120_000 });

let office: OfficeServer;
let irina: Colleague;
let oleg: Colleague;
test.beforeAll(async () => {
	office = await startOfficeServer();
	irina = await office.hire("manager", "Ирина Кравцова");
	oleg = await office.hire("manager", "Олег Седов");
});
test.afterAll(() => office.stop());

async function openBoard(page: Page, person: { email: string; password: string }): Promise<void> {
	await signIn(page, office, person);
	await page.goto(`${office.url}/admin#/board`);
	await expect(page.getByRole("heading", { level: 1, name: "Кому звонить" })).toBeVisible();
	await expect(page.getByText("Обновляется сама")).toBeVisible();
}

async function colleagueId(name: string): Promise<string | undefined> {
	const { data } = (await office.ask<{ id: string; name: string }[]>("GET", "board/colleagues")).body;
	return data.find((each) => each.name === name)?.id;
}

const rowOf = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

test("a request shows on the board of both managers without a reload; one takes it, the other is told", async ({
	page,
	browser,
}) => {
	const other = await browser.newPage();
	await openBoard(page, irina);
	await openBoard(other, oleg);
	await office.request({ name: "Екатерина Морозова", phone: "8 916 204-18-30", message: "Сыну одиннадцать" });
	await expect(rowOf(page, "Екатерина Морозова")).toBeVisible();
	await expect(rowOf(other, "Екатерина Морозова")).toBeVisible();
	await expect(rowOf(page, "Екатерина").getByRole("link", { name: "+7 916 204-18-30" })).toHaveAttribute(
		"href",
		"tel:+79162041830",
	);
	await expect(rowOf(page, "Екатерина").getByRole("timer")).toHaveText(/Осталось|Позвонить до/);

	await rowOf(page, "Екатерина").getByRole("button", { name: "Взять" }).click();
	await expect(page.getByText(/Заявка №\s\d+ ваша/)).toBeVisible();
	await expect(page.getByRole("button", { name: "Мои 1" })).toBeVisible();
	await expect(other.getByRole("button", { name: "Мои 0" })).toBeVisible();
	await expect(rowOf(other, "Екатерина").getByText("Занимается Ирина Кравцова")).toBeVisible();
	await expect(rowOf(other, "Екатерина").getByRole("button")).toHaveCount(0);
	await other.close();
});

test("by keys alone: down the queue, take, outcome; who did not answer is called later", async ({ page }) => {
	await openBoard(page, irina);
	await office.request({ name: "Алексей Власов", phone: "8 903 118-44-02" });
	await expect(rowOf(page, "Алексей Власов")).toBeVisible();
	await page.keyboard.press("j");
	await expect(rowOf(page, "Екатерина")).toBeFocused();
	await page.keyboard.press("j");
	await expect(rowOf(page, "Алексей")).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(rowOf(page, "Алексей").getByRole("button", { name: "Взять" })).toHaveCount(0);

	await page.keyboard.press("o");
	const dialog = page.getByRole("dialog", { name: "Чем закончился звонок" });
	await expect(dialog).toContainText("Алексей Власов · +7 903 118-44-02");
	await dialog.getByLabel("Не ответили").check();
	await dialog.getByLabel("Заметка").fill("Гудки, потом сброс");
	// Escape takes away nothing that was typed, unless that is wanted.
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Вернуться" }).click();
	await expect(dialog.getByLabel("Заметка")).toHaveValue("Гудки, потом сброс");
	await dialog.getByRole("button", { name: "Записать итог" }).click();
	await expect(page.getByText("Итог записан")).toBeVisible();
	await expect(rowOf(page, "Алексей")).toHaveCount(0);
	await page.getByRole("button", { name: /^Позже/ }).click();
	await expect(rowOf(page, "Алексей")).toContainText("не ответили 1 раз");

	await page.keyboard.press("?");
	await expect(page.getByRole("dialog", { name: "Клавиши" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a call agreed for later needs its time; a lost one needs its reason", async ({ page }) => {
	await openBoard(page, irina);
	await rowOf(page, "Екатерина").getByRole("button", { name: "Итог звонка" }).click();
	const call = page.getByRole("dialog");
	await call.getByLabel("Просят перезвонить").check();
	await call.getByRole("button", { name: "Записать итог" }).click();
	await expect(call.getByText("Заполните поле").first()).toBeVisible();
	// What is wrong stands in the dialog; nothing lies over its buttons to say so again.
	await expect(page.getByRole("alert")).toHaveCount(1);
	await call.getByLabel("Поговорили").check();
	await call.getByLabel("Заметка").fill("Думают до пятницы");
	await call.getByRole("button", { name: "Записать итог" }).click();
	await expect(page.getByText("Сейчас звонить некому.")).toBeVisible();

	await page.getByRole("link", { name: "Все заявки" }).click();
	await page.getByRole("searchbox").fill("морозова");
	await page.getByRole("row").filter({ hasText: "Екатерина Морозова" }).getByRole("link").first().click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Екатерина Морозова");
	await expect(page.getByText("Думают до пятницы")).toBeVisible();
	await page.getByRole("button", { name: "Отказ" }).click();
	await page.getByRole("dialog").getByLabel("Причина").click();
	await page.getByRole("option", { name: "Дорого" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Отказ" }).click();
	await expect(page.getByText("Отказ записан")).toBeVisible();
	await expect(page.getByText("Думают → Отказ")).toBeVisible();
});

test("a visitor who comes back is on top of the queue again, and two requests of one person become one", async ({
	page,
}) => {
	await openBoard(page, irina);
	await office.request({ name: "Екатерина Морозова", phone: "8 916 204-18-30", message: "Передумали, хотим" });
	await expect(rowOf(page, "Екатерина")).toContainText("просили ещё 1 раз");
	await rowOf(page, "Екатерина").getByRole("link", { name: "Екатерина Морозова" }).click();
	await expect(page.getByText("Передумали, хотим")).toBeVisible();
	await expect(page.getByText("Отказ → Новая")).toBeVisible();

	await office.request({ name: "Екатерина", phone: "8 916 204-18-30", kind: "contact" });
	const relatives = page.getByRole("region", { name: "Другие заявки этого человека" });
	await relatives.getByRole("button", { name: "Объединить с этой" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Подтвердить" }).click();
	await expect(page.getByText("Заявки объединены").first()).toBeVisible();
	await expect(page.getByText("Передумали, хотим")).toBeVisible();
	await expect(page.getByRole("region", { name: "Кому звоним" })).toContainText("Вопрос");
});

test("a manager hands a request over to a colleague, among whose requests it is found", async ({ page }) => {
	await openBoard(page, irina);
	await office.request({ name: "Роман Чернов", phone: "8 916 204-18-31" });
	await rowOf(page, "Роман").getByRole("link", { name: "Роман Чернов" }).click();
	await page.getByRole("button", { name: "Передать" }).click();
	const dialog = page.getByRole("dialog", { name: "Кому передать заявку" });
	await dialog.getByLabel("Коллега").click();
	await page.getByRole("option", { name: "Олег Седов" }).click();
	await dialog.getByRole("button", { name: "Передать" }).click();
	await expect(page.getByText("Заявка передана")).toBeVisible();
	await expect(page.getByText("Заявку ведёт Олег Седов")).toBeVisible();

	await page.goto(`${office.url}/admin#/requests`);
	await page.getByRole("combobox", { name: "Чья заявка" }).click();
	await page.getByRole("option", { name: "Олег Седов" }).click();
	await expect(page.getByRole("row").filter({ hasText: "Роман Чернов" })).toBeVisible();
	await expect(page.getByRole("row").filter({ hasText: "Екатерина Морозова" })).toHaveCount(0);
});

test("the list of requests fits beside the rail of a narrow laptop, long names and states included", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await openBoard(page, irina);
	await office.request({ name: "Вероника Константинопольская-Преображенская", phone: "8 916 204-18-32" });
	const [found] = (await office.ask<{ id: string }[]>("GET", "requests?q=вероника")).body.data;
	await office.ask("POST", `requests/${found?.id}/hand-over`, { colleague: (await colleagueId(irina.name)) ?? "" });
	await office.ask("POST", `requests/${found?.id}/move`, { to: "trial_booked" });
	await page.goto(`${office.url}/admin#/requests`);
	await expect(page.getByRole("row").filter({ hasText: "Вероника" })).toContainText("Записаны на пробный");
	const cut = () =>
		page.getByRole("table").evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
	await expect.poll(cut).toBeLessThanOrEqual(0);
});

test("the owner reads the figures: whose first answers they were", async ({ page }) => {
	await openBoard(page, OWNER);
	await page.getByRole("link", { name: "Показатели" }).last().click();
	await expect(page.getByRole("img", { name: /Заявки по дням/ })).toBeVisible();
	const managers = page.getByRole("region", { name: "Менеджер" });
	const answered = managers.getByRole("row").filter({ hasText: "Ирина Кравцова" }).getByRole("cell").nth(1);
	await expect(managers.getByRole("columnheader").nth(2)).toHaveText("Ответили");
	await expect(answered).toHaveText("2");
});

test("a wish to be forgotten is carried out, and nothing of the person is left", async ({ page, browser }) => {
	await openBoard(page, irina);
	const visitor = await browser.newPage();
	await visitor.goto(`${office.url}/request?kind=contact`);
	await visitor.getByLabel("Имя", { exact: false }).first().fill("Дина");
	await visitor.getByLabel("Телефон", { exact: false }).first().fill("8 917 402-66-78");
	for (const box of await visitor.getByRole("checkbox").all()) await box.check();
	await visitor
		.getByRole("main")
		.getByRole("button", { name: /Спросить|Отправить/ })
		.first()
		.click();
	await visitor.getByRole("link", { name: "Ваша заявка и данные" }).click();
	await visitor.getByText("Попросить удалить данные").click();
	await visitor.getByRole("button", { name: "Да, удалить мои данные" }).click();
	await expect(visitor.getByText("Просьба принята")).toBeVisible();

	await page.goto(`${office.url}/admin#/erasures`);
	await page.getByRole("row").filter({ hasText: "Дина" }).getByRole("link").first().click();
	await page.getByRole("button", { name: "Удалить данные" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Удалить данные" }).click();
	await expect(page.getByText("Данные удалены.", { exact: false })).toBeVisible();
	await visitor.reload();
	await expect(visitor.getByText("Дина")).toHaveCount(0);
	await visitor.close();
});

for (const colorScheme of ["light", "dark"] as const) {
	test(`the screens have no fault that axe can find, ${colorScheme}, desk and phone`, async ({ browser }) => {
		test.setTimeout(240_000);
		const context = await browser.newContext({ colorScheme, reducedMotion: "reduce", locale: "ru-RU" });
		const page = await context.newPage();
		await office.request({ name: "Денис", phone: `8 985 660-07-${colorScheme === "dark" ? "19" : "20"}` });
		await openBoard(page, irina);
		await expect(rowOf(page, "Денис").first()).toBeVisible();
		for (const width of [1440, 390]) {
			await page.setViewportSize({ width, height: 900 });
			for (const path of ["board", "requests", "figures", "erasures", "withdrawals"]) {
				await page.goto(`${office.url}/admin#/${path}`);
				await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
				await expect(page.getByRole("progressbar")).toHaveCount(0);
				expect.soft(await runAxe(page), `${path} at ${width}`).toEqual([]);
				const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
				expect.soft(overflow, `${path} at ${width} scrolls sideways`).toBeLessThanOrEqual(0);
			}
		}
		await context.close();
	});
}
