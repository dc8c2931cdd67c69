import type { Answer, Call } from "../../exchange.ts";
import { html, type Markup } from "../../markup.ts";
import type { Desk } from "../bank.ts";
import { cardForm, challengeForm, readCard, type TestCards } from "../card-form.ts";
import { formatSum, goTo, lastWord, showPayPage } from "../pay-page.ts";
import { type BankWords, bankWords } from "../words.ts";
import type { Cashbox } from "./cashbox.ts";
import type { YookassaPayment } from "./payment.ts";

/** The first two are YooKassa's own; any other good number is declined. */
const CARDS: TestCards = {
	"5555555555554444": "ok",
	"5555555555554477": "challenge",
	"5555555555554600": "insufficient",
};
const INSTALLMENTS = [3, 6, 12, 24];

/** `/checkout/<id>`: a card with its check at `/3ds`, or Sber's credit. */
export async function answerPage(call: Call, cashbox: Cashbox, desk: Desk): Promise<Answer> {
	const [, id = "", challenge] = /^\/checkout\/([\w-]+)(\/3ds)?$/.exec(call.path) ?? [];
	const payment = cashbox.get(id);
	if (!payment) return { status: 404 };
	if (call.method !== "POST") return challenge ? showChallenge(payment) : showPayment(payment);
	const form = new URLSearchParams(call.body);
	const isOver = payment.status !== "pending" || payment.suspendedUntil !== undefined;
	if (isOver || form.get("action") === "close") return goTo(payment.returnUrl);
	if (payment.method === "sber_loan") return decide(payment, form, cashbox);
	if (challenge) return takeCode(payment, form, cashbox);
	const card = readCard(form, desk.now());
	if (!card.ok) return showPayment(payment, card.fault);
	const fate = CARDS[card.number];
	if (fate === "challenge") {
		cashbox.save({ ...payment, isChecking: true });
		return goTo(`${desk.baseOf(call)}/checkout/${id}/3ds`);
	}
	if (fate === "ok") return leave(await cashbox.move(payment, { status: "succeeded" }));
	const reason = fate === "insufficient" ? "insufficient_funds" : "general_decline";
	return leave(await cashbox.move(payment, { status: "canceled", reason }));
}

async function takeCode(payment: YookassaPayment, form: URLSearchParams, cashbox: Cashbox): Promise<Answer> {
	const isConfirmed = payment.isChecking && form.get("action") !== "refuse" && form.get("code");
	if (isConfirmed) return leave(await cashbox.move(payment, { status: "succeeded", isChecking: false }));
	return leave(await cashbox.move(payment, { status: "canceled", reason: "3d_secure_failed", isChecking: false }));
}

async function decide(payment: YookassaPayment, form: URLSearchParams, cashbox: Cashbox): Promise<Answer> {
	if (form.get("action") === "reject") {
		return leave(await cashbox.move(payment, { status: "canceled", reason: "general_decline" }));
	}
	const plan = form.get("plan") ?? "";
	return leave(await cashbox.grant(payment, /^installments_\d{1,2}$/.test(plan) ? plan : "loan"));
}

function leave({ returnUrl }: YookassaPayment): Answer {
	return goTo(returnUrl);
}

function showPayment(payment: YookassaPayment, error?: keyof BankWords["error"]): Answer {
	const words = bankWords(payment.language);
	const back = { url: payment.returnUrl, label: words.close };
	if (payment.suspendedUntil && payment.status === "pending") return show(payment, lastWord(words.done.waiting, back));
	if (payment.status === "succeeded") {
		return show(payment, lastWord(payment.refunded > 0 ? words.done.returned : words.done.paid, back));
	}
	if (payment.status === "canceled") return show(payment, lastWord(words.done.failed, back));
	if (payment.method === "sber_loan") return show(payment, loanForm(words));
	return show(payment, cardForm({ words, cards: CARDS, sum: sumOf(payment), error }));
}

function loanForm(words: BankWords): Markup {
	const choice = (value: string, label: string, isFirst = false) =>
		html`<label class="choice"><input type="radio" name="plan" value="${value}"${isFirst ? html` checked` : undefined}> ${label}</label>`;
	return html`<form method="post">
<h2>${words.credit.decide}</h2>
<p>${words.credit.decideText}</p>
<fieldset><legend>${words.credit.plan}</legend>
${INSTALLMENTS.map((months) => choice(`installments_${months}`, `${words.credit.installments} ${months}`, months === 12))}
${choice("loan", words.credit.loan)}
</fieldset>
<button class="main" name="action" value="approve">${words.credit.approve}</button>
<button name="action" value="reject">${words.credit.reject}</button>
<button name="action" value="close">${words.close}</button>
</form>`;
}

function showChallenge(payment: YookassaPayment): Answer {
	return show(payment, challengeForm({ words: bankWords(payment.language), hasError: false }));
}

function show(payment: YookassaPayment, content: Markup): Answer {
	const words = bankWords(payment.language);
	const isLoan = payment.method === "sber_loan";
	const sber = payment.language === "ru" ? "СберБанк" : "SberBank";
	return showPayPage({
		language: payment.language,
		brand: isLoan ? sber : payment.language === "ru" ? "ЮKassa" : "YooKassa",
		bank: isLoan ? "sber" : "yookassa",
		title: isLoan ? words.credit.title : words.title,
		order: payment.description,
		sum: sumOf(payment),
		content,
		returnUrls: [payment.returnUrl],
	});
}

function sumOf(payment: YookassaPayment): string {
	return formatSum(payment.amount, "RUB", payment.language);
}
