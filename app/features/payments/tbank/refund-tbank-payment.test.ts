import { expect, test } from "vitest";
import { money } from "../../../shared/money.ts";
import { CUSTOMER, itemOf } from "../banks.fixture.ts";
import { refundTbankPayment } from "./refund-tbank-payment.server.ts";
import type { TbankClient } from "./tbank-client.server.ts";

const amount = money(1_000_00, "RUB");
const asked = { reference: "ORB-1-1", providerId: "1", amount, key: "r1", items: [itemOf(amount)], customer: CUSTOMER };
const options = {
	apiBase: "https://bank.example",
	terminalKey: "t",
	password: "x",
	timeoutMs: 1,
	taxation: "usn_income",
	tax: "none",
} as const;

test.each([
	[false, "full_prepayment"],
	[true, "full_payment"],
])("the receipt of a refund says whether the lessons had been settled (%s: %s)", async (isSettled, method) => {
	const sent: object[] = [];
	const client: TbankClient = {
		async send(_method, params, schema) {
			sent.push(params);
			const answer = { OriginalAmount: 5_000_00, NewAmount: 4_000_00, Status: "PARTIAL_REFUNDED" };
			return { ok: true, answer: schema.parse(answer) };
		},
	};
	expect(await refundTbankPayment(client, { ...asked, isSettled }, options)).toMatchObject({
		ok: true,
		refunded: amount,
	});
	expect(sent).toMatchObject([{ Amount: amount.minor, Receipt: { Items: [{ PaymentMethod: method }] } }]);
	// Money moves, unlike with the closing receipt.
	expect(sent[0]).not.toHaveProperty("Receipt.Payments");
});
