import type { Page } from "@playwright/test";
import english from "../../app/features/requests/words.en.json" with { type: "json" };
import russian from "../../app/features/requests/words.ru.json" with { type: "json" };
import { installTool } from "../../bin/install-tool.ts";
import { startPostgres } from "../../bin/start-postgres.ts";
import { waitForDeliveries } from "../chaos/sandbox-client.ts";
import { type DatabaseLine, openDatabaseLine } from "../fixtures/database-line.ts";
import { comeAlive, expect, test as journey, LANGUAGES } from "../fixtures/journey.ts";
import { type RunningProcess, startBuiltServer } from "../fixtures/running-server.ts";

/* The database is away while somebody fills in the request form: the browser keeps it and sends it by itself. */

type Outage = { readonly server: RunningProcess; readonly line: DatabaseLine };

const test = journey.extend<object, { outage: Outage }>({
	outage: [
		// biome-ignore lint/correctness/noEmptyPattern: the form that the runner asks for
		async ({}, use) => {
			if (!installTool("postgresql")) throw new Error("PostgreSQL could not be installed");
			const postgres = await startPostgres();
			const line = await openDatabaseLine(postgres.url);
			const server = await startBuiltServer({
				REQUEST_LIMIT: "100000",
				DATABASE_URL: line.url,
				SESSION_SECRET: "s".repeat(32),
			});
			await use({ server, line });
			await server.stop();
			line.stop();
			postgres.stop();
		},
		{ scope: "worker", timeout: 120_000 },
	],
	baseURL: async ({ outage }, use) => use(outage.server.url),
});
// One school, whose database is away for everybody.
test.describe.configure({ mode: "serial" });

const WORDS = {
	ru: { ...russian, agree: ["политику обработки", "обработку персональных данных", "публичной оферты"] },
	en: { ...english, agree: ["privacy policy", "processing of personal data", "public offer"] },
} as const;
const WAIT_MS = 31_000;

/** Fills in the form of a call and loses the database before it is sent. */
async function sendInVain(page: Page, { line }: Outage, language: "ru" | "en", phone: string): Promise<void> {
	const words = WORDS[language];
	await page.clock.install();
	await page.goto(`${LANGUAGES[language].prefix}/request?kind=callback`);
	await page.getByLabel(words.name, { exact: false }).first().fill("Екатерина");
	await page.getByLabel(words.phone, { exact: false }).first().fill(phone);
	for (const consent of words.agree) await page.getByLabel(consent, { exact: false }).last().check();
	line.set("cut");
	const refused = page.waitForResponse((response) => response.request().method() === "POST");
	await page.getByRole("button", { name: words.submit.callback }).click();
	expect((await refused).status()).toBe(503);
	await expect(page.getByText(words.offline.queued)).toBeVisible();
}

async function comeBack({ line, server }: Outage): Promise<void> {
	line.set("through");
	await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 30_000 }).toBe(200);
}

/** Time goes on until the page says so: a try that was under way when the database came back has failed, and another one follows. */
async function waitUntilTold(page: Page, words: string): Promise<void> {
	await expect(async () => {
		await page.clock.runFor(WAIT_MS);
		await expect(page.getByText(words).last()).toBeVisible({ timeout: 5_000 });
	}).toPass();
}

async function expectOneLead({ server }: Outage, phone: string): Promise<void> {
	const leads = (list: Awaited<ReturnType<typeof waitForDeliveries>>) =>
		list.filter((one) => one.kind === "lead" && one.done && one.phone === phone);
	expect(leads(await waitForDeliveries(server.sandboxUrl, (list) => leads(list).length > 0))).toHaveLength(1);
}

for (const language of ["ru", "en"] as const) {
	const words = WORDS[language];

	test(`a form that meets a database that is away goes out by itself when it is back, ${language}`, async ({
		page,
		outage,
	}) => {
		const phone = language === "ru" ? "+79036671001" : "+79036671002";
		await sendInVain(page, outage, language, phone);
		// It is tried again in vain, and nothing changes.
		await page.clock.runFor(WAIT_MS);
		await expect(page.getByText(words.offline.queued)).toBeVisible();
		await comeBack(outage);
		await waitUntilTold(page, words.sent.pageTitle);
		await expectOneLead(outage, phone);
	});
}

const open = (page: Page, path: string) => page.goto(path);
const follow = (page: Page, path: string) => page.evaluate((to) => window.__reactRouterDataRouter?.navigate(to), path);

for (const [place, phone, path, leave] of [
	["another page of the site", "+79036671003", "/faq", open],
	// A link takes the form away and leaves the document.
	["where a link led", "+79036671005", "/faq", follow],
	["the screen of a page that could not be had", "+79036671006", "/reviews", follow],
] as const) {
	test(`a form that was left waiting goes out from ${place}`, async ({ page, outage }) => {
		// Known to the school's cache before the database goes, as a page and as what a link asks for.
		await page.goto("/contacts");
		await comeAlive(page);
		await follow(page, "/faq");
		await expect(page).toHaveURL(/\/faq$/);
		await page.goto("/faq");
		await sendInVain(page, outage, "ru", phone);
		await leave(page, path);
		await expect(page).toHaveURL(new RegExp(`${path}$`));
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await comeBack(outage);
		await waitUntilTold(page, WORDS.ru.offline.delivered);
		await expectOneLead(outage, phone);
		await page.reload();
		expect(await page.evaluate(() => Object.entries(localStorage).join())).not.toContain(phone.slice(2));
	});
}

test("a form that waited and is refused says why at its field, and keeps what was typed", async ({ page, context }) => {
	const words = WORDS.ru;
	await page.goto("/request?kind=callback");
	await page.getByLabel(words.name, { exact: false }).first().fill("Екатерина");
	const phone = page.getByLabel(words.phone, { exact: false }).first();
	await phone.fill("123");
	for (const consent of words.agree) await page.getByLabel(consent, { exact: false }).last().check();
	await context.setOffline(true);
	await page.getByRole("button", { name: words.submit.callback }).click();
	await expect(page.getByText(words.offline.queued)).toBeVisible();
	await context.setOffline(false);
	await expect(page.getByText(words.offline.queued)).toBeHidden();
	await expect(phone).toHaveAccessibleDescription(/Неверный формат телефона/);
	await expect(phone).toHaveValue("123");
	await expect(page.getByLabel(words.name, { exact: false }).first()).toHaveValue("Екатерина");
	// It is corrected and goes out as any other.
	await phone.fill("+79036671004");
	await page.getByRole("button", { name: words.submit.callback }).click();
	await expect(page.getByText(words.sent.pageTitle).last()).toBeVisible();
});
