import type { Answer, Call } from "../../exchange.ts";
import type { Desk } from "../bank.ts";
import { cardForm, challengeForm, readCard, type TestCards } from "../card-form.ts";
import { formatSum, goTo, lastWord, type PayPage, showPayPage } from "../pay-page.ts";
import { type BankWords, bankWords } from "../words.ts";
import { isPaid, type StripePayment } from "./payment.ts";
import type { Vault } from "./vault.ts";

/** Stripe's own test cards. */
const CARDS: TestCards = {
	"4242424242424242": "ok",
	"4000002760003184": "challenge",
	"4000000000003220": "challenge",
	"4000008400001629": "challenge-declined",
	"4000000000000002": "declined",
	"4000000000009995": "insufficient",
};
const SHOWN: Readonly<Record<string, keyof BankWords["error"]>> = {
	insufficient_funds: "insufficient",
	authentication_required: "authentication",
	card_not_supported: "restricted",
};

/** `/c/pay/<session>` takes the card, `/c/pay/<session>/3ds` is the bank that issued it. */
export async function answerPage(call: Call, vault: Vault, desk: Desk): Promise<Answer> {
	const [, id = "", challenge] = /^\/c\/pay\/(\w+)(\/3ds)?$/.exec(call.path) ?? [];
	const payment = vault.get(id);
	if (!payment) return { status: 404 };
	const page = `${desk.baseOf(call)}/c/pay/${id}`;
	if (call.method !== "POST") return challenge ? showChallenge(payment) : showForm(payment);
	if (payment.status !== "open") return goTo(isPaid(payment) ? payment.successUrl : payment.cancelUrl);
	const form = new URLSearchParams(call.body);
	if (form.get("action") === "close") return goTo(payment.cancelUrl);
	return challenge ? takeCode(payment, form, vault, page) : takeCard(payment, form, { vault, page, now: desk.now() });
}

async function takeCard(
	payment: StripePayment,
	form: URLSearchParams,
	{ vault, page, now }: { vault: Vault; page: string; now: Date },
): Promise<Answer> {
	const card = readCard(form, now);
	if (!card.ok) return showForm(payment, card.fault);
	const fate = CARDS[card.number] ?? "restricted";
	if (fate === "ok") return pay(payment, vault);
	if (fate === "challenge" || fate === "challenge-declined") {
		const challenge = fate === "challenge" ? "accepts" : "declines";
		vault.save({ ...payment, challenge, isTried: true, refusal: undefined });
		return goTo(`${page}/3ds`);
	}
	const refusals = {
		insufficient: "insufficient_funds",
		restricted: "card_not_supported",
		declined: "generic_decline",
	};
	vault.save({ ...payment, isTried: true, refusal: refusals[fate] });
	return goTo(page);
}

async function takeCode(payment: StripePayment, form: URLSearchParams, vault: Vault, page: string): Promise<Answer> {
	if (form.get("action") !== "refuse" && payment.challenge === "accepts") return pay(payment, vault);
	const refusal = form.get("action") === "refuse" ? "authentication_required" : "generic_decline";
	vault.save({ ...payment, challenge: undefined, refusal });
	return goTo(page);
}

async function pay(payment: StripePayment, vault: Vault): Promise<Answer> {
	const change = { status: "complete", isTried: true, challenge: undefined, refusal: undefined } as const;
	await vault.move(payment, change, "checkout.session.completed");
	return goTo(payment.successUrl.replace("{CHECKOUT_SESSION_ID}", payment.id));
}

function showForm(payment: StripePayment, fault?: keyof BankWords["error"]): Answer {
	const words = bankWords(payment.language);
	if (payment.status !== "open") {
		const text = isPaid(payment) ? (payment.refunded > 0 ? words.done.returned : words.done.paid) : words.done.closed;
		return show(payment, lastWord(text, { url: payment.successUrl, label: words.close }));
	}
	const error = fault ?? (payment.refusal ? (SHOWN[payment.refusal] ?? "declined") : undefined);
	return show(payment, cardForm({ words, cards: CARDS, sum: sumOf(payment), error }));
}

function showChallenge(payment: StripePayment): Answer {
	return show(payment, challengeForm({ words: bankWords(payment.language), hasError: false }));
}

function show(payment: StripePayment, content: PayPage["content"]): Answer {
	return showPayPage({
		language: payment.language,
		brand: "Stripe",
		bank: "stripe",
		title: bankWords(payment.language).title,
		order: payment.reference,
		sum: sumOf(payment),
		content,
		returnUrls: [payment.successUrl, payment.cancelUrl],
	});
}

function sumOf(payment: StripePayment): string {
	return formatSum(payment.amount, "USD", payment.language);
}
