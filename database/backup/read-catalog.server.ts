import { sql } from "kysely";
import type { Database } from "../open-database.server.ts";

/** The schemas that are ours: the school's and the job runner's. */
const SCHEMAS = sql`('public', 'pgboss')`;

export type TableShape = {
	/** Quoted, with its schema. */
	readonly name: string;
	/** Quoted names with their types; computed columns are left out. */
	readonly columns: readonly { readonly name: string; readonly type: string }[];
};

/** Every table that holds rows of its own; a partitioned table is listed as a whole. */
export async function readTables(db: Database): Promise<TableShape[]> {
	const { rows } = await sql<{ name: string; column: string; type: string }>`
		select format('%I.%I', n.nspname, c.relname) as name, quote_ident(a.attname) as column,
			format_type(a.atttypid, a.atttypmod) as type
		from pg_class c
			join pg_namespace n on n.oid = c.relnamespace
			join pg_attribute a on a.attrelid = c.oid
		where n.nspname in ${SCHEMAS} and c.relkind in ('r', 'p') and not c.relispartition
			and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
		order by n.nspname, c.relname, a.attnum`.execute(db);
	const tables = new Map<string, { name: string; type: string }[]>();
	for (const { name, column, type } of rows) {
		const columns = tables.get(name) ?? [];
		columns.push({ name: column, type });
		tables.set(name, columns);
	}
	return [...tables].map(([name, columns]) => ({ name, columns }));
}

/** The last number of every sequence, by its quoted name; null where it gave none. */
export async function readSequences(db: Database): Promise<Record<string, string | null>> {
	const { rows } = await sql<{ name: string; last: string | null }>`
		select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
		from pg_sequences where schemaname in ${SCHEMAS} order by 1`.execute(db);
	return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

export type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string };

/** All foreign keys. */
export async function readForeignKeys(db: Database): Promise<ForeignKey[]> {
	const { rows } = await sql<ForeignKey>`
		select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name,
			pg_get_constraintdef(k.oid) as definition
		from pg_constraint k
			join pg_class c on c.oid = k.conrelid
			join pg_namespace n on n.oid = c.relnamespace
		where k.contype = 'f' and k.conparentid = 0 and n.nspname in ${SCHEMAS}`.execute(db);
	return rows;
}

/** The names of the migrations applied, in order; none where the database is empty. */
export async function readMigrations(db: Database): Promise<string[]> {
	if (!(await isThere(db, "public.migration"))) return [];
	const applied = await sql<{ name: string }>`select name from migration order by name`.execute(db);
	return applied.rows.map(({ name }) => name);
}

/** The schema version of the job runner; null if it has never run. */
export async function readJobSchema(db: Database): Promise<number | null> {
	if (!(await isThere(db, "pgboss.version"))) return null;
	const found = await sql<{ version: number }>`select version from pgboss.version`.execute(db);
	return found.rows[0]?.version ?? null;
}

/** Whether the database has a table of that name. */
export async function isThere(db: Database, table: string): Promise<boolean> {
	const { rows } = await sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`.execute(db);
	return rows[0]?.there === true;
}
