import type { Answer, Call } from "../../exchange.ts";
import type { Markup } from "../../markup.ts";
import type { Desk } from "../bank.ts";
import { type CardFate, cardForm, challengeForm, maskCard, readCard, type TestCards } from "../card-form.ts";
import { formatSum, goTo, lastWord, showPayPage } from "../pay-page.ts";
import { type BankWords, bankWords } from "../words.ts";
import { isOpen, isPaid, type TbankPayment } from "./payment.ts";
import type { Till } from "./till.ts";

const CHALLENGE_CODE = "1qwezxc";
/** The bank's own test cards. */
const CARDS: TestCards = {
	"2201382000000013": "ok",
	"2201382000000047": "challenge",
	"2201382000000021": "ok",
	"2200770239097761": "ok",
	"4300000000000777": "ok",
	"2201382000000831": "insufficient",
	"2201382000000005": "restricted",
};
const ERROR_CODES: Readonly<Partial<Record<CardFate, string>>> = { insufficient: "1051", restricted: "1014" };
const SHOWN_ERRORS: Readonly<Record<string, keyof BankWords["error"]>> = {
	"1051": "insufficient",
	"1014": "restricted",
	"101": "authentication",
	"76": "foreign",
};

/** `/new/<code>` takes the card, `/new/<code>/3ds` is the bank that issued it. */
export async function answerPage(call: Call, till: Till, desk: Desk): Promise<Answer> {
	const [, code = "", challenge] = /^\/new\/([\w-]+)(\/3ds)?$/.exec(call.path) ?? [];
	const payment = till.findByCode(code);
	if (!payment) return { status: 404 };
	const page = `${desk.baseOf(call)}/new/${code}`;
	if (call.method !== "POST") return challenge ? showChallenge(payment, false) : showForm(payment, till);
	if (!isOpen(payment)) return goTo((isPaid(payment) ? payment.successUrl : payment.failUrl) ?? page);
	const form = new URLSearchParams(call.body);
	if (form.get("action") === "close") return goTo(payment.failUrl ?? page);
	return challenge ? takeCode(payment, form, { till, page }) : takeCard(payment, form, { till, page, now: desk.now() });
}

async function takeCard(
	payment: TbankPayment,
	form: URLSearchParams,
	{ till, page, now }: { till: Till; page: string; now: Date },
): Promise<Answer> {
	const card = readCard(form, now);
	if (!card.ok) return show(payment, cardContent(payment, card.fault));
	const pan = maskCard(card.number);
	const fate = CARDS[card.number];
	if (fate === "ok") {
		await till.charge(payment, pan);
		return goTo(payment.successUrl ?? page);
	}
	if (fate === "challenge") {
		till.save({ ...payment, status: "3DS_CHECKING", pan });
		return goTo(`${page}/3ds`);
	}
	const isForeign = fate === undefined && !card.number.startsWith("220");
	await till.move(payment, {
		status: "REJECTED",
		pan,
		errorCode: isForeign ? "76" : (ERROR_CODES[fate ?? "ok"] ?? "99"),
	});
	return goTo(page);
}

async function takeCode(
	payment: TbankPayment,
	form: URLSearchParams,
	{ till, page }: { till: Till; page: string },
): Promise<Answer> {
	if (payment.status !== "3DS_CHECKING") return goTo(page);
	if (form.get("action") === "refuse") {
		await till.move(payment, { status: "REJECTED", errorCode: "101" });
		return goTo(page);
	}
	if (form.get("code")?.trim() !== CHALLENGE_CODE) return showChallenge(payment, true);
	await till.charge(payment, payment.pan ?? "");
	return goTo(payment.successUrl ?? page);
}

function showForm(payment: TbankPayment, till: Till): Answer {
	if (payment.status === "NEW") till.save({ ...payment, status: "FORM_SHOWED" });
	if (isOpen(payment)) {
		const refused = payment.status === "REJECTED" ? (SHOWN_ERRORS[payment.errorCode] ?? "declined") : undefined;
		return show(payment, cardContent(payment, refused));
	}
	const words = bankWords(payment.language);
	const text = isPaid(payment)
		? words.done.paid
		: payment.left === payment.amount
			? words.done.failed
			: words.done.closed;
	return show(payment, lastWord(text, { url: payment.successUrl, label: words.close }));
}

function showChallenge(payment: TbankPayment, hasError: boolean): Answer {
	const words = bankWords(payment.language);
	return show(payment, challengeForm({ words, code: CHALLENGE_CODE, hasError }), words.challenge.title);
}

function cardContent(payment: TbankPayment, error?: keyof BankWords["error"]): Markup {
	const sum = formatSum(payment.amount, "RUB", payment.language);
	return cardForm({ words: bankWords(payment.language), cards: CARDS, sum, error });
}

function show(payment: TbankPayment, content: Markup, title = bankWords(payment.language).title): Answer {
	return showPayPage({
		language: payment.language,
		brand: payment.language === "ru" ? "Т-Банк" : "T-Bank",
		bank: "tbank",
		title,
		order: payment.orderId,
		sum: formatSum(payment.amount, "RUB", payment.language),
		content,
		returnUrls: [payment.successUrl, payment.failUrl],
	});
}
