import type { Answer, Call } from "../../exchange.ts";
import { html, type Markup } from "../../markup.ts";
import type { Language } from "../../words.ts";
import type { Desk } from "../bank.ts";
import { formatSum, goTo, lastWord, showPayPage } from "../pay-page.ts";
import { type BankWords, bankWords, languageOf } from "../words.ts";
import { type FormaApplication, isCooling, monthlyOf } from "./application.ts";
import type { Counter } from "./counter.ts";

const TERMS = [3, 4, 6, 10, 12, 18, 24, 36];

/** `/online/<code>`: phone, decision, signature. Whoever looks plays the bank too. */
export async function answerPage(call: Call, counter: Counter, desk: Desk): Promise<Answer> {
	const application = counter.findByCode(/^\/online\/([\w-]+)$/.exec(call.path)?.[1] ?? "");
	if (!application) return { status: 404 };
	const page = `${desk.baseOf(call)}/online/${application.code}`;
	if (call.method !== "POST") return show(application, languageOf(call), desk.now());
	const form = new URLSearchParams(call.body);
	return (await act(application, form, counter)) ?? goTo(page);
}

/** @returns where the customer goes; nothing when the application's page shows what is next. */
async function act(
	application: FormaApplication,
	form: URLSearchParams,
	counter: Counter,
): Promise<Answer | undefined> {
	const { status, successUrl, failUrl, returnUrl } = application;
	const leave = (url: string | undefined) => (url ? goTo(url) : undefined);
	const action = form.get("action");
	const isCode = /^\d{4}$/.test(form.get("code")?.trim() ?? "");
	const isOpen = status === "new" || status === "inprogress" || status === "approved";
	if (action === "close") return leave(returnUrl);
	if (action === "cancel" && isOpen) {
		await counter.move(application, { status: "canceled" });
		return leave(returnUrl);
	}
	if (action === "continue" && status === "new" && isCode) counter.save({ ...application, status: "inprogress" });
	if (status === "inprogress" && action === "reject") {
		await counter.move(application, { status: "rejected" });
		return leave(failUrl);
	}
	if (status === "inprogress" && action === "approve" && application.flow !== "reject") {
		const term = Number(form.get("term"));
		await counter.move(application, { status: "approved", ...(term >= 3 && term <= 36 ? { term } : {}) });
	}
	if (status === "approved" && action === "sign" && isCode) {
		await counter.sign(application);
		return leave(successUrl);
	}
	return undefined;
}

function show(application: FormaApplication, language: Language, now: Date): Answer {
	const words = bankWords(language);
	return showPayPage({
		language,
		brand: language === "ru" ? "Т-Банк" : "T-Bank",
		bank: "forma",
		title: words.credit.title,
		order: application.id,
		sum: formatSum(application.sum, "RUB", language),
		content: contentOf(application, language, now),
		returnUrls: [application.successUrl, application.failUrl, application.returnUrl],
	});
}

function contentOf(application: FormaApplication, language: Language, now: Date): Markup {
	const words = bankWords(language);
	const back = { url: application.returnUrl, label: words.close };
	switch (application.status) {
		case "new":
			return step(words, {
				text: words.credit.contact,
				field: codeField(words),
				action: "continue",
				label: words.credit.next,
			});
		case "inprogress":
			return decision(application, words);
		case "approved": {
			const monthly = `${words.credit.monthly}: ${formatSum(monthlyOf(application), "RUB", language)} × ${application.term}`;
			const text = `${words.credit.signText} ${monthly}`;
			return step(words, { text, field: codeField(words), action: "sign", label: words.credit.sign });
		}
		case "signed":
			return lastWord(isCooling(application, now) ? words.done.waiting : words.done.paid, back);
		default:
			return lastWord(application.status === "rejected" ? words.done.failed : words.done.closed, back);
	}
}

function codeField(words: BankWords): Markup {
	return html`<label>${words.challenge.label}<input name="code" inputmode="numeric" autocomplete="one-time-code" pattern="\\d{4}" maxlength="4" required></label>`;
}

function step(
	words: BankWords,
	{ text, field, action, label }: { text: string; field: Markup; action: string; label: string },
): Markup {
	return html`<form method="post">
<p>${text}</p>
${field}
<button class="main" name="action" value="${action}">${label}</button>
<button name="action" value="cancel" formnovalidate>${words.credit.cancel}</button>
<button name="action" value="close" formnovalidate>${words.close}</button>
</form>`;
}

function decision({ term, flow }: FormaApplication, words: BankWords): Markup {
	const terms = [...new Set([...TERMS, term])].sort((left, right) => left - right);
	const option = (months: number) =>
		html`<option value="${months}"${months === term ? html` selected` : undefined}>${months}</option>`;
	return html`<form method="post">
<h2>${words.credit.decide}</h2>
<p>${words.credit.decideText}</p>
<label>${words.credit.term}<select name="term">${terms.map(option)}</select></label>
${flow === "reject" ? undefined : html`<button class="main" name="action" value="approve">${words.credit.approve}</button>`}
<button name="action" value="reject">${words.credit.reject}</button>
<button name="action" value="cancel">${words.credit.cancel}</button>
<button name="action" value="close">${words.close}</button>
</form>`;
}
