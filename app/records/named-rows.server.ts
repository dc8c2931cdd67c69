import { sql, type Transaction } from "kysely";
import type { Schema } from "../../database/types.ts";
import { fail, type Result, succeed } from "../shared/result.ts";

/** Tables whose rows are named by a slug and hold their texts in both languages. */
type NamedTable = "author" | "rubric" | "teacher" | "faq_group";
type Named = { readonly slug: string; readonly text: object };

/** Adds a row and returns its id, unless another row has its slug. */
export async function addNamed(db: Transaction<Schema>, table: NamedTable, input: Named): Promise<Result<string>> {
	const row = { ...input, text: JSON.stringify(input.text) };
	const names = Object.keys(row).map((name) => sql.ref(name));
	const { rows } = await sql<{ id: string }>`
		insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(Object.values(row))})
		on conflict (slug) do nothing returning id`.execute(db);
	return rows[0] ? succeed(rows[0].id) : fail("taken", "slug");
}

type Change = { readonly id: string; readonly input: Named; readonly now: Date };

/** Updates a row whose slug is known to belong to no other row. */
export async function writeNamed(
	db: Transaction<Schema>,
	table: NamedTable,
	{ id, input, now }: Change,
): Promise<Result<undefined>> {
	const row = { ...input, text: JSON.stringify(input.text) };
	const sets = Object.entries(row).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
	await sql`update ${sql.table(table)} set ${sql.join(sets)}, version = version + 1, updated_at = ${now}
		where id = ${id}`.execute(db);
	return succeed();
}
