import { expect, test } from "vitest";
import { money } from "../../../shared/money.ts";
import type { OrderView } from "../../checkout/orders/order-view.ts";
import { ANNA } from "../../checkout/placing/order-request.fixture.ts";
import { buildOrderLine, buildOrderPage, buildOrderPayment } from "../../checkout/views.fixture.ts";
import type { ToldNews } from "../facts/order-message.ts";
import { letterWords } from "./letter-words.ts";
import { orderFacts } from "./order-facts.ts";

/** What a letter about this news says of an order, a line a fact. */
function tell(news: ToldNews, { lines, payments = [], refunds = [] }: Partial<OrderView>): string[] {
	const page = buildOrderPage({ payments, ...(lines ? { lines } : {}) });
	const details = { news, from: null, reason: null };
	const order = { ...page, id: "1", customer: ANNA, history: [], refunds };
	const facts = orderFacts({ order, details, sayMoment: () => "20 ноября" }, letterWords("ru"));
	return facts.map(({ label, value }) => `${label}: ${value}`.replaceAll("\u00a0", " "));
}

test("a group begins for whoever has a place in it", () => {
	const start = { startsAt: new Date("2026-11-20T09:00:00Z"), zone: "Europe/Moscow" };
	const lines = (place: "taken" | "lost") => [buildOrderLine({ start, place })];
	expect(tell("paid", { lines: lines("taken") })).toContain("Старт: Scratch: 20 ноября");
	expect(tell("paid", { lines: lines("lost") }).join()).not.toContain("Старт");
});

test("what stands on the receipt is what was paid for, not what was tried", () => {
	const declined = buildOrderPayment({ state: "failed", capturedAt: null });
	const onReceipt = (...payments: OrderView["payments"]) =>
		tell("paid", { payments }).filter((fact) => /чек/i.test(fact));
	expect(onReceipt(declined)).toEqual([]);
	expect(onReceipt(buildOrderPayment())).toHaveLength(1);
	expect(onReceipt(declined, buildOrderPayment())).toEqual(onReceipt(buildOrderPayment()));
});

test("a refund that was asked for is told with its own sum, whatever goes back by itself beside it", () => {
	const formula = { paid: 0, kept: 0, costs: 0, refundedBefore: 0, amount: 0, lines: [] };
	const refund = { formula, reason: "", createdAt: new Date(), state: "requested" } as const;
	const asked = { ...refund, kind: "full", amount: money(12_000_00, "RUB") } as const;
	const excess = { ...refund, kind: "excess", amount: money(5_000_00, "RUB") } as const;
	expect(tell("refund_requested", { refunds: [asked, excess] })).toContain("К возврату: 12 000 ₽");
	expect(tell("overpaid", { refunds: [excess, asked] })).toContain("К возврату: 5 000 ₽");
});
