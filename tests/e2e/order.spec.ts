import { comeAlive, expect, test } from "../fixtures/journey.ts";
import { type OrderShop, startOrderShop } from "../fixtures/order-shop.ts";
import type { RunningProcess } from "../fixtures/running-server.ts";
import { lookEverywhere } from "./accessibility/look-everywhere.ts";
import { CARDS, payAndComeBack, payByCard, seeSoon } from "./bank-steps.ts";
import { ORDER_STATES } from "./order-words.ts";

let server: RunningProcess;
let shop: OrderShop;

// One school with orders in every state; journeys that change an order have one of their own.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
	test.setTimeout(240_000);
	({ server, shop } = await startOrderShop());
});
test.afterAll(() => server?.stop());

const at = (path: string) => server.url + path;

test("every state has its words in both languages, is kept from caches, robots and other sites", async ({
	request,
}) => {
	for (const [state, words] of Object.entries(ORDER_STATES)) {
		for (const [place, prefix] of ["", "/en"].entries()) {
			const answer = await request.get(at(`${prefix}/order/${shop.states[state]}`));
			expect(answer.status(), state).toBe(200);
			expect(answer.headers()).toMatchObject({ "cache-control": "no-store", "referrer-policy": "origin" });
			const html = (await answer.text()).replaceAll("\u00a0", " ");
			expect(html, state).toContain(`>${words[place]}</span>`);
			expect(html).toContain('name="robots" content="noindex"');
			expect(html, state).not.toMatch(/anna\d+@example|79031234567|order\.(?:states|errors)/);
		}
	}
});

test("the pages of orders, refunds and invoices have no fault in any look", async ({ page }) => {
	test.setTimeout(180_000);
	const [invoice] = shop.invoices;
	for (const path of [
		`/order/${shop.states.awaiting_payment}`,
		`/en/order/${shop.states.paid}`,
		`/order/${shop.states.instalment_approved}`,
		`/en/order/${shop.states.instalment_refused}`,
		`/order/${shop.refundable.changing}/refund`,
		`/pay?number=${invoice?.number}&secret=${invoice?.secret}`,
	]) {
		await page.context().addCookies([{ name: "cookie_consent", value: "necessary.1", url: server.url }]);
		await page.goto(at(path));
		await page.mouse.move(10, 10);
		await page.waitForLoadState("networkidle");
		expect(await lookEverywhere(page), path).toEqual([]);
	}
});

test("what each state lets one do", async ({ page }) => {
	const buttons = async (state: string) => {
		await page.goto(at(`/order/${shop.states[state]}`));
		const can = async (name: string | RegExp) => (await page.getByText(name).count()) > 0;
		return {
			pay: (await page.locator('input[name="intent"][value="pay"]').count()) > 0,
			cancel: await can("Отменить заказ"),
			refund: await can("Вернуть деньги"),
		};
	};
	expect(await buttons("awaiting_payment")).toEqual({ pay: true, cancel: true, refund: false });
	expect(await buttons("instalment_approved")).toEqual({ pay: false, cancel: false, refund: false });
	expect(await buttons("paid")).toEqual({ pay: false, cancel: false, refund: true });
	expect(await buttons("part_paid")).toEqual({ pay: true, cancel: false, refund: true });
	expect(await buttons("refund_requested")).toEqual({ pay: false, cancel: false, refund: false });
	expect(await buttons("refunded")).toEqual({ pay: false, cancel: false, refund: false });
});

test("the bank's plan stands in place of ours, the difference in words, and a foreign card is shown the other route", async ({
	page,
}) => {
	await page.goto(at(`/order/${shop.states.instalment_approved}`));
	await expect(page.getByText(/6\sплатежей по\s4\s950\s₽/)).toBeVisible();
	await expect(page.getByText(/Срок меньше на\s6\sмесяцев, платёж больше на/)).toBeVisible();
	await page.getByText("Платежи по датам").click();
	await expect(page.getByRole("row")).toHaveCount(7);
	await page.goto(at(`/order/${shop.states.declined}`));
	await expect(page.getByText(/Картой иностранного банка платят в\sдолларах/).first()).toBeVisible();
	await expect(page.getByRole("button", { name: "Рассрочка Сбербанка" })).toBeVisible();
});

test("an accepted document opens in that very version", async ({ page }) => {
	await page.goto(at(`/order/${shop.states.paid}`));
	const offer = page.getByRole("link", { name: /Оферта об обучении в группе, редакция\s\d+/ });
	const [version] = /\d+$/.exec((await offer.textContent()) ?? "") ?? [];
	await offer.click();
	await expect(page).toHaveURL((url) => url.pathname === "/offer-group" && url.search === `?version=${version}`);
});

test("declined, then paid: the page asks the bank, whatever the address says", async ({ page }) => {
	const order = `/order/${shop.fresh[0]}`;
	await page.goto(at(order));
	await page.getByRole("button", { name: /Оплатить 28\s800\s₽/ }).click();
	await payByCard(page, CARDS.poor);
	// A forged return address says "paid"; nobody believes it.
	await page.goto(at(`${order}?Success=true&PaymentId=1&status=paid`));
	await expect(page.getByText(/На\sкарте не\sхватило денег/).first()).toBeVisible();
	await expect(page.getByText("Оплачен", { exact: true })).toHaveCount(0);
	await page.getByRole("button", { name: "Оплатить ещё раз" }).click();
	await payAndComeBack(page, CARDS.russian, server.url);
	await expect(page.getByText("Оплачен", { exact: true })).toBeVisible({ timeout: 20_000 });
	await expect(page.getByRole("heading", { name: "Чек" })).toBeVisible();
});

test("somebody who looks at the page while the bank decides sees it settle by itself", async ({ page, context }) => {
	await page.goto(at(`/order/${shop.fresh[1]}`));
	await page.getByRole("button", { name: /Оплатить 28/ }).click();
	await page.waitForURL((url) => url.origin !== server.url);
	const watching = await context.newPage();
	await watching.goto(at(`/order/${shop.fresh[1]}`));
	await expect(watching.getByText("Проверяем оплату")).toBeVisible();
	await expect(watching.getByRole("link", { name: "Обновить" })).toBeVisible();
	await payByCard(page, CARDS.russian);
	await expect(watching.getByText("Оплачен", { exact: true })).toBeVisible({ timeout: 20_000 });
});

test("an English order is paid by a foreign card", async ({ page }) => {
	await page.goto(at(`/en/order/${shop.english[0]}`));
	await page.getByRole("button", { name: /^Pay \$390/ }).click();
	await payAndComeBack(page, CARDS.foreign, server.url);
	await expect(page.getByText("Paid", { exact: true }).first()).toBeVisible({ timeout: 20_000 });
});

test("an order is cancelled by whoever holds its link, and not twice", async ({ page, request }) => {
	const order = at(`/order/${shop.fresh[2]}`);
	await page.goto(order);
	await page.getByText("Отменить заказ").click();
	await page.getByRole("button", { name: "Да, отменить" }).click();
	await expect(page.getByText("Отменён", { exact: true })).toBeVisible();
	const late = await request.post(order, { form: { intent: "pay", type: "card_ru" }, headers: { origin: server.url } });
	expect(late.status()).toBe(409);
	expect(await late.text()).toContain("Этот заказ уже закрыт");
});

test("another way of the same currency is taken, one of another currency refused in words", async ({
	page,
	request,
}) => {
	const order = at(`/order/${shop.fresh[3]}`);
	const payBy = (type: string) =>
		request.post(order, { form: { intent: "pay", type }, headers: { origin: server.url } });
	const dollars = await payBy("card_foreign");
	expect(dollars.status()).toBe(409);
	expect(await dollars.text()).toContain("другую валюту");
	const nonsense = await payBy("gold");
	expect(nonsense.status()).toBe(400);
	await page.goto(order);
	await page.getByText("Или оплатить иначе").click();
	await page.getByRole("button", { name: /Рассрочка Т.Банка/ }).click();
	await page.waitForURL((url) => url.origin !== server.url);
	await page.goto(order);
	await expect(page.getByText("Заявка в банке")).toBeVisible();
	await expect(page.getByRole("heading", { name: "График платежей" })).toBeVisible();
});

test("a refund in full: amount and formula first, a reason if one likes, then the confirmation", async ({ page }) => {
	await page.goto(at(`/order/${shop.refundable.full}`));
	await page.getByRole("link", { name: "Вернуть деньги" }).click();
	await expect(page.getByText(/Ни\sодного занятия ещё не\sбыло/)).toBeVisible();
	const heading = page.getByRole("heading", { level: 1 });
	await page.getByRole("button", { name: "Дальше" }).click();
	await expect(page.getByRole("button", { name: "Изменить" })).toBeVisible();
	await expect(heading).toBeFocused();
	await page.getByRole("button", { name: "Изменить" }).click();
	await expect(page.getByRole("button", { name: "Дальше" })).toBeVisible();
	await expect(heading).toBeFocused();
	await page.getByLabel("Почему возвращаете деньги").fill("Переезжаем");
	await page.getByRole("button", { name: "Дальше" }).click();
	await page.getByRole("button", { name: "Изменить" }).click();
	await expect(page.getByLabel("Почему возвращаете деньги")).toHaveValue("Переезжаем");
	await page.getByRole("button", { name: "Дальше" }).click();
	const confirm = page.getByRole("button", { name: /^Вернуть 28\s800\s₽/ });
	await expect(confirm).toBeVisible();
	const other = await page.context().newPage();
	await other.goto(at(`/order/${shop.refundable.full}/refund`));
	await other.getByRole("button", { name: "Дальше" }).click();
	await expect(other.getByRole("heading", { level: 1 })).toBeFocused();
	await page.context().setOffline(true);
	await confirm.click();
	await expect(page.getByText("Нет связи")).toBeVisible();
	await page.context().setOffline(false);
	await confirm.click();
	await expect(page).toHaveURL(/\/order\/[\w-]+#refunds$/);
	await expect(page.getByText("Запрошен возврат", { exact: true }).first()).toBeVisible();
	const told = other.getByRole("alert").filter({ hasText: "Возврат уже запрошен, школа его проверяет." });
	await other.getByRole("button", { name: /^Вернуть/ }).click();
	await expect(told).toBeFocused();
	await other.reload();
	await expect(told).toBeVisible();
});

test("a refund after lessons keeps their price", async ({ page }) => {
	await page.goto(at(`/en/order/${shop.refundable.afterLessons}/refund`));
	await expect(page.getByText(/36\slessons at ₽800 each, 9 held; the school keeps ₽7,200/)).toBeVisible();
	await page.getByLabel("Why you want the money back").fill("Moving");
	await page.getByRole("button", { name: "Next" }).click();
	await page.getByRole("button", { name: "Refund ₽21,600" }).click();
	await expect(page.getByText("Refund requested", { exact: true }).first()).toBeVisible();
	await expect(page.locator("#refunds")).toContainText("For the remaining lessons");
});

test("an amount that is not the shown one any more is told instead of asked for", async ({ request }) => {
	const answer = await request.post(at(`/order/${shop.refundable.changing}/refund`), {
		form: { step: "confirm", reason: "Переезд", key: "tampered-key", minor: "2880000", currency: "RUB" },
		headers: { origin: server.url },
	});
	expect(answer.status()).toBe(409);
	const html = (await answer.text()).replaceAll("\u00a0", " ");
	expect(html).toContain("Пока вы решали, сумма изменилась");
	expect(html).toContain("Вернуть 28 000 ₽");
});

test("a secret that opens nothing leads to the not-found screen", async ({ request }) => {
	const token = shop.states.paid ?? "";
	const tampered = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
	for (const path of [`/order/${tampered}`, `/en/order/${tampered}/refund`, "/order/1", "/order/%00"]) {
		const answer = await request.get(at(path));
		expect(answer.status(), path).toBe(404);
		expect(await answer.text()).not.toContain("ORB-");
	}
	const posted = await request.post(at(`/order/${tampered}`), {
		form: { intent: "pay" },
		headers: { origin: server.url },
	});
	expect(posted.status()).toBe(404);
});

test("an invoice by its number: in parts, its page knows what is left", async ({ page, request }) => {
	const [invoice] = shop.invoices;
	await page.goto(at("/pay"));
	await page.getByRole("button", { name: "Найти счёт" }).click();
	await expect(page.getByText("Обязательное поле")).toHaveCount(2);
	await expect(page.getByRole("alert").filter({ hasText: "Номер счёта" })).toBeFocused();
	await page.getByLabel("Номер счёта").fill(invoice?.number ?? "");
	await page.getByLabel("Почта плательщика").fill("payer@");
	await page.getByRole("button", { name: "Найти счёт" }).click();
	await expect(page.getByText("Неверный формат почты")).toBeVisible();
	await page.getByLabel("Почта плательщика").fill("other@example.com");
	await page.getByRole("button", { name: "Найти счёт" }).click();
	await expect(page.getByRole("alert").filter({ hasText: /Счёт с\sтакими данными не\sнайден/ })).toBeFocused();
	await page.getByLabel("Почта плательщика").fill("Payer@example.com");
	await page.getByRole("button", { name: "Найти счёт" }).click();
	await expect(page.getByRole("heading", { name: /Счёт INV-/ })).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await page.getByRole("button", { name: /^Оплатить 15\s000\s₽/ }).click();
	await payAndComeBack(page, CARDS.russian, server.url);
	await expect(page.getByText("Оплачен частично", { exact: true })).toBeVisible({ timeout: 20_000 });
	const forged = await request.get(at(`/pay?number=${invoice?.number}&secret=wrong`));
	expect(forged.status()).toBe(404);
});

test("the invoice is asked for in a dialog, its errors on the page", async ({ page }) => {
	await page.goto(at("/oplata"));
	await comeAlive(page);
	await page.locator('a[data-modal][href="/pay"]').click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Номер счёта").fill("INV-2026-000000");
	await dialog.getByLabel("Почта плательщика").fill("payer@example.com");
	await dialog.getByRole("button", { name: "Найти счёт" }).click();
	await expect(page).toHaveURL(/\/pay$/);
	await expect(page.getByText(/Счёт с\sтакими данными не\sнайден/)).toBeVisible();
	await expect(page.getByLabel("Номер счёта")).toHaveValue("INV-2026-000000");
});

test.describe("with script off", () => {
	test.use({ javaScriptEnabled: false, locale: "en-GB" });

	test("paying, coming back, asking for the money back and paying an invoice are plain forms", async ({ page }) => {
		await page.goto(at(`/en/order/${shop.english[1]}`));
		await page.getByRole("button", { name: /^Pay \$390/ }).click();
		await page.goto(at(`/en/order/${shop.english[1]}`));
		await expect(page.getByText("Checking the payment")).toBeVisible();
		await page.getByRole("button", { name: "Back to the payment" }).click();
		await payAndComeBack(page, CARDS.foreign, server.url);
		await seeSoon(page, at(`/en/order/${shop.english[1]}`), /^Paid$/);
		await page.goto(at(`/en/order/${shop.refundable.noScript}`));
		await page.getByRole("link", { name: "Get a refund" }).click();
		await page.getByLabel("Why you want the money back").fill("Moving");
		await page.getByRole("button", { name: "Next" }).click();
		await page.getByRole("button", { name: "Refund ₽28,800" }).click();
		await expect(page.getByText("Refund requested", { exact: true }).first()).toBeVisible();
		const [, invoice] = shop.invoices;
		await page.goto(at("/en/pay"));
		await page.getByLabel("Invoice number").fill(invoice?.number ?? "");
		await page.getByLabel("Payer’s e-mail").fill("payer@example.com");
		await page.getByRole("button", { name: "Find the invoice" }).click();
		await page.getByRole("button", { name: "Pay everything at once: ₽30,000" }).click();
		await payAndComeBack(page, CARDS.russian, server.url);
		await seeSoon(
			page,
			at(`/en/pay?number=${invoice?.number}&secret=${invoice?.secret}`),
			"The invoice is paid, thank you",
		);
	});
});
