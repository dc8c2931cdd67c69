import { type Kysely, sql } from "kysely";
import { inTransaction } from "./transaction.server.ts";
import type { Schema } from "./types.ts";

const files = import.meta.glob<string>("./migrations/*.sql", { query: "?raw", import: "default", eager: true });

/** By name, in order. */
const migrations = Object.entries(files)
	.map(([path, text]) => [path.slice(path.lastIndexOf("/") + 1), text] as const)
	.sort(([left], [right]) => left.localeCompare(right));

/** The names of the migrations that this program knows, in order. */
export const MIGRATIONS: readonly string[] = migrations.map(([name]) => name);

/** Any number that no other program uses for its advisory lock. */
const LOCK = 7_214_603;

/**
 * Brings the database to the newest shape: every file of `migrations/` once, in order, each in its own transaction.
 * Instances that start together wait for each other.
 * @param newest the name to stop after, where a later shape is not wanted yet.
 * @returns the names that were applied now.
 */
export async function migrate(db: Kysely<Schema>, newest?: string): Promise<string[]> {
	const applied: string[] = [];
	const before = await readApplied(db);
	for (const [name, text] of migrations) {
		if (newest && name.localeCompare(newest) > 0) break;
		if (before.has(name)) continue;
		await inTransaction(db, async (transaction) => {
			await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
			await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`.execute(
				transaction,
			);
			const known = await sql<{ name: string }>`select name from migration where name = ${name}`.execute(transaction);
			if (known.rows.length > 0) return;
			for (const statement of splitStatements(text)) await sql.raw(statement).execute(transaction);
			await sql`insert into migration (name) values (${name})`.execute(transaction);
			applied.push(name);
		});
	}
	return applied;
}

/** The names of the migrations that are applied. Reading them needs no lock: what has been applied stays so. */
async function readApplied(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
	if (!(await isMigrated(db))) return new Set();
	const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
	return new Set(rows.map(({ name }) => name));
}

/** Whether the database holds a school, of whatever schema version. */
export async function isMigrated(db: Kysely<Schema>): Promise<boolean> {
	const table = await sql<{ found: boolean }>`select to_regclass('migration') is not null as found`.execute(db);
	return table.rows[0]?.found === true;
}

/** One statement a call is all the embedded driver takes; `$$` bodies stay whole. */
export function splitStatements(text: string): string[] {
	const statements: string[] = [];
	let current = "";
	let inBody = false;
	for (const line of text.split("\n")) {
		if (line.trimStart().startsWith("--")) continue;
		current += `${line}\n`;
		if ((line.match(/\$\$/g)?.length ?? 0) % 2 === 1) inBody = !inBody;
		if (!inBody && line.trimEnd().endsWith(";")) {
			statements.push(current.trim());
			current = "";
		}
	}
	if (current.trim()) statements.push(current.trim());
	return statements;
}
