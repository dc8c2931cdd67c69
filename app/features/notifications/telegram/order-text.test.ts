import { expect, test } from "vitest";
import { money } from "../../../shared/money.ts";
import { buildOrderLine } from "../../checkout/views.fixture.ts";
import { invoiceText } from "./invoice-text.server.ts";
import { orderText } from "./order-text.server.ts";

const rub = (roubles: number) => money(roubles * 100, "RUB");
const formula = { paid: 0, kept: 0, costs: 0, refundedBefore: 0, amount: 0, lines: [] };
const refund = { formula, reason: "", createdAt: new Date(), amount: rub(12_000) };
const order = {
	...{ id: "0190-abc", number: "ORB-2026-000001", lines: [buildOrderLine()], total: rub(30_000) },
	refunds: [
		{ ...refund, kind: "excess", state: "done", amount: rub(5_000) },
		{ ...refund, kind: "full", state: "failed" },
		{ ...refund, kind: "at_bank", state: "done", amount: rub(700) },
	] as const,
	customer: { name: "анна", surname: "Орлова", phone: "+79031234567", email: "anna@example.com" },
};
const publicUrl = "https://school.example";

test.each([
	["paid", "30 000 ₽"],
	["place_lost", "30 000 ₽"],
	["refund_requested", "12 000 ₽"],
	["refund_failed", "12 000 ₽"],
	["overpaid", "5 000 ₽"],
] as const)("of «%s» managers learn the sum that it is about, and of the customer one letter", (news, sum) => {
	const text = orderText(order, { news, publicUrl }).replaceAll("\u00a0", " ");
	expect(text).toContain("ORB-2026-000001");
	expect(text).toContain("Scratch, Соло");
	expect(text.match(/[\d ]+ ₽/g)?.map((found) => found.trim())).toEqual([sum]);
	expect(text).toContain(`${publicUrl}/admin/orders/0190-abc`);
	expect(text).toMatch(/ А\./);
	expect(text).not.toMatch(/анна|орлова|79031234567|example\.com/i);
});

test("managers are asked to choose the group of a paid course with its buyer where none was chosen", () => {
	const lines = [buildOrderLine({ hasGroups: true })];
	const told = (news: "paid" | "overpaid") => orderText({ ...order, lines }, { news, publicUrl });
	expect(told("paid").replaceAll("\u00a0", " ")).toContain("Scratch, Соло: выберите с покупателем дату старта");
	expect(told("overpaid")).not.toContain("выберите");
});

test.each([
	["paid", "30 000 ₽"],
	["refund_failed", "4 000 ₽"],
] as const)("of an invoice «%s» managers learn the sum, and neither its payer nor what it is for", (news, sum) => {
	const payer = { name: "олег", surname: "Ким", email: "oleg@example.com" };
	const invoice = { number: "INV-2026-000001", total: rub(30_000), payer, purpose: "Курс для Миши" };
	const announced = { id: "0190-abd", invoice, failedRefund: rub(4_000) } as Parameters<typeof invoiceText>[0];
	const text = invoiceText(announced, { news, publicUrl }).replaceAll("\u00a0", " ");
	expect(text.match(/[\d ]+ ₽/g)?.map((found) => found.trim())).toEqual([sum]);
	expect(text).toContain(`${publicUrl}/admin/invoices/0190-abd`);
	expect(text).toMatch(/ О\./);
	expect(text).not.toMatch(/олег|ким|oleg@|миши/i);
});
