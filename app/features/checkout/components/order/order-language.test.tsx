import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import type { Locale } from "../../../../shared/localized.ts";
import { money } from "../../../../shared/money.ts";
import { buildOrderLine, buildOrderPage, buildOrderPayment } from "../../views.fixture.ts";
import { InvoiceCard } from "../invoice/invoice-card.tsx";
import { OrderDocuments } from "./order-documents.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderReceipt } from "./order-receipt.tsx";
import { OrderTicket } from "./order-ticket.tsx";
import { RefundFormula } from "./refund-formula.tsx";

const TITLE = "Roblox Studio: first worlds";
const NOON = new Date("2026-11-18T09:00:00Z");
const SUM = money(28_800_00, "RUB");
const NOTHING = money(0, "RUB");

const line = buildOrderLine({ title: TITLE, tariffName: "Crew", tariffKind: "group", lessonsTaken: 8 });
const payment = buildOrderPayment({ items: [{ name: TITLE, quantity: 1, price: SUM, amount: SUM }] });
const formula = {
	...{ paid: 100, kept: 10, costs: 0, refundedBefore: 0, amount: 90 },
	lines: [{ lineId: "1", title: TITLE, paid: 100, lessons: 32, perLesson: 3, lessonsTaken: 3, kept: 10, amount: 90 }],
};

/** The parts of the Russian page that name courses, of an order that was made in this language. */
function parts(language: Locale): Readonly<Record<string, ReactNode>> {
	const order = buildOrderPage({ locale: language, lines: [line] });
	const told = { by: "staff", at: NOON } as const;
	const history = [
		{ ...told, word: "lessons_taken", reason: TITLE },
		{ ...told, word: "ask_refund", reason: "Мы переезжаем" },
	] as const;
	return {
		lines: <OrderLines order={order} />,
		ticket: <OrderTicket order={order} zone="UTC" />,
		receipt: <OrderReceipt language={language} payments={[payment]} refunds={[]} zone="UTC" />,
		history: <OrderHistory history={history} language={language} zone="UTC" />,
		formula: <RefundFormula currency="RUB" formula={formula} language={language} />,
	};
}

test.each(Object.keys(parts("en")))(
	"%s of an English order on the Russian page: names of courses are marked as English, and nothing else",
	(part) => {
		const html = drawInRussian(parts("en")[part]);
		expect(html).toContain(`<span lang="en">${TITLE}</span>`);
		expect(html.replaceAll(/<span lang="en">(?:Roblox Studio: first worlds|Crew)<\/span>/g, "")).not.toMatch(
			/lang=|Roblox Studio|Crew/,
		);
	},
);

test.each(Object.keys(parts("ru")))("%s in the language of the page is marked with none", (part) => {
	const html = drawInRussian(parts("ru")[part]);
	expect(html).toContain(TITLE);
	expect(html).not.toContain("lang=");
});

test("the purpose of an invoice is marked where it stands in the other language", () => {
	const invoice = {
		number: "INV-1",
		payKey: "s",
		state: "paid",
		purpose: TITLE,
		total: SUM,
		...{ paid: SUM, returned: NOTHING },
		left: NOTHING,
		next: NOTHING,
		dueOn: null,
		parts: [],
		hasReceipt: true,
		isPlaceLost: false,
		isChecking: true,
		failure: undefined,
		ways: [],
		takesForeignCards: true,
		foreignSeller: undefined,
	} as const;
	const draw = (locale: Locale) =>
		drawInRussian(<InvoiceCard invoice={{ ...invoice, locale }} isDemoPayment={false} needsType={false} />);
	expect(draw("en")).toContain(`<span lang="en">${TITLE}</span>`);
	expect(draw("ru")).not.toContain("lang=");
	expect(draw("ru")).toContain(`<p class="lead">${TITLE}</p>`);
	expect(draw("ru")).toContain("number=INV-1&amp;secret=s");
});

test("a link to an accepted document tells the language that it was accepted in", () => {
	const accepted = { kind: "privacy", number: 2, locale: "en", hash: "h", at: NOON.toISOString() } as const;
	const order = buildOrderPage({ documents: [accepted] });
	const html = drawInRussian(<OrderDocuments order={order} paths={{ privacy: "/en/politica?version=2" }} zone="UTC" />);
	const [link] = /<a [^>]*politica[^>]*>/.exec(html) ?? [];
	expect(link).toMatch(/hreflang="en"/i);
});
