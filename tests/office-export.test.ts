import { afterAll, beforeAll, expect, test } from "vitest";
import type { Locale } from "../app/shared/localized.ts";
import type { ResourceName } from "../app/shared/staff-rights.ts";
import { fieldNames } from "../backoffice/src/words/words.ts";
import { invoiceSample } from "./fixtures/office/invoice-sample.ts";
import { addRequest } from "./fixtures/office/request-sample.ts";
import { SAMPLES } from "./fixtures/office/samples.ts";
import { seedTestSchool } from "./fixtures/seed-test-school.ts";
import { openTestOffice, type TestOffice } from "./fixtures/test-office.ts";

const NOW = new Date("2026-11-25T03:11:00Z");
let office: TestOffice;
beforeAll(async () => {
	office = await openTestOffice({ clock: { now: () => NOW }, fill: (db) => seedTestSchool(db, { now: NOW }) });
	const sample = await invoiceSample.build(office.db);
	const body = { ...sample, payerName: "=Анна; Мария", total: 150_050, parts: [], dueOn: "2026-12-05" };
	await office.ask("owner", "/api/admin/invoices", { method: "POST", body });
	for (const name of ["faq-groups", "faq-questions", "reviews", "trial-windows"] as const) {
		await office.ask("owner", `/api/admin/${name}`, { method: "POST", body: await SAMPLES[name]?.build(office.db) });
	}
});
afterAll(() => office.close());

/** The file as the screen asks for it, in lines of cells; no cell of these lists holds a line break. */
async function exported(name: ResourceName, locale: Locale, query = ""): Promise<string[][]> {
	const asking = { method: "POST", body: fieldNames(name, locale) };
	const response = await office.open("owner", `/api/admin/${name}/export.csv?${query}`, asking);
	expect(response.status).toBe(200);
	const bytes = new Uint8Array(await response.arrayBuffer());
	expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
	const separator = locale === "ru" ? ";" : ",";
	const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}]*))(?:${separator}|$)`, "g");
	const lines = new TextDecoder().decode(bytes.slice(3)).trimEnd().split("\r\n");
	return lines.map((line) =>
		[...`${line}${separator}`.matchAll(cell)]
			.slice(0, -1)
			.map(([, quoted, plain]) => (quoted ?? plain ?? "").replaceAll('""', '"')),
	);
}

async function firstRow(name: ResourceName, locale: Locale, query = ""): Promise<Record<string, string>> {
	const [heads = [], row = []] = await exported(name, locale, query);
	expect(row).toHaveLength(heads.length);
	return Object.fromEntries(heads.map((head, index) => [head, row[index] ?? ""]));
}

test("sums, days, moments and states of an invoice are read by a Russian spreadsheet and by whoever opens it", async () => {
	expect(await firstRow("invoices", "ru")).toMatchObject({
		"Кто платит": expect.stringMatching(/^'=Анна; Мария/),
		Сумма: "1500,50",
		Получено: "0,00",
		Валюта: "Рубли",
		Состояние: "Ждёт оплаты",
		"Оплатить до": "05.12.2026",
		Выставлен: "25.11.2026 06:11",
	});
});

test("the English file has points, commas between cells, and days that sort", async () => {
	expect(await firstRow("invoices", "en")).toMatchObject({
		Sum: "1500.50",
		Currency: "Roubles",
		State: "Awaits payment",
		"Pay by": "2026-12-05",
		Written: "2026-11-25 06:11",
	});
});

test("a start is on the clock of its own zone, which stands beside it", async () => {
	await office.db.updateTable("start").set({ zone: "Asia/Yekaterinburg", startsAt: NOW }).execute();
	const row = await firstRow("starts", "ru");
	expect(row).toMatchObject({ "Первое занятие": "25.11.2026 08:11", "Часовой пояс": "Екатеринбург" });
});

test("yes and no, lists of codes, states of languages and kinds of records are words", async () => {
	expect((await firstRow("people", "en")).Role).toBe("Owner");
	expect((await firstRow("faq-groups", "ru", "q=Образец")).Страницы).toMatch(/^[А-Я]/);
	expect(Object.values(await firstRow("reviews", "ru"))).toContain("На сайте");
	expect((await exported("audit", "en")).flat()).toContain("Invoices");
});

test("what those who registered were reminded of is words", async () => {
	const webinar = { method: "POST", body: await SAMPLES.webinars?.build(office.db) };
	const { body } = await office.ask<{ id: string }>("owner", "/api/admin/webinars", webinar);
	const requestId = await addRequest(office.db, { kind: "webinar" });
	const person = { token: "token", email: "anna@example.com", emailKey: "anna@example.com", createdAt: NOW };
	const { id: registrationId } = await office.db
		.insertInto("webinarRegistration")
		.values({ webinarId: body.data.id, requestId, startsAt: NOW, ...person })
		.returning("id")
		.executeTakeFirstOrThrow();
	expect((await firstRow("registrations", "ru", "q=anna@")).Напомнили).toBe("");
	const reminder = { registrationId, startsAt: NOW };
	const later = new Date(NOW.getTime() + 1);
	await office.db
		.insertInto("webinarReminder")
		.values([
			{ ...reminder, kind: "hour", createdAt: later },
			{ ...reminder, kind: "day", createdAt: NOW },
		])
		.execute();
	expect((await firstRow("registrations", "ru", "q=anna@")).Напомнили).toBe("За\u00a0сутки, За\u00a0час");
	expect((await firstRow("registrations", "en", "q=anna@")).Reminded).toBe("A day before, An hour before");
});

test("no column is a bare id beside its name", async () => {
	const requestId = await addRequest(office.db, {});
	const message = { channel: "letter", kind: "request-received", requestId, details: "{}" } as const;
	await office.db.insertInto("outgoingMessage").values(message).execute();
	for (const name of ["reviews", "starts", "courses", "trial-slots", "faq-questions", "deliveries"] as const) {
		const [, ...rows] = await exported(name, "ru");
		expect(rows.length, name).toBeGreaterThan(0);
		expect(
			rows.flat().filter((text) => /^[0-9a-f]{8}-[0-9a-f]{4}-/.test(text)),
			name,
		).toEqual([]);
	}
});

test("without words of a screen codes stay as they are, in the language of the account", async () => {
	const response = await office.open("owner", "/api/admin/invoices/export.csv");
	expect(await response.text()).toContain(";open;");
});

test("words that are none are refused", async () => {
	const asking = { method: "POST", body: { language: 7 } };
	expect(await office.ask("owner", "/api/admin/invoices/export.csv", asking)).toMatchObject({
		status: 400,
		body: { code: "malformed" },
	});
});
