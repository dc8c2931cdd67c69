import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Sandbox, startSandbox } from "../start-sandbox.ts";
import type { BankOptions } from "./open-stand-in-banks.ts";
import { tokenOf } from "./tbank/token.ts";

export type Json = Record<string, unknown>;
type Posted = { status: number; headers: Headers; text: string; json(): Json };

export type TestDesk = AsyncDisposable & {
	readonly shopUrl: string;
	/** What the shop was sent. */
	readonly heard: Json[];
	url(): string;
	/** The shop answers so from now on. */
	answerWith(status: number): void;
	/** Ends the stand-ins at once and starts them anew. */
	restart(banks?: BankOptions): Promise<void>;
	post(path: string, body: unknown, headers?: Record<string, string>): Promise<Posted>;
	/** A signed call of T-Bank. */
	tbank(method: string, params: Json, password?: string): Promise<Json>;
	/** What T-Bank's Init takes, changed. */
	order(changes?: Json): Json;
};

/** The stand-ins on a free port and a small shop that hears them. */
export async function openTestDesk(options: BankOptions = {}): Promise<TestDesk> {
	const start = (banks: BankOptions) => startSandbox({ port: 0, banks: { retryMs: [20, 20], lateMs: 50, ...banks } });
	let sandbox: Sandbox = await start(options);
	let shopStatus = 200;
	const heard: Json[] = [];
	const shop = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk as Buffer);
		heard.push(JSON.parse(Buffer.concat(chunks).toString() || "{}") as Json);
		response.writeHead(shopStatus).end("OK");
	});
	await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
	const shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
	const post: TestDesk["post"] = (path, body, headers = {}) => postTo(sandbox.url + path, body, headers);
	return {
		shopUrl,
		heard,
		post,
		url: () => sandbox.url,
		answerWith(status) {
			shopStatus = status;
		},
		async restart(banks = {}) {
			await sandbox.stop();
			sandbox = await start(banks);
		},
		async tbank(method, params, password = "stand-in-password") {
			const whole: Json = { TerminalKey: "StandInDEMO", ...params };
			return (await post(`/tbank/v2/${method}`, { ...whole, Token: tokenOf(whole, password) })).json();
		},
		order: (changes) => ({ ...ORDER, NotificationURL: shopUrl, SuccessURL: shopUrl, ...changes }),
		async [Symbol.asyncDispose]() {
			await sandbox.stop();
			shop.closeAllConnections();
			await new Promise((resolve) => shop.close(resolve));
		},
	};
}

async function postTo(url: string, body: unknown, headers: Record<string, string>): Promise<Posted> {
	const content = typeof body === "string" ? body : JSON.stringify(body);
	const response = await fetch(url, { method: "POST", body: content, headers, redirect: "manual" });
	const text = await response.text();
	return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) as Json };
}

/** A line of a receipt of T-Bank. */
export const ITEM = {
	Name: "Курс",
	Price: 10_000,
	Quantity: 1,
	Amount: 10_000,
	Tax: "none",
	PaymentMethod: "full_prepayment",
};
export const RECEIPT = { Email: "a@example.ru", Taxation: "usn_income", Items: [ITEM] };
const ORDER = { Amount: 10_000, OrderId: "A-1", Receipt: RECEIPT };

export function basic(user: string): Record<string, string> {
	return { authorization: `Basic ${Buffer.from(user).toString("base64")}` };
}

/** What a card form sends. */
export function cardForm(number: string, changes: Record<string, string> = {}): string {
	const fields = { action: "pay", card_number: number, card_expiry: "12/39", card_cvc: "123", ...changes };
	return new URLSearchParams(fields).toString();
}

/** The path of a page, for posting to it. */
export function pathOf(address: unknown): string {
	return new URL(String(address)).pathname;
}

const LINES =
	"line_items[0][quantity]=1&line_items[0][price_data][currency]=usd&line_items[0][price_data][unit_amount]=500";
/** A session of Stripe for five dollars. */
export const SESSION = `mode=payment&success_url=http://s/&cancel_url=http://s/&${LINES}&line_items[0][price_data][product_data][name]=x`;
export const STRIPE = { authorization: "Bearer sk_test_stand_in", "stripe-version": "2026-10-28.endive" };
