import { html, type Markup } from "../markup.ts";
import type { BankWords } from "./words.ts";

export type CardFate = "ok" | "challenge" | "challenge-declined" | "insufficient" | "restricted" | "declined";
export type CardFault = "number" | "expiry" | "cvc";
export type TestCards = Readonly<Record<string, CardFate>>;

const MOST_DIGITS = 19;

/** What was typed: the digits of the card, or the field that is wrong. */
export function readCard(
	form: URLSearchParams,
	now: Date,
): { ok: true; number: string } | { ok: false; fault: CardFault } {
	const number = (form.get("card_number") ?? "").replace(/\D/g, "");
	if (number.length < 13 || number.length > MOST_DIGITS || !passesLuhn(number)) return { ok: false, fault: "number" };
	if (!isFuture(form.get("card_expiry") ?? "", now)) return { ok: false, fault: "expiry" };
	return /^\d{3}$/.test(form.get("card_cvc") ?? "") ? { ok: true, number } : { ok: false, fault: "cvc" };
}

/** First six and last four, as banks print it. */
export function maskCard(number: string): string {
	return `${number.slice(0, 6)}******${number.slice(-4)}`;
}

function passesLuhn(number: string): boolean {
	let sum = 0;
	for (const [index, digit] of [...number].reverse().entries()) {
		const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
		sum += value > 9 ? value - 9 : value;
	}
	return sum % 10 === 0;
}

function isFuture(expiry: string, now: Date): boolean {
	const [, month, year] = /^(\d{2})\s*\/?\s*(\d{2})$/.exec(expiry.trim()) ?? [];
	if (!month || !year || Number(month) < 1 || Number(month) > 12) return false;
	// Good through the last day of its month.
	return Date.UTC(2000 + Number(year), Number(month)) > now.getTime();
}

type CardFormParts = {
	readonly words: BankWords;
	readonly cards: TestCards;
	/** What the button says: the sum. */
	readonly sum: string;
	readonly error?: keyof BankWords["error"] | undefined;
};

export function cardForm({ words, cards, sum, error }: CardFormParts): Markup {
	return html`<form method="post">
${error ? html`<p class="error" role="alert">${words.error[error]}</p>` : undefined}
<label>${words.cardNumber}<input name="card_number" inputmode="numeric" autocomplete="cc-number" list="cards" maxlength="23" required></label>
<div class="pair">
<label>${words.cardExpiry}<input name="card_expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="12/30" maxlength="7" required></label>
<label>${words.cardCvc}<input name="card_cvc" inputmode="numeric" autocomplete="cc-csc" maxlength="3" required></label>
</div>
<button class="main" name="action" value="pay">${words.pay} ${sum}</button>
<button name="action" value="close" formnovalidate>${words.close}</button>
<datalist id="cards">${Object.keys(cards).map((number) => html`<option value="${number}"></option>`)}</datalist>
</form>
<details open><summary>${words.testCards}</summary>
<dl>${Object.entries(cards).map(([number, fate]) => html`<dt>${spaced(number)}</dt><dd>${words.hint[fate]}</dd>`)}</dl>
<p>${words.cardHint}</p></details>`;
}

function spaced(number: string): string {
	return number.replace(/(\d{4})(?=\d)/g, "$1 ");
}

type ChallengeParts = {
	readonly words: BankWords;
	/** The code that is expected; any is taken without it. */
	readonly code?: string | undefined;
	readonly hasError: boolean;
};

/** The page of the bank that issued the card: a code, a refusal, or walking away. */
export function challengeForm({ words, code, hasError }: ChallengeParts): Markup {
	return html`<form method="post">
<h2>3-D Secure</h2>
<p>${code ? words.challenge.text : words.challenge.anyCode} ${code ? html`<b>${code}</b>` : undefined}</p>
${hasError ? html`<p class="error" role="alert">${words.error.code}</p>` : undefined}
<label>${words.challenge.label}<input name="code" autocomplete="one-time-code" autocapitalize="none" required></label>
<button class="main" name="action" value="confirm">${words.challenge.confirm}</button>
<button name="action" value="refuse" formnovalidate>${words.challenge.refuse}</button>
<button name="action" value="close" formnovalidate>${words.close}</button>
</form>`;
}
