import { expect, test } from "vitest";
import { reportYookassa } from "./report-yookassa.ts";
import type { YookassaPayment } from "./yookassa-wire.ts";

test("a credit cools off as long as its time runs, and then waits to be paid", () => {
	const payment: YookassaPayment = {
		id: "p1",
		status: "pending",
		amount: { value: "300.00", currency: "RUB" },
		metadata: { reference: "ORB-1-1" },
		payment_method: { type: "sber_loan", suspended_until: "2026-11-18T09:00:00Z" },
	};
	const until = new Date("2026-11-18T09:00:00Z");
	const before = reportYookassa(payment, new Date(until.getTime() - 1));
	expect(before).toMatchObject({ state: "authorized", coolingUntil: until });
	const after = reportYookassa(payment, until);
	expect(after).toMatchObject({ state: "created" });
	expect(after).not.toHaveProperty("coolingUntil");
});
