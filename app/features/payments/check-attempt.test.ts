import { expect, test } from "vitest";
import { money } from "../../shared/money.ts";
import { CUSTOMER, itemOf } from "./banks.fixture.ts";
import { findAttemptFault } from "./check-attempt.ts";
import type { PaymentAttempt } from "./provider.ts";

const rub = (minor: number) => money(minor, "RUB");
const attempt: PaymentAttempt = {
	reference: "r".repeat(36),
	orderNumber: "ORB-1",
	amount: rub(300_00),
	description: "ORB-1",
	locale: "ru",
	customer: { name: "Анна", surname: "Иванова", ...CUSTOMER },
	items: [itemOf(rub(100_00), 2), itemOf(rub(100_00))],
	returnUrl: "https://school.example/order",
	notificationUrl: "https://school.example/webhooks",
};

test("what adds up is sent to the bank, in as many lines as a receipt has", () => {
	expect(findAttemptFault(attempt, "RUB")).toBeUndefined();
	const items = Array.from({ length: 100 }, () => itemOf(rub(3_00)));
	expect(findAttemptFault({ ...attempt, items }, "RUB")).toBeUndefined();
});

test.each<[string, Partial<PaymentAttempt>]>([
	["another currency", { amount: money(300_00, "USD") }],
	["nothing", { amount: rub(0), items: [itemOf(rub(0))] }],
	["a reference that is too long", { reference: "r".repeat(37) }],
	["no lines", { items: [] }],
	["too many lines", { items: Array.from({ length: 101 }, (_, place) => itemOf(rub(place === 0 ? 299_00 : 1))) }],
	["lines of another sum", { items: [itemOf(rub(299_99))] }],
	["a line in another currency", { items: [itemOf(rub(200_00)), itemOf(money(100_00, "USD"))] }],
	["a line that takes something off", { items: [itemOf(rub(400_00)), itemOf(rub(-100_00))] }],
	["a line that is not its price times its quantity", { items: [{ ...itemOf(rub(300_00)), quantity: 2 }] }],
])("%s is no payment", (_, changes) => {
	expect(findAttemptFault({ ...attempt, ...changes }, "RUB")).toMatchObject({ ok: false, code: "unsupported" });
});
