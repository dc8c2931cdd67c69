import type { Answer } from "../exchange.ts";
import { html, type Markup } from "../markup.ts";
import type { Language } from "../words.ts";
import { PAY_STYLE } from "./pay-style.ts";
import { bankWords } from "./words.ts";

export type PayPage = {
	readonly language: Language;
	/** The bank, as it calls itself. */
	readonly brand: string;
	readonly bank: "tbank" | "stripe" | "forma" | "sber" | "yookassa";
	readonly title: string;
	readonly order: string;
	readonly sum: string;
	readonly content: Markup;
	/** Where the customer goes from here; a form may be answered by a redirect there. */
	readonly returnUrls: readonly (string | undefined)[];
};

/** A page of a bank; works without script and loads nothing. */
export function showPayPage(page: PayPage): Answer {
	const words = bankWords(page.language);
	const { markup } = html`<!doctype html>
<html lang="${page.language}" data-bank="${page.bank}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title} · ${page.brand}</title>
<style>${{ markup: PAY_STYLE }}</style>
</head>
<body>
<p class="demo">${words.demo}</p>
<main>
<header><b>${page.brand}</b><h1>${page.title}</h1>
<dl><dt>${words.amount}</dt><dd class="sum">${page.sum}</dd><dt>${words.order}</dt><dd>${page.order}</dd></dl></header>
${page.content}
</main>
</body>
</html>
`;
	return {
		status: 200,
		headers: {
			"content-type": "text/html; charset=utf-8",
			"content-security-policy": policy(page.returnUrls),
			"referrer-policy": "same-origin",
			"x-content-type-options": "nosniff",
		},
		body: markup,
	};
}

/** The customer leaves for the shop, or for the next page. */
export function goTo(address: string): Answer {
	return { status: 303, headers: { location: address } };
}

/** What stands on a page that has nothing left to do. */
export function lastWord(text: string, back: { readonly url: string | undefined; readonly label: string }): Markup {
	return html`<p class="last" role="status">${text}</p>${back.url ? html`<p><a class="back" href="${back.url}">${back.label}</a></p>` : undefined}`;
}

/** Minor units as people of the page's language write them. */
export function formatSum(minor: number, currency: "RUB" | "USD", language: Language): string {
	const locale = language === "ru" ? "ru-RU" : "en-GB";
	const minimumFractionDigits = minor % 100 === 0 ? 0 : 2;
	return new Intl.NumberFormat(locale, {
		style: "currency",
		currency,
		currencyDisplay: "narrowSymbol",
		minimumFractionDigits,
	}).format(minor / 100);
}

function policy(returnUrls: PayPage["returnUrls"]): string {
	const origins = new Set(returnUrls.flatMap((url) => (url ? [new URL(url).origin] : [])));
	const targets = ["'self'", ...origins].join(" ");
	return `default-src 'none'; style-src 'unsafe-inline'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`;
}
