import sharp from "sharp";
import { expect, test } from "../fixtures/journey.ts";
import { type OfficeServer, startOfficeServer } from "../fixtures/office-server.ts";
import { box, enter } from "./office-steps.ts";

/** What a form finds elsewhere: pictures of the school, records that it names. */

let school: OfficeServer;
test.describe.configure({ mode: "serial", timeout: 180_000 });
test.use({ baseURL: undefined, viewport: { width: 1440, height: 1000 } });
test.beforeAll(async () => {
	school = await startOfficeServer();
});
test.afterAll(() => school.stop());

test("a picture is brought from the text that wants it, and the dialog can be closed", async ({ page }) => {
	await enter(page, school, { person: await school.hire("editor", "editor"), at: "/pages/about" });
	const picture = page.getByRole("button", { name: "Картинка" }).first();
	const dialog = page.getByRole("dialog");
	await picture.click();
	await dialog.getByRole("button", { name: "Закрыть" }).click();
	await expect(dialog).toHaveCount(0);
	await picture.click();
	await dialog.getByRole("button", { name: "Загрузить картинку" }).click();
	const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#22a" } })
		.jpeg()
		.toBuffer();
	await dialog.getByLabel(/^Файл/).setInputFiles({ name: "comet.jpg", mimeType: "image/jpeg", buffer });
	await dialog.getByRole("textbox", { name: /^Описание \(рус/ }).fill("Комета");
	await dialog.getByRole("textbox", { name: /^Описание \(англ/ }).fill("A comet");
	const sent: string[] = [];
	page.on("request", (request) => {
		if (request.method() === "PUT") sent.push(request.url());
	});
	await dialog.getByRole("button", { name: "Загрузить картинку" }).click();
	await expect(dialog).toHaveCount(0);
	await expect(box(page, "Текст")).toHaveValue(/::picture\{id="[0-9a-f-]{36}" caption=""\}/);
	// The form of the page, which the dialog stands in, was not sent with it.
	expect(sent).toEqual([]);
});

test("a manager reads the category of a course by its name, and filters by it", async ({ page }) => {
	const [course] = (await school.ask<[{ id: string; categoryRu: string }]>("GET", "courses?perPage=1")).body.data;
	await enter(page, school, { person: await school.hire("manager", "manager"), at: `/courses/${course.id}` });
	const category = page.getByRole("combobox", { name: "Раздел", exact: true });
	await expect(category).not.toHaveValue("");
	await expect(category).toBeDisabled();
	await page.goto(`${school.url}/admin#/courses`);
	await page.getByRole("combobox", { name: "Раздел", exact: true }).click();
	await expect(page.getByRole("option").first()).toBeVisible();
	await expect(page.getByText("На это у вашей роли нет прав.")).toHaveCount(0);
});

test("a record that is opened from the end of a list begins at its top", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 720 });
	await enter(page, school, { person: await school.hire("editor", "reader"), at: "/courses" });
	const last = page.getByRole("table").getByRole("link").last();
	await last.scrollIntoViewIfNeeded();
	await page.mouse.wheel(0, 2000);
	const top = () => page.evaluate(() => window.scrollY);
	await expect.poll(top).toBeGreaterThan(300);
	await last.click();
	await expect(page).toHaveURL(/#\/courses\/[0-9a-f-]{36}/);
	await expect.poll(top).toBe(0);
});
