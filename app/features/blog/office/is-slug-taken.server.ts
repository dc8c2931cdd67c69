import { sql, type Transaction } from "kysely";
import { findPresentSlug } from "../../../../database/find-present-slug.server.ts";
import type { Schema } from "../../../../database/types.ts";

type Wish = {
	readonly slug: string;
	/** Of the record that wants it; undefined for a new one. */
	readonly id?: string | undefined;
};

/** Whether a slug is another record's: its present one, or an old one whose address leads there for ever. */
export async function isSlugTaken(
	db: Transaction<Schema>,
	table: "post" | "author" | "rubric",
	{ slug, id }: Wish,
): Promise<boolean> {
	const present = (await findPresentSlug(db, table, slug)) ?? slug;
	const { rows } = await sql<{ id: string }>`
		select id from ${sql.table(table)} where slug in (${slug}, ${present})`.execute(db);
	return rows.some((other) => other.id !== id);
}
