import { html, type Markup } from "../markup.ts";
import { PAGE_STYLE } from "../page-style.ts";
import type { Language } from "../words.ts";
import { BANKS, type BankName } from "./bank-names.ts";
import { API_MODES, type ApiMode, NOTICE_MODES, type NoticeMode } from "./bank-switches.ts";
import type { StandInBanks } from "./open-stand-in-banks.ts";
import { formatSum } from "./pay-page.ts";
import { bankWords } from "./words.ts";

const SHOWN = 30;

type KnownPayment = ReturnType<StandInBanks["payments"]>[number];

/** Every bank with its switches, its payments and what became of their notifications; works without script. */
export function renderBankPage(banks: StandInBanks, language: Language): string {
	const words = bankWords(language).office;
	const payments = banks.payments();
	return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title}</title>
<style>${{ markup: PAGE_STYLE }}</style>
</head>
<body>
<header><h1>${words.title}</h1><p>${words.lead}</p><p><a href="./?lang=${language}">${words.back}</a></p></header>
<main>
${BANKS.map((bank) =>
	column(
		bank,
		payments.filter((payment) => payment.bank === bank),
		{ banks, language },
	),
)}
</main>
</body>
</html>
`.markup;
}

function column(
	bank: BankName,
	payments: readonly KnownPayment[],
	{ banks, language }: { banks: StandInBanks; language: Language },
): Markup {
	const words = bankWords(language).office;
	return html`<section aria-labelledby="${bank}">
<h2 id="${bank}">${words.name[bank]} <small>${payments.length}</small></h2>
${switches(bank, banks, language)}
${payments.length === 0 ? html`<p class="empty">${words.none}</p>` : undefined}
${payments
	.toReversed()
	.slice(0, SHOWN)
	.map((payment) => card(payment, language))}
</section>`;
}

function switches(bank: BankName, banks: StandInBanks, language: Language): Markup {
	const words = bankWords(language).office;
	const { api, notice } = banks.switches.look(bank);
	const isOdd = api.mode !== "ok" || notice.mode !== "ok";
	const button = (mode: ApiMode | NoticeMode, current: string) =>
		html`<button name="mode" value="${mode}"${mode === current ? html` aria-current="true"` : undefined}>${words.mode[mode]}</button>`;
	return html`<form method="post" action="switch?banks=1&amp;lang=${language}" data-mode="${isOdd ? "odd" : "ok"}">
<input type="hidden" name="channel" value="${bank}">
<p><label><input type="checkbox" name="count" value="1"> ${words.once}</label></p>
<p class="now"><b>${words.api}</b></p>
<div class="modes">${API_MODES.map((mode) => button(mode, api.mode))}</div>
<p class="now"><b>${words.notices}</b></p>
<div class="modes">${NOTICE_MODES.filter((mode) => mode !== "ok").map((mode) => button(mode, notice.mode))}</div>
</form>`;
}

function card(
	{ bank, reference, amount, currency, status, createdAt, page, notices }: KnownPayment,
	language: Language,
): Markup {
	const words = bankWords(language).office;
	return html`<article>
<p class="small"><time>${createdAt.slice(0, 19).replace("T", " ")} UTC</time></p>
<h3>${reference}</h3>
<p>${formatSum(amount, currency, language)} · ${status}<br><a href="${bank}${page}">${words.page}</a></p>
${notices.map(({ what, outcome, tries }) => html`<p class="small">${what}: ${words.outcome[outcome]}${tries > 1 ? ` × ${tries}` : undefined}</p>`)}
</article>`;
}
