import sharp from "sharp";
import { OWNER } from "../fixtures/filled-school.ts";
import { expect, test } from "../fixtures/journey.ts";
import { type Colleague, type OfficeServer, startOfficeServer } from "../fixtures/office-server.ts";
import { anHourAhead, box, bringForward, checkScreen, choose, enter, part, save } from "./office-steps.ts";

/** What editors do with texts and pictures, and what visitors see of it. One server for the file. */

const SLUG = "pervaya-orbita";
const TITLE = "Первая орбита";
/** An edit is on every page within a second. */
const SOON_MS = 1000;

let school: OfficeServer;
let editor: Colleague;
test.describe.configure({ mode: "serial", timeout: 180_000 });
test.use({ baseURL: undefined, viewport: { width: 1440, height: 1000 } });
test.beforeAll(async () => {
	school = await startOfficeServer();
	editor = await school.hire("editor", "editor");
});
test.afterAll(() => school.stop());

const read = async (path: string) => {
	const response = await fetch(school.url + path, { redirect: "manual", headers: { "accept-language": "ru" } });
	return { status: response.status, text: (await response.text()).replace(/[\u00a0\u202f]|&nbsp;/g, " ") };
};
const statusOf = async (path: string) => (await read(path)).status;
const soon = { timeout: SOON_MS, intervals: [50] };

test("an editor writes a post in two languages: one appears at once, the other at its moment", async ({ page }) => {
	await enter(page, school, { person: editor, at: "/posts/create" });
	await choose(page, "Состояние", "На сайте");
	await box(page, "Название").fill(TITLE);
	await box(page, "Кратко").fill("Как мы запускали первый проект");
	await box(page, "Текст").fill("## Старт\n\nМы в школе {{school}} начали с малого.");
	// A card of a course is of one that is chosen by its name.
	await page.getByRole("button", { name: "Вставить блок" }).click();
	await page.getByRole("menuitem", { name: "Карточка курса" }).click();
	await page.getByRole("menuitem", { name: "Python-разработчик" }).click();
	await expect(box(page, "Текст")).toHaveValue(/::course\{slug="python-developer"\}/);
	await page.getByRole("button", { name: "Показать страницу" }).click();
	const held = page.getByRole("status").filter({ hasText: "Страница покажет правки" });
	await expect(held).toContainText("Рубрика: Заполните поле");
	await part(page, "Английский");
	await page.getByRole("button", { name: "Добавить язык: Английский" }).click();
	await box(page, "Название").fill("First orbit");
	await page.getByRole("button", { name: "Из названия" }).click();
	await box(page, "Адрес").fill(SLUG);
	await page.getByRole("combobox", { name: /^Рубрика/ }).fill("Новости");
	await page.getByRole("option", { name: /Новости/ }).click();
	await page.getByRole("combobox", { name: /^Авторы/ }).fill("Мария");
	await page.getByRole("option", { name: /Мария/ }).click();
	await part(page, "Русский");
	const live = page.frameLocator("iframe");
	await expect(live.getByRole("heading", { level: 1 })).toHaveText(TITLE);
	await expect(live.locator("main")).toContainText("Мы в школе Орбита начали с малого.");
	expect(await statusOf(`/blog/${SLUG}`)).toBe(404);

	await part(page, "Английский");
	await box(page, "Кратко").fill("How we launched the first project");
	await box(page, "Текст").fill("We at {{school}} began with little.");
	await choose(page, "Состояние", "По расписанию");
	await page.getByLabel(/^Выйдет/).fill(anHourAhead());
	expect(await save(page)).toBe(201);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);
	await expect.poll(() => statusOf(`/blog/${SLUG}`), soon).toBe(200);
	expect((await read("/blog")).text).toContain(TITLE);
	expect((await read("/blog/rss.xml")).text).toContain(TITLE);
	expect(await statusOf(`/en/blog/${SLUG}`)).toBe(404);

	const opened = page.waitForEvent("popup");
	await page.getByRole("button", { name: "Посмотреть (англ.)" }).click();
	const draft = await opened;
	await expect(draft.getByRole("heading", { level: 1 })).toHaveText("First orbit");
	await draft.close();
	expect(await statusOf(`/en/blog/${SLUG}`)).toBe(404);
	const publishAt = await bringForward(school, { resource: "posts", slug: SLUG, locale: "en" });
	await expect.poll(() => statusOf(`/en/blog/${SLUG}`), { timeout: 60_000, intervals: [500] }).toBe(200);
	expect(Date.now()).toBeGreaterThanOrEqual(publishAt.getTime());
});

test("a draft leaves the blog, its feed and its search; an earlier state comes back and is published anew", async ({
	page,
}) => {
	await enter(page, school, { person: editor, at: "/posts" });
	await page.getByRole("searchbox", { name: "Поиск" }).fill("орбита первая");
	// At once: the search is not sent any more, as it would lead back to the list.
	await page.getByRole("link", { name: TITLE }).click();
	await choose(page, "Состояние", "Черновик");
	expect(await save(page)).toBe(200);
	await expect.poll(() => statusOf(`/blog/${SLUG}`), soon).toBe(404);
	for (const path of [
		"/blog",
		"/blog/rss.xml",
		`/blog?q=${encodeURIComponent("орбита")}`,
		"/sitemap-ru.xml",
		"/sitemap.xml",
	])
		expect([path, (await read(path)).text.includes(SLUG)]).toEqual([path, false]);

	await page.getByRole("button", { name: "Показать историю" }).click();
	await page.getByRole("button", { name: "Вернуть это состояние" }).first().click();
	await page.getByRole("button", { name: "Подтвердить" }).click();
	await expect(page.getByText("Прежнее состояние возвращено")).toBeVisible();
	// Its words are back; whether it is on the site is another matter.
	expect(await statusOf(`/blog/${SLUG}`)).toBe(404);
	await choose(page, "Состояние", "На сайте");
	expect(await save(page)).toBe(200);
	await expect.poll(() => statusOf(`/blog/${SLUG}`), { timeout: 5000, intervals: [50] }).toBe(200);
	await box(page, "Адрес").fill(`${SLUG}-2`);
	expect(await save(page)).toBe(200);
	expect(await statusOf(`/blog/${SLUG}`)).toBe(301);
	expect(await statusOf(`/blog/${SLUG}-2`)).toBe(200);
});

test("a comment is approved by keyboard and stands on the page within a second; the school replies", async ({
	page,
}) => {
	const fields = { name: "Ира", email: "ira@example.com", text: "А что дальше?", privacy: "on", personalData: "on" };
	const sent = await fetch(`${school.url}/blog/${SLUG}-2`, {
		method: "POST",
		redirect: "manual",
		headers: { origin: school.url },
		body: new URLSearchParams(fields),
	});
	expect(sent.status).toBe(303);
	expect((await read(`/blog/${SLUG}-2`)).text).not.toContain(fields.text);
	await enter(page, school, { person: editor, at: "/comments" });
	const card = page.getByRole("article", { name: "Ира" });
	await card.focus();
	const approved = page.waitForResponse((response) => response.request().method() === "POST");
	await page.keyboard.press("a");
	expect((await approved).status()).toBe(200);
	await expect.poll(async () => (await read(`/blog/${SLUG}-2`)).text.includes(fields.text), soon).toBe(true);
	await expect(card).toHaveCount(0);

	await page.getByRole("button", { name: "Показаны" }).click();
	await page.getByRole("searchbox", { name: "Поиск" }).fill("дальше");
	await card.getByRole("button", { name: "Ответить" }).click();
	await page
		.getByRole("dialog")
		.getByRole("textbox", { name: /^Ответ/ })
		.fill("Дальше — вторая орбита.");
	await page.getByRole("dialog").getByRole("button", { name: "Ответить" }).click();
	await expect(page.getByRole("dialog")).toHaveCount(0);
	expect((await read(`/blog/${SLUG}-2`)).text).toContain("Дальше — вторая орбита.");
});

test("a phone of the settings is changed everywhere at once; an editor does it, and is shown no setting of the owner's", async ({
	page,
}) => {
	const places = ["/", "/contacts", "/children", "/blog", "/en/contacts"];
	const phones = await school.ask<{ value: [{ number: string }] }>("GET", "settings/phones");
	const [before] = phones.body.data.value;
	for (const path of places) expect((await read(path)).text).toContain(before.number.replaceAll(/\D/g, ""));
	await enter(page, school, { person: editor, at: "/settings" });
	await expect(page.getByRole("link", { name: "Телефоны" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Рубрики Яндекса" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Roistat" })).toHaveCount(0);
	expect(await page.locator("main").textContent()).not.toContain("resources.");
	await page.getByRole("link", { name: "Телефоны" }).click();
	await box(page, "Номер в виде").fill("+7800");
	expect(await save(page)).toBe(400);
	await expect(page.getByRole("alert").first()).toContainText("Исправьте 1 поле");
	await box(page, "Номер в виде").fill("+78005553535");
	expect(await save(page)).toBe(200);
	for (const path of places)
		await expect.poll(async () => (await read(path)).text.includes("tel:+78005553535"), soon).toBe(true);
});

test("a picture is brought once, stands in a post and cannot be taken away; an SVG is refused", async ({ page }) => {
	await enter(page, school, { person: editor, at: "/media/create" });
	const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
	const file = page.getByLabel(/^Файл/);
	await file.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from(svg) });
	await box(page, "Описание \\(рус").fill("Ракета на старте");
	await box(page, "Описание \\(англ").fill("A rocket before its start");
	const upload = page.getByRole("button", { name: "Загрузить картинку" });
	await upload.click();
	await expect(page.getByText("SVG не принимаем").first()).toBeVisible();
	// Nobody waits for a file to be sent that the school would refuse.
	await file.setInputFiles({ name: "big.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(15 * 1024 * 1024 + 1) });
	await upload.click();
	await expect(page.getByRole("alert").first()).toContainText("Файл: Файл больше 15 МБ");
	const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#2a2" } })
		.jpeg()
		.toBuffer();
	await file.setInputFiles({ name: "rocket.jpg", mimeType: "image/jpeg", buffer });
	await upload.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("rocket.jpg");
	const line = await page.getByText(/^::picture\{id="/).textContent();

	// Brought again it is the one that is here, and the words typed with it are said to be left out.
	await page.goto(`${school.url}/admin#/media/create`);
	await file.setInputFiles({ name: "again.jpg", mimeType: "image/jpeg", buffer });
	for (const language of ["рус", "англ"]) await box(page, `Описание \\(${language}`).fill("Другие слова");
	await upload.click();
	await expect(page.getByText("Эта картинка уже загружена под названием «rocket.jpg»")).toBeVisible();

	const [{ id }] = (await school.ask<[{ id: string }]>("GET", `posts?q=${SLUG}`)).body.data;
	const post = (await school.ask<{ texts: { ru: { body: string } } }>("GET", `posts/${id}`)).body.data;
	post.texts.ru.body += `\n\n${line}`;
	expect((await school.ask("PUT", `posts/${id}`, post)).status).toBe(200);
	const shown = /<img src="([^"]*\/media\/[^"]+)"[^>]*width="900" height="600" alt="Ракета на старте"/;
	const source = shown.exec((await read(`/blog/${SLUG}-2`)).text)?.[1];
	const picture = await fetch(school.url + source);
	expect(picture.headers.get("content-type")).toBe("image/jpeg");
	expect(picture.headers.get("cache-control")).toContain("immutable");
	await page.reload();
	await expect(page.getByRole("link", { name: /Первая орбита/ })).toBeVisible();
	await page.getByRole("button", { name: "Удалить" }).click();
	await page
		.getByRole("dialog")
		.getByRole("button", { name: /Удалить|Подтвердить/ })
		.click();
	await expect(
		page.getByText("Тексты показывают").or(page.getByText("Картинка стоит в текстах")).first(),
	).toBeVisible();
});

test("a legal document gets a new version whose difference is shown before", async ({ page }) => {
	await enter(page, school, { person: editor, at: "/legal-documents/privacy" });
	await expect(box(page, "Что изменилось")).toHaveValue("");
	const text = box(page, "Текст");
	await text.fill(`${await text.inputValue()}\n\nНовый абзац для {{school}}.`);
	await page.getByRole("button", { name: "Показать, что изменится" }).first().click();
	await expect(page.locator("ins")).toHaveText("Новый абзац для Орбита.");
	await box(page, "Что изменилось").fill("Добавлен абзац");
	await part(page, "Английский");
	await box(page, "Что изменилось").fill("A paragraph is added");
	expect(await save(page)).toBe(200);
	await expect(page.getByRole("button", { name: "Отозвать" })).toBeVisible();
	await expect(page.getByRole("alert").filter({ hasText: "ждёт своего дня" })).toBeVisible();
	// Before its day readers are shown no such version, so nothing leads there.
	const waiting = page.getByRole("row").filter({ has: page.getByRole("button", { name: "Отозвать" }) });
	await expect(waiting.getByRole("link")).toHaveCount(0);
	expect((await read("/politica")).text).not.toContain("Новый абзац");
});

const SCREENS = [
	"/posts",
	"/posts/create",
	"/authors",
	"/authors/create",
	"/rubrics",
	"/rubrics/create",
	"/pages",
	"/pages/about",
	"/legal-documents",
	"/legal-documents/privacy",
	"/guides",
	"/guides/parents",
	"/quizzes",
	"/quizzes/child",
	"/settings",
	"/settings/phones",
	"/settings/hours",
	"/settings/facts",
	"/settings/lenders",
	"/settings/trial_times",
	"/settings/yandex_rubrics",
	"/comments",
	"/translations",
	"/media",
	"/media/create",
];

test("the screens of texts have no known obstacle, wide and narrow, light and dark", async ({ page }) => {
	test.setTimeout(600_000);
	await enter(page, school, { person: OWNER, at: "/posts" });
	for (const [width, colorScheme] of [
		[1440, "light"],
		[390, "dark"],
	] as const) {
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ colorScheme });
		for (const hash of SCREENS) {
			await page.goto(`${school.url}/admin#${hash}`);
			await checkScreen(page, `${width} ${colorScheme} ${hash}`);
		}
	}
});

test("another language is chosen over unsaved text only by whoever says so", async ({ page }) => {
	await enter(page, school, { person: editor, at: "/rubrics/create" });
	await box(page, "Адрес").fill("novaya-rubrika");
	const toEnglish = async () => {
		await page.getByRole("button", { name: /^editor/ }).click();
		await page.getByRole("menuitem", { name: "English" }).click();
	};
	page.once("dialog", (question) => question.dismiss());
	await toEnglish();
	await expect(box(page, "Адрес")).toHaveValue("novaya-rubrika");
	await expect(page.locator("html")).toHaveAttribute("lang", "ru");
	page.once("dialog", (question) => question.accept());
	await toEnglish();
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
