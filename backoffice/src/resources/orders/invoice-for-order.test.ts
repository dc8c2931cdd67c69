import { expect, test } from "vitest";
import { invoiceForOrder } from "./invoice-for-order.ts";

test("an invoice for an order asks its customer for what is left, and names what is still learnt", () => {
	const customer = { name: "Анна", surname: "Орлова", phone: "+79162041830", email: "anna@example.com" };
	const lines = [
		{ title: "Миры в Roblox", tariffName: "Экипаж", endedOn: null },
		{ title: "Scratch", tariffName: "Наставник", endedOn: "2026-11-01" },
		{ title: "Python", tariffName: "Группа", endedOn: null },
	];
	const left = { minor: 12_500_50, currency: "RUB" } as const;
	expect(invoiceForOrder({ id: "o1", locale: "ru", customer, left, lines })).toEqual({
		...{ orderId: "o1", locale: "ru", currency: "RUB", total: 12_500_50 },
		...{ payerName: "Анна", payerSurname: "Орлова", payerPhone: "+79162041830", payerEmail: "anna@example.com" },
		purpose: "Миры в Roblox, Экипаж; Python, Группа",
	});
});

test("what is paid for is no longer than the form takes", () => {
	const customer = { name: "А", surname: "О", phone: "+79162041830", email: "a@example.com" };
	const lines = Array.from({ length: 30 }, () => ({
		title: "Очень длинный курс",
		tariffName: "Экипаж",
		endedOn: null,
	}));
	const left = { minor: 1, currency: "RUB" } as const;
	expect(invoiceForOrder({ id: "o1", locale: "ru", customer, left, lines }).purpose).toHaveLength(300);
});
