import type { Page } from "@playwright/test";
import { OWNER } from "../fixtures/filled-school.ts";
import { expect, test } from "../fixtures/journey.ts";
import { type Colleague, type OfficeServer, startOfficeServer } from "../fixtures/office-server.ts";
import { runAxe } from "./accessibility/run-axe.ts";
import { buy, CARDS, expectOrder, readOrderNumber, textsOf, typeCard } from "./buying-steps.ts";
import { signIn } from "./office-steps.ts";

/** The month of one school is one story, so its chapters are told in order. */
test.describe.configure({ mode: "serial" });
test.slow();

let office: OfficeServer;
let editor: Colleague;
let number: string;
let phone: string;
test.beforeAll(async () => {
	office = await startOfficeServer();
	editor = await office.hire("editor", "Вера Лескова");
});
test.afterAll(() => office.stop());

async function openList(page: Page, path: string, heading: string): Promise<void> {
	await page.goto(`${office.url}/admin#${path}`);
	await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}

async function expectAccessible(page: Page): Promise<void> {
	expect(await runAxe(page)).toEqual([]);
}

test("a family buys; the order stands in the office, its lessons are recorded and a part is given back", async ({
	page,
	browser,
}) => {
	const shop = await browser.newPage();
	const journey = { page: shop, language: "ru", school: office.url, sandbox: office.sandboxUrl } as const;
	phone = (await buy(journey, "card_ru")).phone;
	await typeCard(journey, CARDS.russian);
	await expectOrder(journey, textsOf(journey).buying.paid);
	number = await readOrderNumber(journey);

	await signIn(page, office, OWNER);
	await openList(page, "/orders", "Заказы");
	await page.getByRole("searchbox").fill(number);
	// The list follows the search a moment later, and would come back over the order.
	await expect(page).toHaveURL(new RegExp(number));
	await page.getByRole("link", { name: number }).click();
	await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();
	await expect(page.getByText("Оплачен", { exact: true }).first()).toBeVisible();
	await expectAccessible(page);

	await page.getByRole("button", { name: "Отметить занятия" }).click();
	await page.getByRole("dialog").getByLabel("Проведено занятий").fill("4");
	await page.getByRole("dialog").getByRole("button", { name: "Отметить занятия" }).click();
	await expect(page.getByText(/^4 из \d+$/)).toBeVisible();

	await page.getByRole("button", { name: "Вернуть деньги" }).click();
	const dialog = page.getByRole("dialog", { name: "Возврат денег" });
	await dialog.getByLabel("Сумма").fill("50000");
	await dialog.getByLabel("Причина").fill("Перешли в другую группу");
	await dialog.getByRole("button", { name: "Вернуть деньги" }).click();
	await expect(dialog.getByText("Больше, чем получено и не возвращено").first()).toBeVisible();
	await expect(dialog.getByLabel("Причина")).toHaveValue("Перешли в другую группу");
	await dialog.getByLabel("Сумма").fill("1000");
	await dialog.getByRole("button", { name: "Вернуть деньги" }).click();
	await expect(page.getByText("Возвращена часть").first()).toBeVisible();
	await expectOrder(journey, "Часть денег возвращена");

	// Another part is another refund, though the page was never left.
	await page.getByRole("button", { name: "Вернуть деньги" }).click();
	await dialog.getByLabel("Сумма").fill("500");
	await dialog.getByLabel("Причина").fill("Ещё одно занятие");
	await dialog.getByRole("button", { name: "Вернуть деньги" }).click();
	await expect(page.getByRole("row", { name: /500\s₽.*Ещё одно занятие/ }).first()).toBeVisible();
	await shop.close();
});

test("on a phone orders are cards; whoever calls is found by a phone as it is said, and the way back keeps the search", async ({
	page,
}) => {
	await signIn(page, office, OWNER);
	await page.setViewportSize({ width: 390, height: 844 });
	await openList(page, "/orders", "Заказы");
	await page.getByRole("searchbox").fill(phone);
	await expect(page).toHaveURL(/filter=/);
	const card = page.getByRole("main").getByRole("listitem").filter({ hasText: number });
	await expect(card).toHaveCount(1);
	await expect(page.getByRole("table")).toHaveCount(0);
	const heads = ["Покупатель", "Курсы", "Сумма", "Оплата", "Состояние", "Создан", "Оплачен"];
	await expect(card.getByRole("term")).toHaveText(heads);
	await expect(card.getByText(/^\+7 905 \d{3}-\d{2}-\d{2}$/)).toBeVisible();
	expect(
		await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
	).toBeLessThanOrEqual(0);
	await expectAccessible(page);
	await card.getByRole("link", { name: number }).click();
	await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("searchbox")).toHaveValue(phone);
	await page.getByRole("searchbox").fill("8 000 000-00-00");
	await expect(card).toHaveCount(0);
});

test("orders are exported as a table that a spreadsheet opens", async ({ page }) => {
	await signIn(page, office, OWNER);
	await openList(page, "/orders", "Заказы");
	const waiting = page.waitForEvent("download");
	await page
		.getByRole("link", { name: "Выгрузить" })
		.or(page.getByRole("button", { name: "Выгрузить" }))
		.click();
	const stream = await (await waiting).createReadStream();
	const chunks: Buffer[] = [];
	for await (const chunk of stream) chunks.push(chunk as Buffer);
	const text = Buffer.concat(chunks).toString("utf8");
	expect(text).toContain("Номер");
	expect(text).toContain(number);
	// As a Russian spreadsheet reads it: its separator, sums with a comma, the clock of the school, words of states.
	expect(text).toMatch(/;\d+,\d\d;RUB;\d\d\.\d\d\.\d{4} \d\d:\d\d;/);
	expect(text).toContain("Возвращена часть");
	// A phone begins with a plus, which a spreadsheet would take for a formula.
	expect(text).toMatch(/'\+7905\d{7}/);
});

test("the owner reads what was sold and what of it went back", async ({ page }) => {
	await signIn(page, office, OWNER);
	await openList(page, "/sales", "Продажи");
	const total = page.getByRole("region", { name: "Продажи за весь период" });
	await expect(total.getByRole("row", { name: /^Рубли/ })).toContainText(/1\s500\s₽/);
	await expect(page.getByRole("region", { name: "Продажи по курсам" }).getByRole("row")).not.toHaveCount(1);
	await expectAccessible(page);
});

test("an invoice in parts opens for its payer by the link", async ({ page }) => {
	await signIn(page, office, OWNER);
	await page.goto(`${office.url}/admin#/invoices/create`);
	await page.getByLabel("Имя").fill("Анна");
	await page.getByLabel("Фамилия").fill("Орлова");
	await page.getByLabel("Телефон").fill("8 916 204-18-30");
	await page.getByLabel("Почта").fill("anna@example.com");
	await page.getByRole("textbox", { name: /^Сумма/ }).fill("12500,50");
	await page.getByLabel("За что").fill("Занятия с наставником");
	for (const [place, sum, day] of [
		[0, "12000", "2030-02-01"],
		[1, "500,50", "2030-03-01"],
	] as const) {
		await page.getByRole("button", { name: "Добавить" }).last().click();
		await page.getByLabel("Сумма части").nth(place).fill(sum);
		await page.getByLabel("Оплатить часть до").nth(place).fill(day);
	}
	await page.getByRole("button", { name: "Сохранить" }).click();
	await expect(page.getByRole("heading", { level: 1, name: /INV-/ })).toBeVisible();
	const address = await page.getByRole("link", { name: /\/pay\?/ }).getAttribute("href");
	await page.goto(address ?? "");
	await expect(page.getByText(/12\s500,50\s₽/).first()).toBeVisible();
});

test("somebody who left is blocked and is out at once; the last owner cannot be", async ({ page, browser }) => {
	const leaving = await browser.newPage();
	await signIn(leaving, office, editor);
	await signIn(page, office, OWNER);
	await openList(page, "/people", "Сотрудники");
	await expectAccessible(page);
	await page.getByRole("link", { name: editor.email }).click();
	await page.getByRole("button", { name: "Закрыть вход" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Закрыть вход" }).click();
	await expect(page.getByText("Вход закрыт").first()).toBeVisible();
	await leaving.goto(`${office.url}/admin#/posts`);
	await leaving.reload();
	await expect(leaving.getByLabel("Пароль")).toBeVisible();
	await leaving.close();

	await openList(page, "/people", "Сотрудники");
	await page.getByRole("link", { name: OWNER.email }).click();
	await page.getByRole("button", { name: "Закрыть вход" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Закрыть вход" }).click();
	await expect(page.getByText("Себе вход закрыть нельзя")).toBeVisible();
});

test("whoever follows an invitation gives a name and a password and is in the office", async ({ page }) => {
	const { email, token } = await office.invite("editor");
	await page.goto(`${office.url}/admin#/invitation/${token}`);
	await expect(page.getByText(email)).toBeVisible();
	await page.getByLabel("Имя и фамилия").fill("Вера Новикова");
	await page.getByLabel("Новый пароль").fill(OWNER.password);
	await page.getByRole("button", { name: "Войти в кабинет" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Начало" })).toBeVisible();
	await page.reload();
	await expect(page.getByRole("heading", { level: 1, name: "Начало" })).toBeVisible();
});

test("an invitation to a wrong address is withdrawn and leaves the list", async ({ page }) => {
	const email = "wrong.address@orbita.example";
	await office.ask("POST", "people", { name: null, email, role: "manager", locale: "ru", teacherId: null });
	await signIn(page, office, OWNER);
	await openList(page, "/people", "Сотрудники");
	await page.getByRole("link", { name: email }).click();
	await page.getByRole("button", { name: "Отозвать приглашение" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Отозвать приглашение" }).click();
	await expect(page.getByText("Приглашение отозвано")).toBeVisible();
	await expect(page.getByRole("heading", { level: 1, name: "Сотрудники" })).toBeVisible();
	await expect(page.getByRole("link", { name: OWNER.email })).toBeVisible();
	await expect(page.getByRole("link", { name: email })).toHaveCount(0);
});

test("the audit tells who did all this; editors have no door to it", async ({ page }) => {
	await signIn(page, office, OWNER);
	await openList(page, "/audit", "Журнал");
	await expect(page.getByRole("row").filter({ hasText: "Закрыть вход" }).first()).toContainText("Сотрудники");
	await expect(page.getByRole("row").filter({ hasText: "Вернуть деньги" })).not.toHaveCount(0);
	await expectAccessible(page);
	await page.goto(`${office.url}/admin#/deliveries`);
	await expect(page.getByRole("row").filter({ hasText: number }).first()).toBeVisible();
});
