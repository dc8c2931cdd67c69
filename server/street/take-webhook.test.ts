import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startPayment } from "../../app/features/checkout/attempts/start-payment.server.ts";
import { openCheckout, type TestCheckout } from "../../app/features/checkout/checkout.fixture.ts";
import type { BankDeps } from "../../app/features/checkout/checkout-deps.ts";
import { openEveryProvider } from "../../app/features/payments/open-providers.server.ts";
import { byAddress, createRateLimit } from "../../app/platform/rate-limit.server.ts";
import { takeWebhook } from "./take-webhook.ts";

const STRANGER = "203.0.113.7";
const TRIES = 3;

let school: TestCheckout;
let deps: BankDeps;
let bank: Server;
/** What the banks were asked. */
const questions: string[] = [];
/** What they answer; 404 to everything else. */
const truths = new Map<string, object>();

beforeAll(async () => {
	bank = createServer((request, response) => {
		questions.push(request.url ?? "");
		const truth = truths.get(request.url ?? "");
		response.writeHead(truth ? 200 : 404, { "content-type": "application/json" }).end(JSON.stringify(truth ?? {}));
	});
	await new Promise<void>((resolve) => bank.listen(0, "127.0.0.1", resolve));
	const origin = `http://127.0.0.1:${(bank.address() as AddressInfo).port}`;
	school = await openCheckout();
	const environment = {
		YOOKASSA_API_BASE: origin,
		YOOKASSA_SHOP_ID: "1",
		YOOKASSA_SECRET_KEY: "s",
		TBANK_FORMA_API_BASE: origin,
		TBANK_FORMA_SHOP_ID: "1",
		TBANK_FORMA_SHOWCASE_ID: "2",
		TBANK_FORMA_PASSWORD: "p",
	};
	const byCode = openEveryProvider({ environment, clock: school.clock });
	deps = { ...school.deps, banks: { ...school.deps.banks, byCode } };
});
beforeEach(() => {
	questions.length = 0;
	truths.clear();
});
afterAll(async () => {
	bank.closeAllConnections();
	bank.close();
	await school.close();
});

type Provider = "yookassa" | "tbank_forma";

/** A payment that has been begun: what this database knows of it, and what its bank answers to the question about it. */
async function begin(provider: Provider) {
	const paymentType = provider === "yookassa" ? "instalment_sber" : "instalment_tbank";
	const { token } = await school.placed({ paymentType, months: 12 });
	await startPayment(school.db, { token }, school.deps);
	const reference = school.banks[provider].last();
	if (provider === "tbank_forma") {
		// This bank has no number of its own.
		await school.db.updateTable("payment").set({ providerId: reference }).where("reference", "=", reference).execute();
	}
	const { id, providerId, amount } = await school.db
		.selectFrom("payment")
		.where("reference", "=", reference)
		.select(["id", "providerId", "amount"])
		.executeTakeFirstOrThrow();
	return { id, reference, providerId: String(providerId), roubles: amount / 100 };
}
type Begun = Awaited<ReturnType<typeof begin>>;

const yookassa = ({ providerId, roubles, reference }: Begun) => ({
	id: providerId,
	status: "succeeded",
	amount: { value: roubles.toFixed(2), currency: "RUB" },
	metadata: { reference },
});
const forma = ({ reference, roubles }: Begun) => ({
	id: reference,
	status: "approved",
	committed: false,
	order_amount: roubles,
});
const claim = (object: object, event = "payment.succeeded") => ({ type: "notification", event, object });
const stateOf = async ({ id }: Begun) =>
	(await school.db.selectFrom("payment").where("id", "=", id).select("state").executeTakeFirstOrThrow()).state;
const openLimit = () => byAddress(createRateLimit({ tries: TRIES, windowMs: 60_000, clock: school.clock }));

async function notify(provider: string, body: object, { ip = STRANGER, strangers = openLimit() } = {}) {
	const request = Object.assign(Readable.from([Buffer.from(JSON.stringify(body))]), { headers: {} });
	const query = new URLSearchParams();
	const webhook = { provider, request: request as unknown as IncomingMessage, query, ip };
	return (await takeWebhook(school.db, webhook, { ...deps, strangers })).status;
}

describe("a stranger's claim about a payment that nobody made here", () => {
	test("is answered as an unknown one, and no bank is asked", async () => {
		const nobody = { id: "none", reference: "ORB-0000-1", providerId: "22d6d597-000f", roubles: 100 };
		expect(await notify("yookassa", claim(yookassa(nobody)))).toBe(404);
		expect(await notify("yookassa", claim({ id: "r", payment_id: "22d6d597-000f" }, "refund.succeeded"))).toBe(404);
		expect(await notify("yookassa", claim({ id: "a\u0000b", metadata: { reference: "\u0000" } }))).toBe(404);
		expect(await notify("tbank_forma", forma(nobody))).toBe(404);
		expect(await notify("tbank_forma", forma({ ...nobody, reference: "\u0000" }))).toBe(404);
		expect(questions).toEqual([]);
	});

	test("knows a payment of another bank no better", async () => {
		const begun = await begin("tbank_forma");
		expect(await notify("yookassa", claim(yookassa(begun)))).toBe(404);
		expect(questions).toEqual([]);
	});

	test("that is no notification at all is refused as ever", async () => {
		expect(await notify("yookassa", claim({ id: "p" }, "payout.succeeded"))).toBe(200);
		expect(await notify("yookassa", claim({ id: "r" }, "refund.succeeded"))).toBe(400);
		expect(await notify("tbank_forma", {})).toBe(400);
		expect(questions).toEqual([]);
	});
});

describe("a notification of a payment that was made here", () => {
	test("is taken from any address once the bank bears it out", async () => {
		const sber = await begin("yookassa");
		truths.set(`/payments/${sber.providerId}`, yookassa(sber));
		// Without our reference it is known by the bank's number.
		expect(await notify("yookassa", claim({ ...yookassa(sber), metadata: {} }))).toBe(200);
		expect(await stateOf(sber)).toBe("captured");
		const credit = await begin("tbank_forma");
		truths.set(`/api/partners/v2/orders/${credit.reference}/info`, forma(credit));
		expect(await notify("tbank_forma", forma(credit))).toBe(200);
		expect(await stateOf(credit)).toBe("authorized");
	});

	test("is known by our reference when it overtakes the bank's answer to the creation", async () => {
		const begun = await begin("yookassa");
		await school.db.updateTable("payment").set({ providerId: null }).where("id", "=", begun.id).execute();
		truths.set(`/payments/${begun.providerId}`, yookassa(begun));
		expect(await notify("yookassa", claim({ ...yookassa(begun), metadata: { reference: 7 } }))).toBe(404);
		expect(await notify("yookassa", claim(yookassa(begun)))).toBe(200);
		expect(await stateOf(begun)).toBe("captured");
	});

	test("is still refused when the bank says otherwise", async () => {
		const begun = await begin("yookassa");
		truths.set(`/payments/${begun.providerId}`, { ...yookassa(begun), status: "pending" });
		expect(await notify("yookassa", claim(yookassa(begun)))).toBe(403);
		expect(await stateOf(begun)).not.toBe("captured");
	});
});

test("one address makes a bank be asked so often, whatever it knows; another one is not hindered by it", async () => {
	const begun = await begin("tbank_forma");
	const strangers = openLimit();
	for (let count = 0; count < TRIES; count++) {
		expect(await notify("tbank_forma", forma(begun), { strangers })).toBe(403);
	}
	expect(await notify("tbank_forma", forma(begun), { strangers })).toBe(429);
	expect(questions).toHaveLength(TRIES);
	expect(await notify("tbank_forma", forma(begun), { strangers, ip: "203.0.113.8" })).toBe(403);
});

test("a bank that speaks from its own networks is never refused unasked", async () => {
	const strangers = openLimit();
	const elsewhere = { id: "", reference: "other-site-1", providerId: "p-1", roubles: 5 };
	const ofAnotherSite = { ...yookassa(elsewhere), metadata: {} };
	truths.set("/payments/p-1", ofAnotherSite);
	for (let count = 0; count < TRIES * 2; count++) {
		expect(await notify("yookassa", claim(ofAnotherSite), { ip: "185.71.76.5", strangers })).toBe(200);
	}
	truths.set("/api/partners/v2/orders/other-site-1/info", forma(elsewhere));
	expect(await notify("tbank_forma", forma(elsewhere), { ip: "91.194.227.9", strangers })).toBe(404);
	expect(questions).toHaveLength(TRIES * 2 + 1);
});
