import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cardForm, openTestDesk, pathOf, SESSION, STRIPE, type TestDesk } from "./banks/test-desk.fixture.ts";

const PUBLIC_URL = "https://bank.orbita.example";
const STRANGERS: readonly Record<string, string>[] = [
	{ host: "bank.orbita.example" },
	{ host: "127.0.0.1.bank.example" },
	{ host: "localhost:1@bank.example" },
	{ "x-forwarded-for": "203.0.113.7" },
	{ "X-Forwarded-Host": "bank.orbita.example" },
	{ "x-real-ip": "203.0.113.7" },
	{ forwarded: "for=203.0.113.7" },
	{ via: "1.1 proxy" },
];
const OFFICE = [
	["GET", "/"],
	["GET", "/letters/1.eml"],
	["GET", "/banks"],
	["GET", "/deliveries.json"],
	["GET", "/payments.json"],
	["POST", "/switch"],
	["POST", "/webhooks"],
	["DELETE", "/deliveries"],
	["POST", "/telegram/bot1:token/sendMessage"],
	["GET", "/crm/api/v4/leads?query=x"],
	["POST", "/tbank/v2/Init"],
	["POST", "/tbank/new/../v2/Init"],
	["GET", "/stripe/v1/checkout/sessions"],
	["GET", "/yookassa/v3/refunds"],
	["POST", "/forma/api/partners/v2/orders/create"],
] as const;

let desk: TestDesk;
beforeAll(async () => {
	desk = await openTestDesk({ publicUrl: PUBLIC_URL });
});
afterAll(() => desk[Symbol.asyncDispose]());

type Asking = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string };

/** `fetch` writes a `Host` of its own and makes paths plain. */
function ask(path: string, { method = "GET", headers = {}, body = "" }: Asking): Promise<[number, string]> {
	const { hostname, port } = new URL(desk.url());
	return new Promise((resolve, reject) => {
		const asking = request({ hostname, port, path, method, headers }, async (response) => {
			const chunks: Buffer[] = [];
			for await (const chunk of response) chunks.push(chunk as Buffer);
			resolve([response.statusCode ?? 0, Buffer.concat(chunks).toString()]);
		});
		asking.once("error", reject).end(body);
	});
}

test("whom a proxy hands on sees nothing of the office, nor what the program calls", async () => {
	await desk.tbank("Init", desk.order());
	for (const headers of STRANGERS) {
		for (const [method, path] of OFFICE) {
			expect([headers, path, await ask(path, { method, headers })]).toEqual([
				headers,
				path,
				[404, '{"error":"not-found"}'],
			]);
		}
	}
	expect((await ask("/payments.json", {}))[1]).toContain('"A-1"');
});

test("this machine sees all of it, by any of its names", async () => {
	for (const host of ["localhost", "LOCALHOST:3001", "127.0.0.1:3001", "127.0.1.1", "[::1]:3001"]) {
		expect([host, (await ask("/", { headers: { host } }))[0]]).toEqual([host, 200]);
	}
});

test("customers reach the payment pages and pay there", async () => {
	const made = await desk.post("/stripe/v1/checkout/sessions", SESSION, STRIPE);
	const page = String(made.json().url);
	expect(page).toContain(`${PUBLIC_URL}/stripe/`);
	const { PaymentURL } = await desk.tbank("Init", desk.order({ OrderId: "A-2" }));
	for (const headers of STRANGERS) {
		expect((await ask(pathOf(page), { headers }))[0]).toBe(200);
		expect((await ask(pathOf(PaymentURL), { headers }))[0]).toBe(200);
	}
	const form = { "content-type": "application/x-www-form-urlencoded", "x-forwarded-for": "203.0.113.7" };
	const headers = { host: "bank.orbita.example", ...form };
	const paid = await ask(pathOf(page), { method: "POST", headers, body: cardForm("4242424242424242") });
	expect(paid[0]).toBe(303);
});
