import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { BANKS } from "./banks/bank-names.ts";
import { type BankOptions, openStandInBanks, type Webhooks } from "./banks/open-stand-in-banks.ts";
import { type ControlPanel, createControlPanel } from "./control-panel.ts";
import { createCrmStandIn } from "./crm.ts";
import { openDeliveryBook } from "./delivery-book.ts";
import { type Call, CHANNELS, json } from "./exchange.ts";
import { isFromHere } from "./is-from-here.ts";
import { readBody } from "./read-body.ts";
import { type Reply, serveChannel } from "./serve-channel.ts";
import { createSwitchboard } from "./switchboard.ts";
import { createTelegramStandIn } from "./telegram.ts";

export type SandboxOptions = {
	/** 0 takes a free one. */
	readonly port: number;
	/** Loopback by default: the page shows what visitors typed. */
	readonly host?: string;
	/** Where the school puts its `.eml` letters. */
	readonly mailFolder?: string;
	/** Every delivery is appended here as a line of JSON and read again at the next start. */
	readonly file?: string;
	/** The only tokens that are let in; any well-formed one without them. */
	readonly tokens?: { readonly telegram?: string; readonly crm?: string };
	/** How long the mode `slow` thinks, in milliseconds. */
	readonly slowMs?: number;
	readonly banks?: BankOptions;
};

export type Sandbox = {
	/** Without a trailing slash. Telegram answers under `/telegram`, amoCRM under `/crm`, each bank under its name. */
	readonly url: string;
	readonly port: number;
	/** What a merchant types into the cabinets of Stripe and YooKassa; survives a restart where payments do. */
	registerWebhooks(webhooks: Webhooks): void;
	stop(): Promise<void>;
};

/** Starts the stand-ins on a listener of their own. Rejects when the port is taken. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
	const { host = "127.0.0.1", slowMs = 3_000 } = options;
	const book = openDeliveryBook(options.file);
	const switchboard = createSwitchboard();
	const crm = createCrmStandIn(book, options.tokens?.crm);
	const standIns = { telegram: createTelegramStandIn(book, options.tokens?.telegram), crm };
	const banks = openStandInBanks(options.banks ?? {});
	const panel = createControlPanel({ book, switchboard, banks, mailFolder: options.mailFolder, forget: crm.clear });

	async function serve(request: IncomingMessage): Promise<Reply> {
		const call = await readCall(request);
		if (!call) return json(413, { error: "too-large" });
		const bank = BANKS.find((name) => call.path.startsWith(`/${name}/`));
		// Customers come from anywhere. The letters, what was delivered and what a merchant calls are this machine's alone.
		const isForCustomers = bank !== undefined && banks.isPage(bank, inside(call, bank));
		if (!isForCustomers && !isFromHere(call.headers)) return json(404, { error: "not-found" });
		if (bank) return banks.serve(bank, inside(call, bank), slowMs);
		const channel = CHANNELS.find((name) => call.path.startsWith(`/${name}/`));
		if (!channel) return serveControlPanel(panel, call);
		return serveChannel({ channel, standIn: standIns[channel], switchboard, book, slowMs }, inside(call, channel));
	}

	const server = createServer((request, response) => {
		serve(request).then(
			(reply) => writeReply(response, reply),
			() => response.destroy(),
		);
	});
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(options.port, host, resolve);
	});
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://${host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host}:${port}`,
		port,
		registerWebhooks: banks.registerWebhooks,
		async stop() {
			banks.stop();
			const closed = new Promise((resolve) => server.close(resolve));
			server.closeAllConnections();
			await closed;
		},
	};
}

async function readCall(request: IncomingMessage): Promise<Call | undefined> {
	const url = new URL(request.url ?? "/", "http://sandbox");
	const body = await readBody(request);
	if (body === undefined) return undefined;
	return {
		method: request.method ?? "GET",
		path: url.pathname,
		query: url.searchParams,
		headers: request.headers,
		body,
	};
}

function inside(call: Call, prefix: string): Call {
	return { ...call, path: call.path.slice(prefix.length + 1) };
}

async function serveControlPanel(panel: ControlPanel, call: Call): Promise<Reply> {
	return (await panel.answer(call)) ?? json(404, { error: "not-found" });
}

/** "silence" leaves the caller waiting until it gives up or the sandbox stops; "hang-up" breaks the connection. */
function writeReply(response: ServerResponse, reply: Reply): void {
	if (reply === "silence") return;
	if (reply === "hang-up") {
		response.destroy();
		return;
	}
	response.writeHead(reply.status, { "cache-control": "no-store", ...reply.headers }).end(reply.body);
}
