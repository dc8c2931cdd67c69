import { formatDate, formatMoney } from "../../../i18n/format.ts";
import { type Money, money } from "../../../shared/money.ts";
import type { InvoiceView } from "../../checkout/invoices/get-invoice.server.ts";
import type { ForeignSeller } from "../../settings/foreign-seller.ts";
import type { PayerInvoiceNews } from "../facts/invoice-message.ts";
import { greetingName } from "./greeting-name.ts";
import type { Letter, LetterSchool } from "./letter.ts";
import { letterWords, type Say } from "./letter-words.ts";
import { refundedFacts } from "./refunded-facts.ts";
import { renderLetter } from "./render-letter.server.ts";

type InvoiceLetter = {
	/** The invoice when the letter is written, in the language of the letter. */
	readonly invoice: InvoiceView;
	readonly news: PayerInvoiceNews;
	/** What has just been refunded, in minor units, when the letter is about a refund. */
	readonly givenBack?: number | undefined;
	/** What goes back because it was no longer owed, in minor units, when the letter is about that. */
	readonly surplus?: number | undefined;
	/** `/pay` with the number and the pay key, absolute. */
	readonly invoiceUrl: string;
	/** `/my/:token`, absolute. */
	readonly myDataUrl: string;
	readonly siteUrl: string;
	readonly school: LetterSchool;
	/** The seller whose account foreign cards are charged by. */
	readonly foreignSeller?: ForeignSeller | undefined;
};

/** The letter to the payer of an invoice: that there is one, what has been paid of it, or that money goes or has gone back. */
export function invoiceLetter({
	invoice,
	news,
	givenBack,
	surplus,
	invoiceUrl,
	myDataUrl,
	siteUrl,
	school,
	foreignSeller,
}: InvoiceLetter): Promise<Letter> {
	const { locale, number, state, payer } = invoice;
	const say = letterWords(locale);
	const title = say(`invoices.news.${news}.title`, { number });
	const lead = say(`invoices.news.${news}.lead`);
	const name = greetingName(payer.name);
	const canPay = state === "open" || state === "part_paid";
	return renderLetter({
		locale,
		subject: title,
		preview: lead,
		heading: title,
		parts: [
			{ kind: "paragraph", text: name ? say("requestReceived.hello", { name }) : say("requestReceived.helloNobody") },
			{ kind: "lead", text: lead },
			{ kind: "facts", facts: invoiceFacts({ ...invoice, givenBack, surplus }, say) },
			...(news !== "created" && invoice.hasReceipt
				? [{ kind: "paragraph", text: say("invoices.receiptNote") } as const]
				: []),
			...(invoice.total.currency === "USD" && foreignSeller
				? [{ kind: "paragraph", text: say("orders.foreignSeller", { ...foreignSeller }) } as const]
				: []),
			{ kind: "button", label: say(canPay ? "invoices.pay" : "invoices.open"), href: invoiceUrl },
			{ kind: "small", text: say("invoices.linkNote") },
			{ kind: "paragraph", text: say("orders.questions", { phone: school.phone, email: school.email }) },
			{ kind: "small", text: say("invoices.why", { site: siteUrl }) },
			{ kind: "small", text: say("invoices.myData", { url: myDataUrl }) },
		],
		school,
		siteUrl,
	});
}

function invoiceFacts(
	{
		locale,
		number,
		purpose,
		total,
		paid,
		returned,
		givenBack,
		surplus,
		left,
		dueOn,
		parts,
	}: InvoiceView & Pick<InvoiceLetter, "givenBack" | "surplus">,
	say: Say,
): { label: string; value: string }[] {
	const price = (amount: Money) => formatMoney(amount, locale);
	const day = (on: string) => formatDate(new Date(`${on}T00:00:00Z`), locale, "UTC");
	const owed = parts.filter((part) => part.left.minor > 0);
	return [
		{ label: say("invoices.facts.number"), value: number },
		{ label: say("invoices.facts.purpose"), value: purpose },
		{ label: say("invoices.facts.total"), value: price(total) },
		...(paid.minor > 0 ? [{ label: say("orders.facts.paid"), value: price(paid) }] : []),
		...(returned.minor > 0 ? refundedFacts({ givenBack, total: returned, locale }, say) : []),
		...(surplus ? [{ label: say("orders.facts.refund"), value: price(money(surplus, total.currency)) }] : []),
		...(paid.minor > 0 && left.minor > 0 ? [{ label: say("orders.facts.left"), value: price(left) }] : []),
		...(dueOn && left.minor > 0 ? [{ label: say("orders.facts.payUntil"), value: day(dueOn) }] : []),
		...(parts.length > 1 && left.minor > 0
			? [
					{
						label: say("invoices.facts.parts"),
						value: owed
							.map((part) => say("invoices.part", { amount: price(part.left), day: day(part.dueOn) }))
							.join("; "),
					},
				]
			: []),
	];
}
