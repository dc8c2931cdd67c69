import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../../database/transaction.server.ts";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { openCheckout } from "../../features/checkout/checkout.fixture.ts";
import { createInvoice } from "../../features/checkout/invoices/create-invoice.server.ts";
import { askForErasure } from "../../features/privacy/ask-for-erasure.server.ts";
import { byAddress, createRateLimit } from "../../platform/rate-limit.server.ts";
import { MINUTE_MS } from "../../shared/durations.ts";
import { money } from "../../shared/money.ts";
import { action, loader } from "./pay.tsx";
import "../../../tests/fixtures/all-words.ts";

let school: Awaited<ReturnType<typeof openCheckout>>;
beforeAll(async () => {
	school = await openCheckout();
});
afterAll(() => school.close());

test("whoever knows the number and the e-mail of an invoice is led to its page, and does not speak for its payer", async () => {
	const { clock, db, deps } = school;
	const now = clock.now();
	const payer = { name: "Олег", surname: "Ким", phone: "+79031234567", email: "oleg@example.com" };
	const rest = { orderId: null, locale: "ru", purpose: "Курс", dueOn: null, parts: [] } as const;
	const written = await inTransaction(db, (transaction) =>
		createInvoice(transaction, { ...rest, payer, total: money(100_00, "RUB") }, deps),
	);
	if (!written.ok) throw new Error(written.code);
	const { number, secret } = written.value;
	const limits = { invoicesByAddress: byAddress(createRateLimit({ tries: 9, windowMs: MINUTE_MS, clock })) };
	const parts = { limits, banks: deps.banks, log: deps.log, jobs: { send: async () => undefined } };
	const body = new URLSearchParams({ intent: "open", number, email: payer.email });
	const init = { method: "POST", body };
	const answer = await action(knockAtDoor({ db, now, address: "/pay", init, school: parts }));
	const address = answer instanceof Response ? (answer.headers.get("location") ?? "") : "";
	expect(address).toContain(`/pay?number=${number}&secret=`);
	expect(address).not.toContain(secret);
	for (const opening of [address, `/pay?number=${number}&secret=${secret}`]) {
		const { data } = await loader(knockAtDoor({ db, now, address: opening, school: parts }));
		expect(data.invoice).toMatchObject({ number, state: "open" });
		expect(JSON.stringify(data)).not.toContain(secret);
	}
	const given = new URLSearchParams(address.split("?")[1]).get("secret") ?? "";
	expect(await askForErasure(db, { token: given, now })).toBe(false);
	expect(await askForErasure(db, { token: secret, now })).toBe(true);
});
