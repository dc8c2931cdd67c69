import { expect, test } from "vitest";
import { LOCALES } from "../../../shared/localized.ts";
import { ORDER_STATES } from "../../../shared/order-states.ts";
import type { OrderView } from "../../checkout/orders/order-view.ts";
import type { ToldNews } from "../facts/order-message.ts";
import { buildOrder, CREDIT_WARNING, rub, writeOrderLetter as write } from "./order-letter.fixture.ts";

const NEWS: readonly ToldNews[] = [
	...ORDER_STATES.filter((state) => state !== "draft"),
	"payment_failed",
	"plan_changed",
	"place_lost",
	"start_chosen",
	"start_moved",
	"overpaid",
	"refund_failed",
	"refund_declined",
];

const cases = LOCALES.flatMap((locale) => NEWS.map((news) => [news, locale] as const));

test.each(cases)("«%s» has its letter in «%s», with nothing personal in its subject", async (news, locale) => {
	const order = buildOrder(locale);
	const { subject, text, html } = await write(order, { news, from: "draft", reason: "declined" });
	expect(subject).toContain(order.number);
	expect(subject).not.toMatch(/Анна|Орлова|7903|@/);
	expect(text).toContain("https://orbita.example/order/token");
	expect(html).toContain('href="https://orbita.example/order/token"');
	expect(text).toContain("https://orbita.example/my/token");
	expect(html).not.toContain("<Studio>");
	expect(subject + text + html).not.toMatch(/undefined|\[object|orders\.|failures\./);
	if (locale === "en") expect(subject + text.replaceAll(/Анна|Экипаж/g, "")).not.toMatch(/[а-яё]/i);
});

test.each(cases)("«%s» in «%s» warns of credit exactly where it names a monthly payment", async (news, locale) => {
	const { text, html } = await write(buildOrder(locale), { news, from: "draft", reason: null });
	const namesMonthly = /6\s(?:платежей\sпо|payments\sof)/.test(text);
	expect(namesMonthly).toBe(["instalment_pending", "instalment_approved", "plan_changed"].includes(news));
	for (const body of [text, html]) expect(body.includes(CREDIT_WARNING)).toBe(namesMonthly);
});

test("a plan is told as it sums up, and as the bank's only where the bank has named its payments", async () => {
	const order = buildOrder("ru");
	if (!order.plan) throw new Error("no plan");
	const current = { ...order.plan.current, monthly: rub(4_159), total: rub(24_949), last: rub(4_154) };
	const told = async (saidByBank: "nothing" | "term" | "payments") => {
		const plan = { ...order.plan, current, saidByBank, difference: undefined } as OrderView["plan"];
		const approved = { news: "instalment_approved", from: "draft", reason: null } as const;
		return (await write({ ...order, plan }, approved)).text.replaceAll("\u00a0", " ");
	};
	const sums = "5 платежей по 4 159 ₽ и последний — 4 154 ₽, всего 24 949 ₽";
	expect(await told("nothing")).toContain(`График: ${sums}`);
	expect(await told("term")).toContain(`График на срок, который назвал банк: ${sums}`);
	expect(await told("payments")).toContain(`График банка: ${sums}`);
});

test("whoever has been approved is told to sign, and where, unless the contract is signed", async () => {
	const told = async (changes: Partial<OrderView>) => {
		const approved = { news: "instalment_approved", from: "draft", reason: null } as const;
		return (await write({ ...buildOrder("ru"), ...changes }, approved)).text.replaceAll("\u00a0", " ");
	};
	const page = "подпишите его на странице банка: она открывается со страницы заказа.";
	expect(await told({ isSigned: false, bankPage: "https://bank.example/sign" })).toContain(page);
	expect(await told({ isSigned: false })).toContain("подпишите его на странице банка: ссылка есть в его сообщении.");
	const signed = await told({ isSigned: true });
	expect(signed).toContain("Договор подписан. Заказ станет оплаченным");
	expect(signed).not.toContain("подпишите");
});

test("a letter without a plan has nothing to warn of", async () => {
	const order = { ...buildOrder("en"), plan: undefined };
	const { text } = await write(order, { news: "instalment_pending", from: "draft", reason: null });
	expect(text).not.toContain(CREDIT_WARNING);
});

test("no two kinds of news have the same letter", async () => {
	const subjects = new Set<string>();
	for (const [news, locale] of [...cases, ["awaiting_again", "ru"] as const, ["awaiting_again", "en"] as const]) {
		const again = news === "awaiting_again";
		const { text } = await write(buildOrder(locale), {
			news: again ? "awaiting_payment" : news,
			from: again ? "instalment_pending" : null,
			reason: null,
		});
		subjects.add(text.split("\n")[0] ?? "");
	}
	expect(subjects.size).toBe(cases.length + 2);
});

test("the letter of a free order speaks of no money, and of places only where a group was chosen", async () => {
	const paid = { news: "paid", from: "draft", reason: null } as const;
	const order = buildOrder("ru");
	const [line] = order.lines;
	if (!line) throw new Error("no line");
	const placed = { ...order, lines: [{ ...line, place: "taken" as const }] };
	expect((await write(placed, paid)).text.replaceAll("\u00a0", " ")).toContain("Деньги получены, места закреплены.");
	expect((await write(placed, paid)).text).toContain("Старт: Roblox");
	const chosen = (await write(placed, { ...paid, news: "start_chosen" })).text.replaceAll("\u00a0", " ");
	expect(chosen).toMatch(/место в ней за вами.*Старт: Roblox/s);
	const lost = (await write(order, paid)).text.replaceAll("\u00a0", " ");
	expect(lost).toContain("Деньги получены. Перед");
	expect(lost).not.toContain("Старт:");
	const free = await write({ ...order, total: rub(0), paid: rub(0), left: rub(0) }, paid);
	expect(free.subject).toContain("оформлен");
	expect(free.text).not.toContain("Деньги получены");
});

test("an order without a start or a code is told of no places and no code", async () => {
	const order = { ...buildOrder("ru"), promoCode: null };
	for (const news of ["awaiting_payment", "cancelled", "expired"] as const) {
		const { text } = await write(order, { news, from: null, reason: null });
		expect(text).not.toMatch(/места|промокод/i);
	}
});

test("while a bank looks at an application, its letter opens the order and asks for no payment", async () => {
	const pending = { ...buildOrder("ru"), state: "instalment_pending" as const };
	const { text } = await write(pending, { news: "instalment_pending", from: "draft", reason: null });
	expect(text).toContain("Открыть заказ:");
	expect(text).not.toContain("Оплатить заказ");
});

test("a receipt is promised only where the bank mails one; what was paid for is told either way", async () => {
	const order = buildOrder("ru");
	const paid = { news: "paid", from: "draft", reason: null } as const;
	const ofOthers = order.payments.map((payment) => ({ ...payment, hasReceipts: false }));
	const told = async (payments: OrderView["payments"]) =>
		(await write({ ...order, payments }, paid)).text.replaceAll("\u00a0", " ");
	const [mailed, none] = [await told(order.payments), await told(ofOthers)];
	expect(mailed).toContain("Кассовый чек банк отправит");
	expect(mailed).toContain("В чеке: Roblox, 12");
	expect(none).not.toMatch(/Кассовый чек|В чеке/);
	expect(none).toContain("Что оплачено: Roblox, 12");
});

test("money goes back for a lost place only where some has come; before that nobody is asked for it", async () => {
	const lost = { news: "place_lost", from: null, reason: null } as const;
	const order = buildOrder("ru");
	const told = async (sums: Partial<OrderView>) =>
		(await write({ ...order, ...sums }, lost)).text.replaceAll("\u00a0", " ");
	const paid = await told({});
	expect(paid).toContain("школа вернёт деньги");
	const unpaid = await told({ paid: rub(0), left: rub(12_000) });
	expect(unpaid).toContain("Не платите за этот заказ: менеджер предложит другую группу");
	const free = await told({ total: rub(0), paid: rub(0), left: rub(0) });
	for (const text of [unpaid, free]) expect(text).not.toContain("деньги");
	expect(free).not.toMatch(/плат/i);
	for (const text of [paid, unpaid, free]) expect(text).toContain("Открыть заказ:");
});

test("whoever has lost the place is asked for no money by later news either", async () => {
	const order = { ...buildOrder("ru"), paid: rub(0), left: rub(12_000), canPay: false };
	for (const news of ["awaiting_payment", "payment_failed", "instalment_refused"] as const) {
		const { text } = await write(order, { news, from: "instalment_pending", reason: null });
		expect(text.replaceAll("\u00a0", " ")).toContain("Не платите за этот заказ");
		expect(text).not.toMatch(/можно оплатить|оплатить его|Оплатить/);
	}
});

test("the letter about what was paid with a foreign card names whose account was paid, others do not", async () => {
	const paid = { news: "paid", from: "awaiting_payment", reason: null } as const;
	for (const news of ["paid", "part_paid"] as const) {
		const { text } = await write({ ...buildOrder("en"), paidBy: "card_foreign" }, { ...paid, news });
		expect(text).toContain("The seller is Orbita Example Ltd, registration number 00000000, 0 Example Street.");
	}
	for (const other of [{ paymentType: "card_foreign" }, { paidBy: "card_foreign", total: rub(0) }] as const) {
		expect((await write({ ...buildOrder("en"), ...other }, paid)).text).not.toContain("Example Ltd");
	}
});
