import pg from "pg";
import { KEEP_ALIVE } from "../app/platform/keep-alive.server.ts";
import { settleWithin } from "../app/platform/settle-within.server.ts";

/** A server that is alive takes a moment to close the connection; one that is not never does. */
export const FAREWELL_MS = 1000;

type Listening = {
	readonly connectionString: string;
	/** A server that does not answer for this long counts as unreachable. */
	readonly silenceMs: number;
	readonly channel: string;
	readonly onMessage: (payload: string) => void;
	/** Notifications may have been missed: the connection is gone, or has come back. */
	readonly onLost: () => void;
	/** How long to wait between two attempts to reconnect. */
	readonly retryMs?: number;
	/** Between two questions whether the line still stands: nobody else asks anything on it, and nothing may come for hours. */
	readonly askMs?: number;
};

/** Keeps one connection for notifications, and makes a new one when it is lost. @returns what ends it */
export async function listenOnServer(listening: Listening): Promise<() => Promise<void>> {
	const { onLost, retryMs = 1000, askMs = 30_000 } = listening;
	let isStopped = false;
	let client = await open(listening);
	watch();

	/** Watched only once it listens: a connection that failed before reports that itself, and would be reported twice. */
	function watch(): void {
		const asking = setInterval(askWhetherItStands, askMs, client).unref();
		client.once("end", () => {
			clearInterval(asking);
			if (isStopped) return;
			onLost();
			retryLater();
		});
	}
	function retryLater(): void {
		setTimeout(comeBack, retryMs).unref();
	}
	async function comeBack(): Promise<void> {
		if (isStopped) return;
		const next = await open(listening).catch(() => undefined);
		if (!next) return retryLater();
		client = next;
		if (isStopped) return void client.end();
		watch();
		onLost();
	}

	return async () => {
		isStopped = true;
		await settleWithin(client.end(), FAREWELL_MS);
		client.connection.stream.destroy();
	};
}

/** Closes a connection that does not answer in time. */
async function askWhetherItStands(client: pg.Client): Promise<void> {
	await client.query("select 1").catch(() => client.end());
}

/** A connection that listens. @throws when there is none to be had; nothing of it is left then. */
async function open({ connectionString, silenceMs, channel, onMessage }: Listening): Promise<pg.Client> {
	const client = new pg.Client({
		connectionString,
		application_name: "orbita-listen",
		...KEEP_ALIVE,
		connectionTimeoutMillis: silenceMs,
		query_timeout: silenceMs,
	});
	client.on("notification", (message) => onMessage(message.payload ?? ""));
	// Without a listener, a connection that is lost would end the process.
	client.on("error", () => undefined);
	try {
		await client.connect();
		await client.query(`listen ${pg.escapeIdentifier(channel)}`);
		return client;
	} catch (error) {
		client.end().catch(() => undefined);
		throw error;
	}
}
