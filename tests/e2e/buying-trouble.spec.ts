import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { startSchool } from "../fixtures/filled-school.ts";
import { comeAlive, expect, test } from "../fixtures/journey.ts";
import { type RunningProcess, startBuiltServer } from "../fixtures/running-server.ts";
import {
	type BankPayment,
	buy,
	CARDS,
	expectLetter,
	expectOrder,
	fillBuyer,
	type Journey,
	readOrderNumber,
	readPayments,
	stateOf,
	switchBank,
	textsOf,
	typeCard,
} from "./buying-steps.ts";

// A school and banks of their own: these journeys break banks, read the log and pull the plug.
test.describe.configure({ mode: "default", timeout: 120_000 });
const ENVIRONMENT = { REQUEST_LIMIT: "100000", LOG_LEVEL: "info" };
let server: RunningProcess;
test.beforeAll(async () => {
	server = await startSchool(ENVIRONMENT);
});
test.afterAll(() => server?.stop());

const start = (page: Journey["page"], language: Journey["language"]): Journey => ({
	page,
	language,
	school: server.url,
	sandbox: server.sandboxUrl,
});

/** Lines of the log that name the order, or what was said of a bank. */
const logged = (about: string) =>
	server
		.output()
		.split("\n")
		.filter((line) => line.includes(about))
		.join("\n");

test("a bank that is down: the order is kept, its customer is told, is offered a call, tries again and pays", async ({
	page,
}) => {
	const journey = start(page, "ru");
	const { buying: words } = textsOf(journey);
	await switchBank(journey, { channel: "tbank", mode: "500" });
	const { email } = await buy(journey, "card_ru");
	await expect(stateOf(journey)).toContainText(words.waiting);
	await expect(stateOf(journey)).toContainText(words.bankDown);
	const number = await readOrderNumber(journey);
	expect(logged(number)).toContain("A payment could not be created");
	const order = page.url();
	await expectLetter(journey, { email, subject: words.letters.placed, says: [number, words.price] });
	await page.goto(order);
	await page.getByRole("button", { name: words.again }).click();
	await expect(page.getByRole("alert")).toContainText(words.stillDown);
	expect(await readPayments(journey, number)).toEqual([]);
	await page.getByRole("link", { name: words.call }).click();
	await expect(page.getByRole("dialog").getByRole("textbox", { name: textsOf(journey).checkout.phone })).toBeVisible();
	await page.keyboard.press("Escape");
	await switchBank(journey, { channel: "tbank", mode: "ok" });
	await page.getByRole("button", { name: words.again }).click();
	await typeCard(journey, CARDS.russian);
	await expectOrder(journey, words.paid);
	expect(await readPayments(journey, number)).toMatchObject([{ amount: 28_800_00, status: "CONFIRMED" }]);
	await expectLetter(journey, { email, subject: words.letters.paid, says: [number, words.price] });
});

test("an order that is paid without a connection keeps its page and says so, and leads to the bank once there is one", async ({
	page,
	context,
}) => {
	const journey = start(page, "ru");
	const { buying: words } = textsOf(journey);
	await switchBank(journey, { channel: "tbank", mode: "500" });
	await buy(journey, "card_ru");
	await switchBank(journey, { channel: "tbank", mode: "ok" });
	const number = await readOrderNumber(journey);
	await comeAlive(page);
	await context.setOffline(true);
	await page.getByRole("button", { name: words.again }).click();
	await expect(page.getByRole("status").getByText(words.offline)).toBeVisible();
	await context.setOffline(false);
	await page.getByRole("button", { name: words.again }).click();
	await typeCard(journey, CARDS.russian);
	await expectOrder(journey, words.paid);
	expect(await readPayments(journey, number)).toMatchObject([{ status: "CONFIRMED" }]);
});

test("a bank that does it and never says so: the customer comes to its page all the same and pays once", async ({
	page,
}) => {
	const journey = start(page, "ru");
	await switchBank(journey, { channel: "tbank", mode: "timeout-after-doing-it", count: 1, on: "Init" });
	await buy(journey, "card_ru");
	await typeCard(journey, CARDS.russian);
	await expectOrder(journey, textsOf(journey).buying.paid);
	const payments = await readPayments(journey, await readOrderNumber(journey));
	expect(payments).toHaveLength(2);
	expect(payments.filter(({ status }) => status === "CONFIRMED")).toMatchObject([{ amount: 28_800_00 }]);
});

test.describe("without script, in English", () => {
	test.use({ javaScriptEnabled: false, locale: "en-GB" });

	test("a bank of instalments that is down is told, and a card pays instead", async ({ page }) => {
		const journey = start(page, "en");
		const { buying: words } = textsOf(journey);
		await switchBank(journey, { channel: "forma", mode: "500" });
		await buy(journey, "instalment_tbank");
		await switchBank(journey, { channel: "forma", mode: "ok" });
		await expect(stateOf(journey)).toContainText(words.bankDown);
		await expect(page.getByRole("link", { name: words.call })).toHaveAttribute("href", "/en/request?kind=callback");
		await page.getByRole("button", { name: words.card }).click();
		await typeCard(journey, CARDS.russian);
		await expectOrder(journey, words.paid);
	});
});

test("a posted price is nobody's price", async ({ page }) => {
	const journey = start(page, "ru");
	const { buying: words, checkout } = textsOf(journey);
	await page.goto(`${server.url}/checkout?course=roblox-studio-start&tariff=group&type=card_ru`);
	await fillBuyer(page, checkout);
	const bodies = [
		(body: string) => body.replace(/expected\.RUB=\d+/, "expected.RUB=100"),
		(body: string) => `${body}&price=100&total=100&amount=100&unit.0=100&expectedTotal=100`,
	];
	await page.route("**/checkout*", (route) => {
		const body = route.request().postData();
		return body ? route.continue({ postData: bodies.shift()?.(body) ?? body }) : route.continue();
	});
	await page.getByRole("button", { name: checkout.pay, exact: true }).click();
	await expect(page.getByText(words.priceChanged)).toBeVisible();
	await page.getByRole("button", { name: checkout.pay, exact: true }).click();
	await expect(page.getByRole("button", { name: `${checkout.pay} ${words.price}` })).toBeVisible();
	expect(bodies).toEqual([]);
});

/** As T-Bank signs, with whatever password its maker knows. */
function signNotice(notice: Record<string, string | number | boolean>, password: string): Record<string, unknown> {
	const signed: Record<string, unknown> = { ...notice, Password: password };
	const text = Object.keys(signed)
		.sort()
		.map((key) => String(signed[key]))
		.join("");
	return { ...notice, Token: createHash("sha256").update(text).digest("hex") };
}

test("forged and copied notifications and a forged return address change nothing, and the log says why", async ({
	page,
	request,
}) => {
	const journey = start(page, "ru");
	const { buying: words } = textsOf(journey);
	await buy(journey, "card_ru");
	const atBank = page.url();
	await page.goto(`${server.url}/basket`);
	await page.getByRole("link", { name: "Вернуться к заказу" }).click();
	await page.waitForURL(/\/order\//);
	const order = page.url();
	const number = await readOrderNumber(journey);
	const [payment] = (await readPayments(journey, number)) as [BankPayment];
	const notice = {
		TerminalKey: "StandInDEMO",
		OrderId: payment.reference,
		Success: true,
		Status: "CONFIRMED",
		PaymentId: Number(payment.id),
		ErrorCode: "0",
		Amount: payment.amount,
	};
	const post = (data: unknown, query = `?amount=${payment.amount}`) =>
		request.post(`${server.url}/webhooks/tbank${query}`, { data });
	const expectUnpaid = async () => {
		await page.goto(`${order}?paid=1&Success=true&Status=CONFIRMED&PaymentId=${payment.id}`);
		await expect(page.getByText("Проверяем оплату")).toBeVisible();
		await expect(page.getByText(words.paid, { exact: true })).toHaveCount(0);
	};

	expect((await post({ ...notice, Token: "0".repeat(64) })).ok()).toBe(false);
	expect((await post(signNotice(notice, "guessed-password"))).ok()).toBe(false);
	expect((await post(signNotice({ ...notice, TerminalKey: "Another" }, "stand-in-password"))).ok()).toBe(false);
	expect(logged("A notification was not taken")).toContain("wrong token");
	expect(logged("A notification was not taken")).toContain("another terminal");
	await expectUnpaid();
	// Rightly signed, of another sum than ours.
	const cheap = signNotice({ ...notice, Amount: 100 }, "stand-in-password");
	for (const query of ["", "?amount=100"]) expect((await post(cheap, query)).status()).toBe(409);
	expect(logged(payment.reference)).toContain("amountDiffers");
	await expectUnpaid();

	await page.goto(atBank);
	await typeCard(journey, CARDS.russian);
	await expectOrder(journey, words.paid);
	const history = page.getByText("Заказ оплачен");
	const before = await history.count();
	const [taken] = (await readPayments(journey, number)) as [BankPayment];
	for (const { url, body } of [...taken.notices, ...taken.notices]) {
		const answer = await request.post(url, { data: body, headers: { "content-type": "application/json" } });
		expect(await answer.text()).toBe("OK");
	}
	const late = signNotice({ ...notice, Status: "REJECTED", Success: false }, "guessed-password");
	expect((await post(late)).ok()).toBe(false);
	await expectOrder(journey, words.paid);
	await expect(history).toHaveCount(before);
	expect(await readPayments(journey, number)).toMatchObject([{ amount: 28_800_00, refunded: 0, status: "CONFIRMED" }]);
	expect(logged("A notification said nothing new")).toContain(payment.reference);
});

// Last, as the school is started anew.
test("a refund in full reaches the bank though the power went before it was told, and a copied notification undoes nothing", async ({
	page,
	request,
}) => {
	test.setTimeout(180_000);
	const before = start(page, "ru");
	const { buying: words } = textsOf(before);
	const { email } = await buy(before, "card_ru");
	await typeCard(before, CARDS.russian);
	await expectOrder(before, words.paid);
	const number = await readOrderNumber(before);
	const { pathname } = new URL(page.url());
	const [paid] = (await readPayments(before, number)) as [BankPayment];
	await page.getByRole("link", { name: "Вернуть деньги" }).click();
	await page.getByLabel("Почему возвращаете деньги").fill("Переезжаем");
	await page.getByRole("button", { name: "Дальше" }).click();
	await page.getByRole("button", { name: `Вернуть ${words.price}` }).click();
	await expect(page.getByText("Запрошен возврат", { exact: true }).first()).toBeVisible();
	// What a customer asks for waits for the school.
	expect(await readPayments(before, number)).toMatchObject([{ refunded: 0, status: "CONFIRMED" }]);
	await expectLetter(before, { email, subject: words.letters.refundAsked, says: [number, words.price] });

	await server.kill();
	await promisify(execFile)(process.execPath, [join(import.meta.dirname, "..", "fixtures", "begin-refund.ts")], {
		env: { ...process.env, SCHOOL_FOLDER: server.dataDir, REFUNDED_ORDER: number },
	});
	server = await startBuiltServer(ENVIRONMENT, server.dataDir);

	const after = start(page, "ru");
	await expect
		.poll(async () => readPayments(after, number), { timeout: 100_000, intervals: [1_000] })
		.toMatchObject([{ bank: "tbank", amount: 28_800_00, refunded: 28_800_00, status: "REFUNDED" }]);
	for (const { url, body } of paid.notices) {
		const { pathname: path, search } = new URL(url);
		const headers = { "content-type": "application/json" };
		const copy = await request.post(server.url + path + search, { data: body, headers });
		expect(await copy.text()).toBe("OK");
	}
	await page.goto(server.url + pathname);
	await expectOrder(after, "Деньги возвращены");
	await expect(stateOf(after)).toContainText(words.price);
	await expectLetter(after, { email, subject: words.letters.refunded, says: [number, words.price] });
});
