import { expect, test } from "vitest";
import { standInsAt } from "./banks.fixture.ts";
import { listPaymentPageOrigins } from "./list-payment-page-origins.ts";
import { makesReceipts } from "./makes-receipts.ts";
import { openEveryProvider, openProviders } from "./open-providers.server.ts";
import { PROVIDER_CODES } from "./provider.ts";

const TBANK = { TBANK_TERMINAL_KEY: "1DEMO", TBANK_PASSWORD: "p" };
const YOOKASSA = { YOOKASSA_SHOP_ID: "1", YOOKASSA_SECRET_KEY: "s" };
const standIns = standInsAt("http://127.0.0.1:3001");

function served(options: Parameters<typeof openProviders>[0]): Record<string, string> {
	return Object.fromEntries([...openProviders(options)].map(([type, { code }]) => [type, code]));
}

test("without accounts and stand-ins nothing is offered", () => {
	expect(served({ environment: {} })).toEqual({});
	expect(served({ environment: { TBANK_TERMINAL_KEY: "1DEMO" } })).toEqual({});
	expect(listPaymentPageOrigins({ environment: {} })).toEqual([]);
});

test("stand-ins serve every type where they may run", () => {
	expect(served({ environment: {}, standIns })).toEqual({
		card_ru: "tbank",
		card_foreign: "stripe",
		instalment_tbank: "tbank_forma",
		instalment_sber: "yookassa",
	});
	expect(listPaymentPageOrigins({ environment: {}, standIns })).toEqual(["http://127.0.0.1:3001"]);
	const pages = { ...standIns, pages: "https://demo.example/sandbox" };
	expect(listPaymentPageOrigins({ environment: {}, standIns: pages })).toEqual(["https://demo.example"]);
});

test("receipts are promised of exactly the banks that make them", () => {
	const banks = [...openEveryProvider({ environment: {}, standIns }).values()];
	expect(banks).toHaveLength(PROVIDER_CODES.length);
	for (const bank of banks)
		expect([bank.code, makesReceipts(bank.code)]).toEqual([bank.code, !!bank.sendClosingReceipt]);
});

test("accounts decide, and the configuration says who takes Russian cards", () => {
	expect(served({ environment: TBANK })).toEqual({ card_ru: "tbank" });
	expect(served({ environment: YOOKASSA })).toEqual({ card_ru: "yookassa", instalment_sber: "yookassa" });
	expect(served({ environment: { ...TBANK, ...YOOKASSA } })).toMatchObject({ card_ru: "tbank" });
	const environment = { ...TBANK, ...YOOKASSA, CARD_RU_PROVIDER: "yookassa" } as const;
	expect(served({ environment })).toMatchObject({ card_ru: "yookassa" });
	expect([...openEveryProvider({ environment }).keys()]).toEqual(["tbank", "yookassa"]);
	expect(listPaymentPageOrigins({ environment })).toContain("https://*.tinkoff.ru");
});

test("only the banks' networks may notify where that is asked for", async () => {
	const environment = { ...TBANK, ...YOOKASSA, PAYMENT_SENDERS_CHECKED: true };
	const banks = openEveryProvider({ environment });
	const from = (ip: string | undefined, code: "tbank" | "yookassa") =>
		banks.get(code)?.readNotification({ body: Buffer.from("{"), headers: {}, query: new URLSearchParams(), ip });
	expect(await from("203.0.113.7", "tbank")).toMatchObject({ code: "forged", reason: "tbank: a strange sender" });
	expect(await from(undefined, "tbank")).toMatchObject({ code: "forged" });
	expect(await from("91.194.227.254", "tbank")).toMatchObject({ code: "malformed" });
	expect(await from("91.219.0.1", "tbank")).toMatchObject({ code: "forged" });
	expect(await from("::ffff:212.233.83.1", "tbank")).toMatchObject({ code: "malformed" });
	expect(await from("2a02:5180::1", "yookassa")).toMatchObject({ code: "malformed" });
	expect(await from("2a02:5181::1", "yookassa")).toMatchObject({ code: "forged" });
});

test("a sender of notifications that nobody signs is known for the bank's own by its network", () => {
	const banks = openEveryProvider({ environment: {}, standIns });
	const knows = (code: "tbank_forma" | "yookassa", ip: string) => banks.get(code)?.unsigned?.isFromBank(ip);
	expect([knows("tbank_forma", "91.194.227.254"), knows("tbank_forma", "203.0.113.7")]).toEqual([true, false]);
	expect([knows("yookassa", "185.71.76.1"), knows("yookassa", "203.0.113.7")]).toEqual([true, false]);
});

test("a wrong table of promo codes is named at the start", () => {
	const environment = {
		TBANK_FORMA_SHOP_ID: "1",
		TBANK_FORMA_SHOWCASE_ID: "2",
		TBANK_FORMA_PASSWORD: "p",
		TBANK_FORMA_PROMO_CODES: "forever:x",
	};
	expect(() => openProviders({ environment })).toThrow('TBANK_FORMA_PROMO_CODES: "forever:x" is not months:code');
});
