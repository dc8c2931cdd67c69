import { expect, test } from "vitest";
import { createSettableClock } from "../../../platform/clock.fixture.ts";
import { money } from "../../../shared/money.ts";
import { CUSTOMER, itemOf } from "../banks.fixture.ts";
import { createFormaPayment } from "./create-forma-payment.server.ts";
import type { FormaClient } from "./forma-client.server.ts";

const amount = money(30_000_00, "RUB");
const options = {
	apiBase: "https://bank.example",
	shopId: "shop",
	showcaseId: "showcase",
	password: "x",
	promoCodes: new Map([[12, "code"]]),
	demo: false,
	timeoutMs: 1,
	clock: createSettableClock("2026-11-18T09:00:00Z"),
};

async function contactOf(phone: string): Promise<unknown> {
	const sent: object[] = [];
	const nothing = () => Promise.reject(new Error("nothing else is asked for"));
	const client: FormaClient = {
		async create(body) {
			sent.push(body);
			return { ok: true, answer: { id: "1", link: "https://bank.example/1" } };
		},
		read: nothing,
		change: nothing,
	};
	const attempt = {
		reference: "ORB-1-1",
		orderNumber: "ORB-1",
		amount,
		description: "ORB-1",
		locale: "ru",
		customer: { name: "Анна", surname: "Иванова", email: CUSTOMER.email, phone },
		items: [itemOf(amount)],
		months: 12,
		returnUrl: "https://school.example/order",
		notificationUrl: "https://school.example/webhooks",
	} as const;
	expect(await createFormaPayment(client, attempt, options)).toMatchObject({ ok: true });
	return (sent[0] as { values: { contact: object } }).values.contact;
}

test("a bank that knows Russian numbers alone is told no other one, nor a part of it", async () => {
	expect(await contactOf("+79031234567")).toMatchObject({ mobilePhone: "9031234567" });
	for (const phone of ["+380671234567", "+19031234567"])
		expect(await contactOf(phone)).not.toHaveProperty("mobilePhone");
});
