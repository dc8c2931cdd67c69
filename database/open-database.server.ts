import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { PGlite, types } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { CamelCasePlugin, type Dialect, Kysely, type KyselyPlugin, PGliteDialect, PostgresDialect } from "kysely";
import pg from "pg";
import { KEEP_ALIVE } from "../app/platform/keep-alive.server.ts";
import { settleWithin } from "../app/platform/settle-within.server.ts";
import { createConnectionLine } from "./connection-line.server.ts";
import { DURABLE_START, syncFolder, tryDisk, tryFiles, waitForDisk } from "./durable-files.server.ts";
import { endOnPanic } from "./end-on-panic.server.ts";
import { tellFailure } from "./hear-failures.server.ts";
import { FAREWELL_MS, listenOnServer } from "./listen-on-server.server.ts";
import { DEADLINE_MS, setDeadline } from "./question-deadline.server.ts";
import { setSessionTimeouts } from "./session-timeouts.server.ts";
import { guardOuterDatabase } from "./transaction.server.ts";
import type { Schema } from "./types.ts";

/** The handle that every function of a feature takes: the database itself or a transaction. */
export type Database = Kysely<Schema>;

export type OpenDatabase = {
	readonly db: Database;
	readonly kind: "embedded" | "server";
	/** What the job runner needs to use this very database. */
	readonly driver: { pglite: PGlite } | { connectionString: string };
	/**
	 * Calls back on every NOTIFY of the channel, and `onLost` when notifications may have been missed.
	 * @returns a function that stops it.
	 */
	listen(channel: string, onMessage: (payload: string) => void, onLost?: () => void): Promise<() => Promise<void>>;
	/** The connections of this process to a server; undefined for the embedded database. */
	readonly pool: (() => { readonly total: number; readonly idle: number; readonly waiting: number }) | undefined;
	close(): Promise<void>;
};

/** Must be passed at every opening; a migration creates them. */
const EXTENSIONS = { pg_trgm };

/** A calendar date stays text: as an instant it would be a day earlier wherever the process runs east of Greenwich. */
const readDay = (day: string) => day;
const PARSERS = { [types.DATE]: readDay };
const TYPES = {
	getTypeParser: ((oid: number, format?: "text") =>
		oid === types.DATE ? readDay : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/**
 * A server writes to every byte of its shared buffers at the start. The default of 128 MB costs a third of a second, and memory that a
 * school does not need; what does not fit is in the system's cache.
 */
const SMALL_BUFFERS = ["-c", "shared_buffers=32MB"];
const START = [...PGlite.defaultStartParams, ...SMALL_BUFFERS];

/** An embedded PostgreSQL in `folder` (created when absent), or in memory: empty, or a copy of what `dumpDataDir` returned. */
export async function openEmbeddedDatabase(place?: string | Blob): Promise<OpenDatabase> {
	const pglite =
		typeof place === "string"
			? await openFolder(place)
			: await PGlite.create({
					extensions: EXTENSIONS,
					parsers: PARSERS,
					startParams: START,
					...(place && { loadDataDir: place }),
				});
	// Its pages are in memory, its own or the system's, where random access costs no more. With the default, meant for disks, indexes would
	// seldom be used.
	await pglite.exec("set random_page_cost = 1.1");
	return {
		db: createHandle(new PGliteDialect({ pglite }), [GIVE_WAY]),
		kind: "embedded",
		driver: { pglite },
		listen: (channel, onMessage) => pglite.listen(channel, onMessage),
		pool: undefined,
		close: () => pglite.close(),
	};
}

async function openFolder(folder: string): Promise<PGlite> {
	try {
		return await openOrMake(folder);
	} catch (error) {
		if (!(error instanceof Error && "syscall" in error)) {
			if (existsSync(folder)) tryFiles(folder);
			tryDisk(folder);
		}
		throw error;
	}
}

/** A first start that is killed leaves a broken folder, so it is created under another name and renamed when complete. */
async function openOrMake(folder: string): Promise<PGlite> {
	if (!existsSync(folder)) {
		const unfinished = `${folder}.unfinished`;
		rmSync(unfinished, { recursive: true, force: true });
		mkdirSync(join(folder, ".."), { recursive: true });
		const first = await PGlite.create(unfinished, { extensions: EXTENSIONS, startParams: START });
		await first.close();
		syncFolder(unfinished);
		renameSync(unfinished, folder);
	}
	const startParams = [...DURABLE_START, ...SMALL_BUFFERS];
	const pglite = await PGlite.create(folder, { extensions: EXTENSIONS, parsers: PARSERS, startParams });
	waitForDisk(pglite);
	endOnPanic(pglite);
	return pglite;
}

const CONNECTIONS = 12;
/** A server that is silent for so long is away; waiting longer would only gather a crowd. */
const SILENCE_MS = 5000;

/** A PostgreSQL server, 15 or newer. */
export async function openServerDatabase(connectionString: string): Promise<OpenDatabase> {
	const pool = new pg.Pool({
		connectionString,
		max: CONNECTIONS,
		types: TYPES,
		application_name: "orbita",
		connectionTimeoutMillis: SILENCE_MS,
		...KEEP_ALIVE,
	});
	const line = createConnectionLine(pool, CONNECTIONS, SILENCE_MS);
	// Without a listener a connection that dies while idle would end the process.
	pool.on("error", () => undefined);
	// Nor may one end it that dies while a transaction holds it between two queries.
	pool.on("connect", (client) => {
		client.on("error", () => undefined);
		setDeadline(client as pg.Client & pg.PoolClient, DEADLINE_MS);
	});
	const connect = async () => {
		const client = await line.connect();
		try {
			await setSessionTimeouts(client);
			return client;
		} catch (error) {
			client.release(true);
			throw error;
		}
	};
	return {
		db: createHandle(new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } })),
		kind: "server",
		driver: { connectionString },
		listen: (channel, onMessage, onLost = () => undefined) =>
			listenOnServer({ connectionString, silenceMs: SILENCE_MS, channel, onMessage, onLost }),
		pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: line.waiting }),
		close: () => settleWithin(pool.end(), FAREWELL_MS),
	};
}

/**
 * The embedded database answers without waiting for anything outside, so a burst of queries would keep the process from reading a single
 * request. After each query everything else gets its turn.
 */
const GIVE_WAY: KyselyPlugin = {
	transformQuery: ({ node }) => node,
	async transformResult({ result }) {
		await nextTurn();
		return result;
	},
};

function createHandle(dialect: Dialect, plugins: KyselyPlugin[] = []): Database {
	const all = [new CamelCasePlugin({ maintainNestedObjectKeys: true }), ...plugins];
	return guardOuterDatabase(new Kysely<Schema>({ dialect, plugins: all, log: tellFailure }));
}
