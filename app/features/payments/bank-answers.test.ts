import { afterEach, expect, test, vi } from "vitest";
import { money } from "../../shared/money.ts";
import { CUSTOMER, itemOf, standInsAt } from "./banks.fixture.ts";
import { openEveryProvider } from "./open-providers.server.ts";
import type { ProviderCode } from "./provider.ts";

const payment = { reference: "ORB-1-1", providerId: "p1" };

/** A bank that is asked something and gives this answer; `sent` are the bodies that it was sent. */
function openBank(code: ProviderCode, status: number, body: string) {
	const sent: unknown[] = [];
	vi.spyOn(globalThis, "fetch").mockImplementation(async (_url, init) => {
		sent.push(JSON.parse(String(init?.body ?? "null")));
		return new Response(body, { status });
	});
	const bank = openEveryProvider({ environment: {}, standIns: standInsAt("http://127.0.0.1:1") }).get(code);
	if (!bank) throw new Error(`Nobody is ${code}`);
	return { bank, sent };
}
afterEach(() => {
	vi.restoreAllMocks();
});

test.each(["tbank_forma", "yookassa"] as const)(
	"%s alone can say that it has no such payment, a proxy's page cannot",
	async (code) => {
		expect(await openBank(code, 404, "{}").bank.fetchState(payment)).toMatchObject({ code: "refused", absent: true });
		const page = await openBank(code, 404, "<h1>Not found</h1>").bank.fetchState(payment);
		expect(page).toMatchObject({ ok: false, code: "refused" });
		expect(page).not.toHaveProperty("absent");
	},
);

test("a request that T-Bank's door turns away has been refused, not lost", async () => {
	const { bank } = openBank("tbank", 403, "<h1>Forbidden</h1>");
	expect(await bank.cancelPayment?.(payment)).toMatchObject({ code: "refused", reason: "tbank GetState: status 403" });
	const items = [itemOf(money(100_00, "RUB"))];
	const closing = { ...payment, items, customer: CUSTOMER };
	expect(await bank.sendClosingReceipt?.(closing)).toMatchObject({ code: "refused" });
});

test("YooKassa's closing receipt settles what was paid in advance", async () => {
	const { bank, sent } = openBank("yookassa", 200, '{"id":"r1"}');
	const items = [itemOf(money(100_00, "RUB"), 2), itemOf(money(50_00, "RUB"))];
	expect(await bank.sendClosingReceipt?.({ ...payment, items, customer: CUSTOMER })).toEqual({ ok: true });
	expect(sent).toMatchObject([
		{
			settlements: [{ type: "prepayment", amount: { value: "250.00", currency: "RUB" } }],
			items: [{ payment_mode: "full_payment" }, { payment_mode: "full_payment" }],
		},
	]);
});

test("a payment that YooKassa has cancelled at once was refused", async () => {
	const amount = money(3_000_00, "RUB");
	const answer = { id: "p1", status: "canceled", amount: { value: "3000.00", currency: "RUB" } };
	const { bank } = openBank("yookassa", 200, JSON.stringify(answer));
	const attempt = {
		...{ reference: "ORB-1-1", orderNumber: "ORB-1", amount, description: "ORB-1" },
		locale: "ru",
		items: [itemOf(amount)],
		customer: { name: "Анна", surname: "Иванова", ...CUSTOMER },
		returnUrl: "https://school.example/order",
		notificationUrl: "https://school.example/webhooks",
	} as const;
	expect(await bank.createPayment(attempt)).toMatchObject({ ok: false, code: "refused" });
});
