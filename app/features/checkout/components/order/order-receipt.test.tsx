import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { money } from "../../../../shared/money.ts";
import type { OrderPaymentView, OrderRefundView } from "../../orders/order-view.ts";
import { buildOrderPayment } from "../../views.fixture.ts";
import { OrderReceipt } from "./order-receipt.tsx";

const NOON = new Date("2026-11-18T09:00:00Z");
const SUM = money(28_800_00, "RUB");

function draw(...payments: Partial<OrderPaymentView>[]): string {
	return drawRefunded([], ...payments);
}

type Refund = Pick<OrderRefundView, "kind" | "state">;

function drawRefunded(refunds: readonly Refund[], ...payments: Partial<OrderPaymentView>[]): string {
	const items = [{ name: "Roblox", quantity: 1, price: SUM, amount: SUM }];
	const paid = payments.map((changes, index) => buildOrderPayment({ attempt: index + 1, items, ...changes }));
	return drawInRussian(<OrderReceipt payments={paid} refunds={refunds} language="ru" zone="UTC" />);
}

test("a bank that mails receipts has mailed one, and mails another after the lessons", () => {
	const html = draw({});
	expect(html).toContain("Кассовый чек отправлен");
	expect(html).toContain("Закрывающий чек придёт");
	expect(html).not.toContain("Что оплачено");
	expect(draw({ closingReceiptAt: NOON })).toContain("Закрывающий чек отправлен");
	expect(draw({ state: "refunded" })).not.toContain("Закрывающий");
});

test("whoever left is promised a receipt of the lessons that were given, or of the costs that were kept", () => {
	const told = (kind: Refund["kind"], state: Refund["state"] = "done") =>
		drawRefunded([{ kind, state }], { state: "partially_refunded" });
	expect(told("lessons")).toContain("проведённые занятия скоро придёт");
	expect(told("full")).toContain("удержанные расходы скоро придёт");
	for (const html of [told("lessons", "declined"), told("by_hand")]) expect(html).toContain("занятия будут проведены");
});

test("of a bank that mails none the page says what was paid for, and promises nothing", () => {
	const html = draw({ hasReceipts: false });
	expect(html).toContain("Что оплачено");
	expect(html).toContain("Roblox");
	expect(html).not.toMatch(/чек/i);
});

test("money of both kinds stands apart, and before any nothing is drawn", () => {
	const html = draw({}, { hasReceipts: false });
	expect(html.match(/<h2/g)).toHaveLength(2);
	expect(html.match(/Закрывающий чек/g)).toHaveLength(1);
	expect(draw({ capturedAt: null }, { capturedAt: null, hasReceipts: false })).toBe("");
});
