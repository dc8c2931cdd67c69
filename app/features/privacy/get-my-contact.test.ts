import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../../database/transaction.server.ts";
import { money } from "../../shared/money.ts";
import { openCheckout, type TestCheckout } from "../checkout/checkout.fixture.ts";
import { createInvoice } from "../checkout/invoices/create-invoice.server.ts";
import { getMyContact } from "./get-my-contact.server.ts";
import { maskEmail, maskName, maskPhone } from "./mask-contact.ts";

let school: TestCheckout;
beforeAll(async () => {
	school = await openCheckout();
});
afterAll(() => school.close());

const contact = (token: string) => getMyContact(school.db, { token });

test("the buyer of an order is shown how the school has written them down, not in full", async () => {
	const { id, token, number } = await school.placed({ learner: "Пётр Орлов" });
	expect(await contact(token)).toEqual({
		...{ of: "order", number, name: "Анна О.", phone: "+7 ••• •••-45-67", email: "a•••@example.com" },
		learner: "Пётр О.",
	});
	await school.db
		.updateTable("courseOrder")
		.set({ customerEmail: "", customerName: "" })
		.where("id", "=", id)
		.execute();
	expect(await contact(token)).toBeUndefined();
	expect(await contact("nothing")).toBeUndefined();
});

test("so is the payer of an invoice", async () => {
	const payer = { name: "Олег", surname: "Ким", phone: "+79030000001", email: "Oleg@example.com" };
	const invoice = { orderId: null, locale: "ru", payer, total: money(100_00, "RUB") } as const;
	const issued = await inTransaction(school.db, (db) =>
		createInvoice(db, { ...invoice, purpose: "Курс", dueOn: "2026-12-01", parts: [] }, school.deps),
	);
	if (!issued.ok) throw new Error("No invoice");
	const { secret, number } = issued.value;
	const written = { of: "invoice", number, name: "Олег К.", phone: "+7 ••• •••-00-01", email: "O•••@example.com" };
	expect(await contact(secret)).toEqual({ ...written, learner: "" });
});

test("a phone of another country, a long address and a missing surname are covered as well", () => {
	expect(maskPhone("+375291234567")).toBe("+••••••••4567");
	expect(maskEmail("anna.orlova+school@example.com")).toBe("a•••@example.com");
	expect(maskName(" Анна ", "")).toBe("Анна");
});
