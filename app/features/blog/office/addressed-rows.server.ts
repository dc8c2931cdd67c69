import { sql, type Transaction } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { isSlugTaken } from "../../../records/is-slug-taken.server.ts";
import { addNamed, writeNamed } from "../../../records/named-rows.server.ts";
import { renameSlug } from "../../../records/rename-slug.server.ts";
import type { Kept } from "../../../records/resource.ts";
import { fail, type Result } from "../../../shared/result.ts";

/** Authors and rubrics: named rows with pages of their own, whose old addresses lead on. */
type AddressedTable = "author" | "rubric";
type Addressed = { readonly slug: string; readonly position: number; readonly text: object; readonly avatar?: string };

export async function readAddressed<Document extends Addressed>(
	db: Database,
	table: AddressedTable,
	ids: readonly string[],
): Promise<(Document & Kept)[]> {
	const picture = table === "author" ? sql`avatar,` : sql``;
	const { rows } = await sql<Document & Kept>`
		select id, version, slug, ${picture} position, text, updated_at from ${sql.table(table)}
		where id in (${sql.join(ids)})`.execute(db);
	return rows;
}

export async function addAddressed(
	db: Transaction<Schema>,
	table: AddressedTable,
	input: Addressed,
): Promise<Result<string>> {
	if (await isSlugTaken(db, table, input)) return fail("taken", "slug");
	return addNamed(db, table, input);
}

type Change = { readonly id: string; readonly input: Addressed; readonly now: Date };

export async function writeAddressed(
	db: Transaction<Schema>,
	table: AddressedTable,
	{ id, input, now }: Change,
): Promise<Result<undefined>> {
	if (await isSlugTaken(db, table, { slug: input.slug, id })) return fail("taken", "slug");
	const { rows } = await sql<{ slug: string }>`select slug from ${sql.table(table)} where id = ${id}`.execute(db);
	await renameSlug(db, { kind: table, from: rows[0]?.slug ?? input.slug, to: input.slug });
	return writeNamed(db, table, { id, input, now });
}
