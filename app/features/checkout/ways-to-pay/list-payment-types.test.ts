import { expect, test } from "vitest";
import { money } from "../../../shared/money.ts";
import { createFakeBank } from "../attempts/fake-bank.fixture.ts";
import { checkPayment } from "./list-payment-types.ts";

const banks = {
	byType: new Map([
		["card_ru", createFakeBank("tbank")],
		["card_foreign", createFakeBank("stripe")],
		["instalment_sber", createFakeBank("yookassa")],
	] as const),
	byCode: new Map(),
};

test.each([
	["card_ru", "RUB", 10_00, 1_000_000_00],
	["card_foreign", "USD", 50, 999_999_99],
	["instalment_sber", "RUB", 3_000_00, 1_500_000_00],
] as const)("%s takes the smallest sum and the largest of its bank, and none beyond", (type, currency, least, most) => {
	const check = (minor: number) => checkPayment(banks, { type, amount: money(minor, currency), months: 12 });
	expect([least - 1, least, most, most + 1].map(check)).toEqual([
		"amountTooSmall",
		undefined,
		undefined,
		"amountTooLarge",
	]);
});

test("a sum is of the currency of its type, and the type one that a bank takes", () => {
	const amount = money(30_000_00, "USD");
	expect(checkPayment(banks, { type: "card_ru", amount, months: null })).toBe("currencyDiffers");
	expect(checkPayment(banks, { type: "instalment_tbank", amount, months: 12 })).toBe("paymentTypeNotOffered");
});
