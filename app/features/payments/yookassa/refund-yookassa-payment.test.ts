import { expect, test } from "vitest";
import { createSettableClock } from "../../../platform/clock.fixture.ts";
import { money } from "../../../shared/money.ts";
import { failPayment } from "../bank-failure.ts";
import { CUSTOMER, itemOf } from "../banks.fixture.ts";
import { refundYookassaPayment } from "./refund-yookassa-payment.server.ts";
import type { YookassaClient } from "./yookassa-client.server.ts";

const amount = money(1_000_00, "RUB");
const asked = {
	reference: "ORB-1-1",
	providerId: "p1",
	amount,
	key: "r1",
	items: [itemOf(amount)],
	customer: CUSTOMER,
};
const options = {
	apiBase: "https://bank.example",
	shopId: "1",
	secretKey: "x",
	method: "bank_card",
	timeoutMs: 1,
	taxSystem: 2,
	vatCode: 1,
	clock: createSettableClock("2026-11-18T09:00:00Z"),
} as const;

/** A bank with the refunds it has, which takes its time over new ones. */
function openBank() {
	const refunds: { id: string; status: string; amount: object; metadata: object; receipt?: object }[] = [];
	const bank = { isBroken: false };
	const answers: Record<string, () => unknown> = {
		"refunds?payment_id=p1&limit=100": () => ({ items: refunds }),
		"payments/p1": () => ({
			id: "p1",
			status: "succeeded",
			amount: { value: "5000.00", currency: "RUB" },
			refunded_amount: { value: "1000.00", currency: "RUB" },
			metadata: { reference: "ORB-1-1" },
		}),
	};
	const client: YookassaClient = {
		async read(path, schema) {
			if (bank.isBroken) return failPayment("refused", "yookassa GET refunds: forbidden");
			return { ok: true, answer: schema.parse(answers[path]?.()) };
		},
		async post(_path, body, _key, schema) {
			const refund = { id: `r${refunds.length}`, status: "pending", ...(body as { amount: object; metadata: object }) };
			refunds.push(refund);
			return { ok: true, answer: schema.parse(refund) };
		},
	};
	return {
		bank,
		refunds,
		ask: (key = "r1", isSettled = false) => refundYookassaPayment(client, { ...asked, key, isSettled }, options),
	};
}

test("a refund that the bank has only accepted is not known, is not sent again, and then is what became of it", async () => {
	const { refunds, ask } = openBank();
	expect(await ask()).toMatchObject({ ok: false, code: "unknown" });
	expect(await ask()).toMatchObject({ ok: false, code: "unknown" });
	expect(refunds).toHaveLength(1);
	Object.assign(refunds[0] ?? {}, { status: "succeeded" });
	expect(await ask()).toEqual({ ok: true, refunded: amount, state: "partially_refunded" });
	Object.assign(refunds[0] ?? {}, { status: "canceled" });
	expect(await ask()).toMatchObject({ code: "refused" });
	expect(refunds).toHaveLength(1);
	await ask("r2");
	expect(refunds).toHaveLength(2);
});

test("a refund that could not be looked for is neither sent nor refused", async () => {
	const { bank, refunds, ask } = openBank();
	bank.isBroken = true;
	expect(await ask()).toMatchObject({ code: "unavailable" });
	expect(refunds).toEqual([]);
});

test.each([
	[false, "full_prepayment"],
	[true, "full_payment"],
])("its receipt says whether the lessons had been settled (%s: %s)", async (isSettled, mode) => {
	const { refunds, ask } = openBank();
	await ask("r1", isSettled);
	expect(refunds).toMatchObject([{ receipt: { items: [{ payment_mode: mode }] } }]);
});
