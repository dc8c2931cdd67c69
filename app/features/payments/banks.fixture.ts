import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { BankOptions } from "../../../sandbox/banks/open-stand-in-banks.ts";
import { startSandbox } from "../../../sandbox/start-sandbox.ts";
import { createSettableClock } from "../../platform/clock.fixture.ts";
import { systemClock } from "../../platform/clock.server.ts";
import { type Money, money } from "../../shared/money.ts";
import { openProviders } from "./open-providers.server.ts";
import type { BankStandIns } from "./payment-environment.ts";
import type { Notification, PaymentAttempt, PaymentProvider, PaymentType, ReadNotification } from "./provider.ts";

type Heard = { readonly notification: Notification; readonly read: ReadNotification };
type BankOrder = { readonly mode: string; readonly count?: number; readonly on?: string };

export type TestBank = AsyncDisposable & {
	readonly url: string;
	readonly provider: PaymentProvider;
	/** The same adapter, which does not wait long: for a bank that is told to say nothing. */
	readonly impatient: PaymentProvider;
	/** Everything the bank sent, in the order of its arrival, as the adapter read it. */
	readonly heard: readonly Heard[];
	/** Makes the bank misbehave once unless `count` says otherwise. */
	switchTo(order: BankOrder): Promise<void>;
	/** The shop answers nothing but 500 until it is told otherwise. */
	breakShop(isBroken: boolean): void;
	attempt(changes?: Partial<PaymentAttempt>): PaymentAttempt;
	/** Payments as the bank remembers them. */
	remembered(): Promise<{ id: string; reference: string; status: string; amount: number; page: string }[]>;
	/** The same adapter on the address of a bank that is not there. */
	readonly unreachable: PaymentProvider;
};

const CHANNELS: Readonly<Record<PaymentType, keyof BankStandIns>> = {
	card_ru: "tbank",
	card_foreign: "stripe",
	instalment_tbank: "forma",
	instalment_sber: "yookassa",
};

type Options = BankOptions & {
	readonly cardProvider?: "tbank" | "yookassa";
	/** A clock that is not the bank's. */
	readonly shopTime?: string;
};

/** A busy machine may take its time over an answer that does come. */
const PATIENCE_MS = 20_000;
const IMPATIENCE_MS = 1_000;

/** A stand-in on a free port, an adapter that speaks to it, and a small shop that it notifies. */
export async function openTestBank(type: PaymentType, options: Options = {}): Promise<TestBank> {
	const { cardProvider, shopTime, ...banks } = options;
	const sandbox = await startSandbox({ port: 0, slowMs: 50, banks: { retryMs: [30, 30], lateMs: 80, ...banks } });
	const clock = shopTime ? createSettableClock(shopTime) : systemClock;
	const open = (origin: string, timeoutMs = PATIENCE_MS) => {
		const environment = { CARD_RU_PROVIDER: cardProvider };
		const provider = openProviders({ environment, standIns: standInsAt(origin), clock, timeoutMs }).get(type);
		if (!provider) throw new Error(`Nobody serves ${type}`);
		return provider;
	};
	const provider = open(sandbox.url);
	const shop = await openShop(provider);
	sandbox.registerWebhooks({ stripe: `${shop.url}/notify`, yookassa: `${shop.url}/notify` });
	const channel = cardProvider === "yookassa" ? "yookassa" : CHANNELS[type];
	let attempts = 0;
	return {
		url: sandbox.url,
		provider,
		impatient: open(sandbox.url, IMPATIENCE_MS),
		unreachable: open(await findFreeOrigin()),
		heard: shop.heard,
		breakShop: shop.break,
		async switchTo(order) {
			const body = JSON.stringify({ channel, count: 1, ...order });
			const response = await fetch(`${sandbox.url}/switch`, { method: "POST", body });
			if (!response.ok) throw new Error(`The switch answered ${response.status}`);
		},
		attempt: (changes) => buildAttempt(`ORB-${++attempts}-1`, type, shop.url, changes),
		remembered: async () => (await fetch(`${sandbox.url}/payments.json`)).json(),
		async [Symbol.asyncDispose]() {
			await sandbox.stop();
			await shop.stop();
		},
	};
}

export function standInsAt(origin: string): BankStandIns {
	return {
		tbank: `${origin}/tbank`,
		stripe: `${origin}/stripe`,
		forma: `${origin}/forma`,
		yookassa: `${origin}/yookassa`,
	};
}

function buildAttempt(
	reference: string,
	type: PaymentType,
	shopUrl: string,
	changes: Partial<PaymentAttempt> = {},
): PaymentAttempt {
	const currency = type === "card_foreign" ? "USD" : "RUB";
	const price = money(currency === "USD" ? 34_900 : 1_500_050, currency);
	return {
		reference,
		orderNumber: reference.slice(0, -2),
		amount: money(price.minor * 2, currency),
		description: "Roblox Studio, два места",
		locale: "ru",
		customer: { name: "Анна", surname: "Иванова", phone: "+79031234567", email: "anna@example.ru" },
		items: [itemOf(price, 2)],
		...(type === "instalment_tbank" ? { months: 12 } : {}),
		returnUrl: `${shopUrl}/order/secret`,
		notificationUrl: `${shopUrl}/notify`,
		...changes,
	};
}

/** One line of a receipt. */
export function itemOf(price: Money, quantity = 1) {
	return { name: "Курс Roblox Studio", quantity, price, amount: money(price.minor * quantity, price.currency) };
}

export const CUSTOMER = { email: "anna@example.ru", phone: "+79031234567" };

type Shop = { url: string; heard: Heard[]; break(isBroken: boolean): void; stop(): Promise<void> };

async function openShop(provider: PaymentProvider): Promise<Shop> {
	const heard: Heard[] = [];
	let isBroken = false;
	const server = createServer(async (request, response) => {
		const notification = await readNotification(request);
		if (request.method !== "POST" || isBroken) {
			response.writeHead(isBroken ? 500 : 200).end();
			return;
		}
		const read = await provider.readNotification(notification);
		heard.push({ notification, read });
		const silent = { status: read.ok ? 200 : read.status, body: "", contentType: "text/plain" };
		const { status, body, contentType } = read.reply ?? silent;
		response.writeHead(status, { "content-type": contentType }).end(body);
	});
	const url = await listen(server);
	return {
		url,
		heard,
		break(next) {
			isBroken = next;
		},
		stop: () => close(server),
	};
}

async function readNotification(request: IncomingMessage): Promise<Notification> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]));
	const query = new URL(request.url ?? "/", "http://shop").searchParams;
	return { body: Buffer.concat(chunks), headers, query, ip: request.socket.remoteAddress };
}

async function findFreeOrigin(): Promise<string> {
	const server = createServer();
	const url = await listen(server);
	await close(server);
	return url;
}

async function listen(server: Server): Promise<string> {
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function close(server: Server): Promise<void> {
	const closed = new Promise<void>((resolve) => server.close(() => resolve()));
	server.closeAllConnections();
	await closed;
}
