import { sql, type Transaction } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { renameSlug } from "../../staff/office/rename-slug.server.ts";
import { type Kept, type Outcome, ok, refuse } from "../../staff/office/resource.ts";
import { isRowId } from "../../staff/office/row-version.server.ts";
import { isSlugTaken } from "./is-slug-taken.server.ts";

/** Authors and rubrics: rows that are named by a slug and hold their texts in both languages. */
type NamedTable = "author" | "rubric";
type Named = { readonly slug: string; readonly position: number; readonly text: object; readonly avatar?: string };

export async function readNamed<Document extends Named>(
	db: Database,
	table: NamedTable,
	ids: readonly string[],
): Promise<(Document & Kept)[]> {
	const known = ids.filter(isRowId);
	if (known.length === 0) return [];
	const picture = table === "author" ? sql`avatar,` : sql``;
	const { rows } = await sql<Document & Kept>`
		select id, version, slug, ${picture} position, text, updated_at from ${sql.table(table)}
		where id in (${sql.join(known)})`.execute(db);
	return rows;
}

export async function addNamed(db: Transaction<Schema>, table: NamedTable, input: Named): Promise<Outcome<string>> {
	if (await isSlugTaken(db, table, input)) return refuse("taken", "slug");
	const row = { ...input, text: JSON.stringify(input.text) };
	const names = Object.keys(row).map((name) => sql.ref(name));
	const { rows } = await sql<{ id: string }>`
		insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(Object.values(row))})
		returning id`.execute(db);
	return { ok: true, value: rows[0]?.id ?? "" };
}

type Change = { readonly id: string; readonly input: Named };

export async function writeNamed(
	db: Transaction<Schema>,
	table: NamedTable,
	{ id, input }: Change,
): Promise<Outcome<undefined>> {
	if (await isSlugTaken(db, table, { slug: input.slug, id })) return refuse("taken", "slug");
	const { rows } = await sql<{ slug: string }>`select slug from ${sql.table(table)} where id = ${id}`.execute(db);
	await renameSlug(db, { kind: table, from: rows[0]?.slug ?? input.slug, to: input.slug });
	const row = { ...input, text: JSON.stringify(input.text) };
	const sets = Object.entries(row).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
	await sql`update ${sql.table(table)} set ${sql.join(sets)}, version = version + 1, updated_at = now()
		where id = ${id}`.execute(db);
	return ok;
}
