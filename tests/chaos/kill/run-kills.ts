import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { MINUTE_MS } from "../../../app/shared/durations.ts";
import { findFreePort } from "../../../bin/free-port.ts";
import { ACCOUNTS } from "../../../sandbox/banks/accounts.ts";
import { type Sandbox, startSandbox } from "../../../sandbox/start-sandbox.ts";
import { type LaunchedProcess, launchBuiltServer } from "../../fixtures/running-server.ts";
import { seededRandom } from "../../fixtures/seeded-random.ts";
import { findBrokenFiles, findContradictions, findLost } from "./judge-books.ts";
import { createMemory, type Memory } from "./memory.ts";
import { openBooks, prepareScarcity } from "./open-books.ts";
import { sendVisitors } from "./visitors.ts";

/*
 * A built school under a constant load, whose process is ended by SIGKILL at moments of a seed, while it starts too, and started again
 * on the same data. Banks, messengers and the CRM live elsewhere, as they do. What visitors were told is compared with the books at the end.
 */

export type KillOptions = {
	readonly seed: number;
	/** How long kills go on; at least four come, and somebody pays and somebody cancels meanwhile. */
	readonly ms: number;
	/** A PostgreSQL server instead of the embedded database. */
	readonly databaseUrl?: string | undefined;
	/** Makes jobs of dead processes due at once, instead of after the pause that grows with every death. */
	readonly hurries?: boolean | undefined;
	/** Hears of every kill. */
	readonly onKill?: ((kills: number, memory: Memory) => void) | undefined;
};

export type KillReport = {
	readonly kills: number;
	/** Of them, before the process served. */
	readonly whileStarting: number;
	readonly longestStartMs: number;
	readonly requests: number;
	readonly orders: number;
	readonly cancelled: number;
	readonly paid: number;
	readonly refused: number;
	readonly unanswered: number;
	readonly pages: number;
	/** Whatever was acknowledged and is not so, with every contradiction in the books. */
	readonly lost: readonly string[];
	/** Answers that nobody should get, starts that failed, errors of the log. */
	readonly surprises: readonly string[];
};

/** One life in three ends before it serves. */
const STARTING_ENDS_MS = 2_500;
const SHORTEST_LIFE_MS = 500;
const LONGEST_LIFE_MS = 8_000;
/** Of a start on a machine that has much else to do; usually it takes two seconds. */
const START_PATIENCE_MS = 240_000;
/** A job whose process died is given to another one after fifteen seconds, and then waits its turn. */
const QUIET_TIMEOUT_MS = 600_000;
/** Of notifications: banks are patient. */
const BANK_RETRIES = Array.from({ length: 60 }, () => 1_000);
/** A slow machine takes longer for them. */
const LEAST_KILLS = 4;
/** How long a slow machine is waited for beyond the time of the kills, until somebody has paid and somebody cancelled. */
const MONEY_PATIENCE_MS = 180_000;
const PLACES_A_MINUTE = 25;
const TAKEN = "CONFIRMED";

export async function runKills({ seed, ms, databaseUrl, hurries, onKill }: KillOptions): Promise<KillReport> {
	const folder = mkdtempSync(join(tmpdir(), "orbita-kills-"));
	const deliveries = join(folder, "deliveries.jsonl");
	const outside = await startSandbox({ port: 0, file: deliveries, banks: { retryMs: BANK_RETRIES } });
	const memory = createMemory();
	try {
		const school = await openSchool({ dataDir: join(folder, "data"), databaseUrl, outside });
		await (await school.launch().ready()).kill();
		const books = await school.openBooks();
		const wanted = await prepareScarcity(books.db, Math.ceil((ms / MINUTE_MS) * PLACES_A_MINUTE));
		await books.close();

		let isOver = false;
		const { url } = school;
		const street = { url, random: seededRandom(seed + 1), memory, wanted, isOver: () => isOver };
		const visitors = sendVisitors(street);
		const kills = await killFor({ ms, random: seededRandom(seed), launch: school.launch, memory, onKill });
		isOver = true;
		if (hurries) await hurryJobs(school);
		const last = await school.launch().ready(START_PATIENCE_MS);
		await visitors;
		await waitUntilDelivered(last.url);
		await last.kill();

		const judged = await school.openBooks();
		const lost = [
			...(await findLost(judged.db, memory)),
			...(await findContradictions(judged.db)),
			...(await findUnknownMoney(judged.db, outside)),
			...findRepeatedLeads(deliveries, memory),
			...(await findBrokenFiles(judged.db)),
		];
		await judged.close();
		return { ...kills, ...count(memory), paid: (await takenAt(outside)).length, lost, surprises: memory.surprises };
	} finally {
		await outside.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

type School = { readonly url: string; launch(): LaunchedProcess; openBooks(): ReturnType<typeof openBooks> };
type Place = { readonly dataDir: string; readonly databaseUrl: string | undefined; readonly outside: Sandbox };

/** A school at one address for all its lives. */
async function openSchool({ dataDir, databaseUrl, outside }: Place): Promise<School> {
	const port = await findFreePort();
	const environment = {
		PORT: String(port),
		REQUEST_LIMIT: "1000000",
		TELEGRAM_API_BASE: `${outside.url}/telegram`,
		TELEGRAM_BOT_TOKEN: "1:stand-in",
		TELEGRAM_CHAT_ID: "1",
		CRM_API_BASE: `${outside.url}/crm`,
		CRM_TOKEN: "stand-in",
		TBANK_API_BASE: `${outside.url}/tbank`,
		TBANK_TERMINAL_KEY: ACCOUNTS.tbank.terminalKey,
		TBANK_PASSWORD: ACCOUNTS.tbank.password,
		...(databaseUrl ? { DATABASE_URL: databaseUrl, SESSION_SECRET: "s".repeat(32) } : {}),
	};
	return {
		url: `http://localhost:${port}`,
		launch: () => launchBuiltServer(environment, dataDir),
		openBooks: () => openBooks(dataDir, databaseUrl),
	};
}

type Killing = Pick<KillOptions, "ms" | "onKill"> & {
	readonly random: (below: number) => number;
	readonly launch: () => LaunchedProcess;
	readonly memory: Memory;
};

async function killFor({ ms, random, launch, memory, onKill }: Killing) {
	const until = Date.now() + ms;
	let kills = 0;
	let whileStarting = 0;
	let longestStartMs = 0;
	const isMoneyAwaited = () => !hasMetMoney(memory) && Date.now() < until + MONEY_PATIENCE_MS;
	while (Date.now() < until || kills < LEAST_KILLS || isMoneyAwaited()) {
		const isStarting = random(3) === 0;
		const life = isStarting ? random(STARTING_ENDS_MS) : SHORTEST_LIFE_MS + random(LONGEST_LIFE_MS - SHORTEST_LIFE_MS);
		const launchedAt = Date.now();
		const school = launch();
		if (!isStarting) {
			await school.ready(START_PATIENCE_MS).catch(({ message }: Error) => memory.surprises.push(message));
			longestStartMs = Math.max(longestStartMs, Date.now() - launchedAt);
		}
		const ended = await Promise.race([school.ended.then(() => true), pause(life, false)]);
		await school.kill();
		// Whoever does not wait for a signal has failed, and says why.
		if (ended) memory.surprises.push(`a process ended by itself: ${school.output().slice(0, 2_000)}`);
		memory.surprises.push(...errorsIn(school.output()));
		kills += 1;
		if (!/open at/.test(school.output())) whileStarting += 1;
		onKill?.(kills, memory);
	}
	return { kills, whileStarting, longestStartMs };
}

/** Without a payment and a cancelled order the books prove nothing about money. */
function hasMetMoney({ paid, orders }: Memory): boolean {
	return paid > 0 && orders.some(({ cancelled }) => cancelled === "yes");
}

async function hurryJobs(school: School): Promise<void> {
	const books = await school.openBooks();
	await sql`update pgboss.job set state = 'retry', start_after = now() where state in ('active', 'retry')`.execute(
		books.db,
	);
	await books.close();
}

function errorsIn(output: string): string[] {
	return output.split("\n").filter((line) => line.includes('"level":"error"'));
}

async function waitUntilDelivered(url: string): Promise<void> {
	const deadline = Date.now() + QUIET_TIMEOUT_MS;
	for (;;) {
		const figures = await (await fetch(`${url}/metrics`)).text();
		// A letter that is no longer true (an order was paid before its first one left) is moot for good.
		const waiting = figures.split("\n").filter((line) => /^orbita_messages\{.*status="(?!moot").+ [1-9]/.test(line));
		if (waiting.length === 0 && /^orbita_database_up 1/m.test(figures)) return;
		if (Date.now() > deadline) throw new Error(`Not delivered: ${waiting.join("; ")}`);
		await pause(500);
	}
}

type Taken = { readonly reference: string; readonly amount: number; readonly status: string };

async function takenAt(outside: Sandbox): Promise<Taken[]> {
	const payments = (await (await fetch(`${outside.url}/payments.json`)).json()) as Taken[];
	return payments.filter(({ status }) => status === TAKEN);
}

/** Money that the bank took and the books do not know, or the other way round. */
async function findUnknownMoney(db: Awaited<ReturnType<typeof openBooks>>["db"], outside: Sandbox): Promise<string[]> {
	const taken = new Map((await takenAt(outside)).map(({ reference, amount }) => [reference, amount]));
	const known = await db
		.selectFrom("payment")
		.where("capturedAt", "is not", null)
		.select(["reference", "amount"])
		.execute();
	const books = new Map(known.map(({ reference, amount }) => [reference, amount]));
	return [...new Set([...taken.keys(), ...books.keys()])]
		.filter((reference) => taken.get(reference) !== books.get(reference))
		.map((reference) => `${reference}: the bank has ${taken.get(reference)}, the books ${books.get(reference)}`);
}

/** Requests that the CRM has not, or has twice. */
function findRepeatedLeads(file: string, { requests }: Memory): string[] {
	const leads = new Map<string, number>();
	for (const line of readFileSync(file, "utf8").split("\n")) {
		if (!line.includes('"kind":"lead"') || !line.includes('"done":true')) continue;
		const phone = /\+7905\d{7}/.exec(line)?.[0] ?? "";
		leads.set(phone, (leads.get(phone) ?? 0) + 1);
	}
	return requests
		.filter(({ phone, number }) => (number === undefined ? (leads.get(phone) ?? 0) > 1 : leads.get(phone) !== 1))
		.map(({ key, phone }) => `the CRM has ${key} ${leads.get(phone) ?? 0} times`);
}

function count({ requests, orders, refused, unanswered, pages }: Memory) {
	return {
		requests: requests.filter(({ number }) => number !== undefined).length,
		orders: orders.filter(({ token }) => token).length,
		cancelled: orders.filter(({ cancelled }) => cancelled === "yes").length,
		refused,
		unanswered,
		pages,
	};
}
