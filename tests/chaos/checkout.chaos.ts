import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHECKOUT_STEPS } from "../../app/features/checkout/checkout-steps.ts";
import { findFreePort } from "../../bin/free-port.ts";
import { startPostgres } from "../../bin/start-postgres.ts";
import { migrate } from "../../database/migrate.server.ts";
import { type Database, openEmbeddedDatabase, openServerDatabase } from "../../database/open-database.server.ts";
import { startSandbox } from "../../sandbox/start-sandbox.ts";
import { seedTestSchool } from "../fixtures/seed-test-school.ts";
import { type LifeOrder, type LifeReport, SCENARIOS, type ScenarioName } from "./checkout/life.ts";

/*
 * Purchases whose process is ended by SIGKILL at every named step, once each: another process finds what is left and carries it to
 * the end, which must be the same as without, in our books and in the bank's. On both databases, side by side.
 */

type Death = { readonly scenario: ScenarioName; readonly step: string; readonly nth: number };
/** Makes a copy of the seeded school, and takes it away again. */
type Cellar = { copy(): Promise<{ database: string; remove(): Promise<void> }>; close(): Promise<void> };

async function seed(db: Database): Promise<void> {
	await migrate(db);
	await seedTestSchool(db, { now: new Date() });
	await db.insertInto("promoCode").values({ code: "LETO", percent: 10 }).execute();
}

async function openEmbeddedCellar(): Promise<Cellar> {
	const folder = mkdtempSync(join(tmpdir(), "orbita-life-"));
	const template = join(folder, "template");
	const opened = await openEmbeddedDatabase(template);
	await seed(opened.db);
	await opened.close();
	let copies = 0;
	return {
		async copy() {
			const database = join(folder, String(++copies));
			cpSync(template, database, { recursive: true });
			return { database, remove: async () => rmSync(database, { recursive: true, force: true }) };
		},
		close: async () => rmSync(folder, { recursive: true, force: true }),
	};
}

async function openServerCellar(): Promise<Cellar> {
	const server = await startPostgres();
	const admin = await openServerDatabase(server.url);
	const named = (name: string) => server.url.replace(/postgres$/, name);
	const run = (statement: string) => import("kysely").then(({ sql }) => sql.raw(statement).execute(admin.db));
	await run("create database school");
	const school = await openServerDatabase(named("school"));
	await seed(school.db);
	await school.close();
	let copies = 0;
	return {
		async copy() {
			const name = `life${++copies}`;
			await run(`create database ${name} template school`);
			return {
				database: named(name),
				async remove() {
					await run(`drop database ${name} with (force)`);
				},
			};
		},
		async close() {
			await admin.close();
			server.stop();
		},
	};
}

const PROGRAM = join(import.meta.dirname, "checkout", "live.ts");
/** Within the project, whose packages it asks for. */
const BUILT = join(import.meta.dirname, "..", "..", "test-results", "checkout-life");

/** One file: its modules one by one would take a process more time than its life. */
async function buildProgram(): Promise<void> {
	await build({
		configFile: false,
		logLevel: "error",
		build: { ssr: PROGRAM, outDir: BUILT, emptyOutDir: true, copyPublicDir: false, target: "node26" },
	});
}

/** Runs one process. `undefined` when it was killed. @throws when it failed in any other way. */
function runProcess(order: LifeOrder): Promise<LifeReport | undefined> {
	const child = spawn(process.execPath, [join(BUILT, "live.js"), JSON.stringify(order)], {
		stdio: ["ignore", "pipe", "pipe"],
		env: { ...process.env, NODE_COMPILE_CACHE: join(BUILT, "compiled") },
	});
	let output = "";
	let complaints = "";
	child.stdout.on("data", (chunk) => {
		output += chunk;
	});
	child.stderr.on("data", (chunk) => {
		complaints += chunk;
	});
	return new Promise((resolve, reject) => {
		child.once("close", (code, signal) => {
			if (signal === "SIGKILL" && order.death) resolve(undefined);
			else if (code === 0) resolve(JSON.parse(output) as LifeReport);
			else reject(new Error(`The process ended with ${code ?? signal}: ${complaints}`));
		});
	});
}

type BankBooks = readonly { readonly status: string; readonly amount: number; readonly refunded: number }[];

/** A whole life: with a death, the process that is killed and the one that comes after it. */
async function live(cellar: Cellar, scenario: ScenarioName, death?: Death): Promise<LifeReport & { bank: BankBooks }> {
	const folder = mkdtempSync(join(tmpdir(), "orbita-clock-"));
	const { database, remove } = await cellar.copy();
	const sandbox = await startSandbox({ port: 0, banks: { retryMs: [100, 200, 400, 800], coolingMs: 1 } });
	try {
		if (scenario === "found by asking") {
			const body = JSON.stringify({ channel: "tbank", mode: "no-notification", count: 100 });
			await fetch(`${sandbox.url}/switch`, { method: "POST", body });
		}
		const order: LifeOrder = {
			database,
			banks: sandbox.url,
			port: await findFreePort(),
			clockFile: join(folder, "clock"),
			scenario,
			death: death && { step: death.step, nth: death.nth },
		};
		if (death && (await runProcess(order))) throw new Error(`Nobody came to ${death.step}`);
		const report = await runProcess({ ...order, death: undefined });
		if (!report) throw new Error("The process was killed by somebody else");
		return { ...report, bank: await readBank(sandbox.url) };
	} finally {
		await sandbox.stop();
		await remove();
		rmSync(folder, { recursive: true, force: true });
	}
}

const TAKEN = /^(?:CONFIRMED|REFUNDED|signed, committed)$/;

/** What the bank has taken and given back; pages that nobody paid at are no matter. */
async function readBank(url: string): Promise<BankBooks> {
	const response = await fetch(`${url}/payments.json`);
	const payments = (await response.json()) as BankBooks;
	return payments
		.filter(({ status }) => TAKEN.test(status))
		.map(({ status, amount, refunded }) => ({ status, amount, refunded }));
}

/** The order in our books, and what the bank has of it. */
const ENDS: Readonly<Record<ScenarioName, readonly [string, readonly string[]]>> = {
	"paid and refunded": ["refunded", ["REFUNDED"]],
	"found by asking": ["paid", ["CONFIRMED"]],
	"signed instalments": ["paid", ["signed, committed"]],
	"left at the bank": ["expired", []],
	cancelled: ["cancelled", []],
};

beforeAll(buildProgram);

const OPENERS = { "the embedded database": openEmbeddedCellar, PostgreSQL: openServerCellar };

describe.concurrent.each(Object.keys(OPENERS) as (keyof typeof OPENERS)[])("on %s", (name) => {
	let cellar: Cellar;
	const calm = new Map<ScenarioName, Awaited<ReturnType<typeof live>>>();

	beforeAll(async () => {
		cellar = await OPENERS[name]();
	});
	afterAll(() => cellar.close());

	test.each(SCENARIOS)("%s, without a kill", { concurrent: false }, async (scenario) => {
		const life = await live(cellar, scenario);
		expect([(life.end as { state: string }).state, life.bank.map(({ status }) => status)]).toEqual(ENDS[scenario]);
		calm.set(scenario, life);
	});

	test.each(CHECKOUT_STEPS)("killed at %s, it ends as without", { concurrent: false }, async (step) => {
		const scenario = SCENARIOS.find((one) => calm.get(one)?.visited.includes(step));
		if (!scenario) throw new Error(`No purchase comes to ${step}`);
		const { end, bank } = await live(cellar, scenario, { scenario, step, nth: 1 });
		expect({ end, bank }).toEqual({ end: calm.get(scenario)?.end, bank: calm.get(scenario)?.bank });
	});
});
