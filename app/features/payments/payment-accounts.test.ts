import { expect, test } from "vitest";
import { listPaymentPageOrigins } from "./list-payment-page-origins.ts";
import { pageAddressSchema } from "./page-address.ts";
import { readFormaAccount, readStripeAccount, readTbankAccount, readYookassaAccount } from "./payment-accounts.ts";

const ACCOUNTS = {
	TBANK_TERMINAL_KEY: "1DEMO",
	TBANK_PASSWORD: "p",
	STRIPE_SECRET_KEY: "sk_live_x",
	STRIPE_WEBHOOK_SECRET: "whsec_x",
	TBANK_FORMA_SHOP_ID: "1",
	TBANK_FORMA_SHOWCASE_ID: "2",
	TBANK_FORMA_PASSWORD: "p",
	YOOKASSA_SHOP_ID: "1",
	YOOKASSA_SECRET_KEY: "s",
};
const readers = [readTbankAccount, readStripeAccount, readFormaAccount, readYookassaAccount];

test.each(Object.keys(ACCOUNTS))("an account without %s is none", (name) => {
	const read = (environment: object) => readers.filter((reader) => reader(environment)).length;
	expect([read(ACCOUNTS), read({ ...ACCOUNTS, [name]: undefined })]).toEqual([4, 3]);
});

test("an account is the real bank's, plays nothing, and pays the simplified tax on income unless it says otherwise", () => {
	expect(readTbankAccount(ACCOUNTS)).toMatchObject({
		apiBase: "https://securepay.tinkoff.ru",
		taxation: "usn_income",
		tax: "none",
	});
	expect(readYookassaAccount(ACCOUNTS)).toMatchObject({
		apiBase: "https://api.yookassa.ru/v3",
		taxSystem: 2,
		vatCode: 1,
	});
	expect(readStripeAccount(ACCOUNTS)).toMatchObject({ apiBase: "https://api.stripe.com" });
	expect(readFormaAccount(ACCOUNTS)).toMatchObject({ apiBase: "https://forma.tbank.ru", demo: false });
});

test("senders are checked of the banks that have networks, where that is asked for", () => {
	const checked = [readTbankAccount, readFormaAccount, readYookassaAccount];
	for (const read of checked) {
		expect(read(ACCOUNTS)?.senders).toBeUndefined();
		expect(read({ ...ACCOUNTS, PAYMENT_SENDERS_CHECKED: true })?.senders).toContainEqual(expect.any(String));
	}
});

test("a form that pays may lead to the pages of every bank with an account", () => {
	const origins = listPaymentPageOrigins({ environment: ACCOUNTS });
	for (const origin of [
		"https://*.tinkoff.ru",
		"https://*.tbank.ru",
		"https://checkout.stripe.com",
		"https://yoomoney.ru",
	])
		expect(origins).toContain(origin);
});

test("nobody is sent to an address that is no page", () => {
	expect(pageAddressSchema.safeParse("https://bank.example/1").success).toBe(true);
	for (const address of ["javascript:alert(1)", "data:text/html,x", "/1"])
		expect(pageAddressSchema.safeParse(address).success, address).toBe(false);
});
