import { freedByEnd, hasLostUnpaid, hasPlaces, moneyAtLoss } from "../../checkout/orders/order-scarce.ts";
import { hasInstalmentsPaid } from "../../checkout/rules/has-instalments-paid.ts";
import { isSoldAbroad } from "../../checkout/rules/is-sold-abroad.ts";
import type { ForeignSeller } from "../../settings/foreign-seller.ts";
import type { OrderMessageDetails, ToldNews } from "../facts/order-message.ts";
import { greetingName } from "./greeting-name.ts";
import type { Letter, LetterPart, LetterSchool } from "./letter.ts";
import { letterWords, type Say } from "./letter-words.ts";
import { orderFacts, type ToldOrder, tellsMonthly } from "./order-facts.ts";
import { renderLetter } from "./render-letter.server.ts";

type OrderLetter = ToldOrder & {
	/** `/order/:token`, absolute. */
	readonly orderUrl: string;
	/** `/my/:token`, absolute. */
	readonly myDataUrl: string;
	readonly siteUrl: string;
	readonly school: LetterSchool;
	/** Stands wherever a monthly payment does. */
	readonly creditWarning: string;
	/** Whose account foreign cards are charged by. */
	readonly foreignSeller?: ForeignSeller | undefined;
};

/** The letter to a customer after each change of an order: what happened, what it means in numbers, what to do next. */
export function orderLetter(letter: OrderLetter): Promise<Letter> {
	const { order, details, school, siteUrl } = letter;
	const say = letterWords(order.locale);
	const news = wordOf(details, order);
	const title = say(`orders.news.${news}.title`, { number: order.number });
	const lead = say(`orders.news.${URGING.has(news) && hasLostUnpaid(order) ? "place_lost" : news}.lead`, {
		places: String(hasPlaces(order)),
		freed: freedByEnd(order),
		money: moneyAtLoss(order),
		instalments: String(hasInstalmentsPaid(order.payments)),
		signed: String(order.isSigned),
		link: String(order.bankPage !== undefined),
		why: details.ended?.why ?? "used",
	});
	return renderLetter({
		locale: order.locale,
		subject: title,
		preview: lead,
		heading: title,
		parts: body(letter, { say, lead }),
		school,
		siteUrl,
	});
}

type LetterNews = Exclude<ToldNews, "draft"> | "awaiting_again" | "free";

/** News whose letters ask for money; whoever has lost the place before any came is asked for none. */
const URGING: ReadonlySet<LetterNews> = new Set([
	"awaiting_payment",
	"awaiting_again",
	"payment_failed",
	"instalment_refused",
]);

/** News of money that has come: whose account foreign cards were charged by is told. */
const OF_MONEY: ReadonlySet<ToldNews> = new Set(["paid", "part_paid"]);

/** An order waits for payment when it was placed, and again when an application for instalments came to nothing. What is free was not paid. */
function wordOf({ news, from }: OrderMessageDetails, { total }: ToldOrder["order"]): LetterNews {
	if (news === "draft") throw new Error("Nobody is told of a draft");
	if (news === "paid" && total.minor === 0) return "free";
	return news === "awaiting_payment" && from !== null && from !== "draft" ? "awaiting_again" : news;
}

/**
 * While a bank considers an application its page may be opened again, but there is nothing to pay; nor is there where another group must be
 * chosen first.
 */
function waitsForMoney({ order: { canPay, state }, details: { news } }: ToldOrder): boolean {
	return canPay && state !== "instalment_pending" && news !== "place_lost";
}

/** Not every bank mails receipts. */
function getsReceipt({ payments }: ToldOrder["order"]): boolean {
	return payments.some(({ capturedAt, hasReceipts }) => capturedAt && hasReceipts);
}

function body(letter: OrderLetter, { say, lead }: { say: Say; lead: string }): LetterPart[] {
	const { order, details, orderUrl, myDataUrl, school, siteUrl, creditWarning, foreignSeller } = letter;
	const name = greetingName(order.customer.name);
	return [
		{ kind: "paragraph", text: name ? say("requestReceived.hello", { name }) : say("requestReceived.helloNobody") },
		{ kind: "lead", text: lead },
		{ kind: "facts", facts: orderFacts(letter, say) },
		...(tellsMonthly(letter) ? [{ kind: "small", text: creditWarning } as const] : []),
		...(details.news === "paid" && getsReceipt(order)
			? [{ kind: "paragraph", text: say("orders.receiptNote") } as const]
			: []),
		...(OF_MONEY.has(details.news) && isSoldAbroad(order) && foreignSeller
			? [{ kind: "paragraph", text: say("orders.foreignSeller", { ...foreignSeller }) } as const]
			: []),
		{ kind: "button", label: say(waitsForMoney(letter) ? "orders.pay" : "orders.open"), href: orderUrl },
		{ kind: "small", text: say("orders.linkNote") },
		{ kind: "paragraph", text: say("orders.questions", { phone: school.phone, email: school.email }) },
		{ kind: "small", text: say("orders.why", { site: siteUrl }) },
		{ kind: "small", text: say("orders.myData", { url: myDataUrl }) },
	];
}
