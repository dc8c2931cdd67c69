import { expect, test } from "vitest";
import { money } from "../../../shared/money.ts";
import { CUSTOMER, itemOf } from "../banks.fixture.ts";
import { buildTbankReceipt } from "./tbank-receipt.ts";

const taxes = { taxation: "usn_income", tax: "none" };
const items = [itemOf(money(100_00, "RUB"), 2), itemOf(money(0, "RUB")), itemOf(money(50_00, "RUB"))];

test("the closing receipt moves no money: what was paid in advance settles it", () => {
	const receipt = buildTbankReceipt({ items, customer: CUSTOMER, method: "full_payment", isClosing: true }, taxes);
	expect(receipt).toMatchObject({
		Payments: { Electronic: 0, AdvancePayment: 250_00 },
		Items: [{ PaymentMethod: "full_payment" }, { PaymentMethod: "full_payment" }],
	});
});

test("a receipt has no lines that cost nothing, and names as long as the law allows", () => {
	const named = items.map((item) => ({ ...item, name: "к".repeat(200) }));
	const receipt = buildTbankReceipt({ items: named, customer: CUSTOMER, method: "full_prepayment" }, taxes);
	expect(receipt).toMatchObject({
		Items: [
			{ Name: "к".repeat(128), Price: 100_00, Quantity: 2, Amount: 200_00 },
			{ Name: "к".repeat(128), Amount: 50_00 },
		],
	});
	expect(receipt).not.toHaveProperty("Payments");
});
