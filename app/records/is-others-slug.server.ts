import { sql, type Transaction } from "kysely";
import type { Schema } from "../../database/types.ts";
import { lockSlugs } from "./lock-slugs.server.ts";

export type SlugWish = {
	readonly slug: string;
	/** The record that is to have the slug; undefined for a new one. */
	readonly id?: string | undefined;
};

/**
 * Whether another record has this slug now; a room whose old addresses redirect checks those itself. Nobody else takes a slug of this table
 * until the transaction ends.
 */
export async function isOthersSlug(
	transaction: Transaction<Schema>,
	table: "faq_group" | "teacher" | "webinar" | "post" | "author" | "rubric",
	{ slug, id }: SlugWish,
): Promise<boolean> {
	await lockSlugs(transaction, table);
	const { rows } = await sql<{ id: string }>`
		select id from ${sql.table(table)} where slug = ${slug}`.execute(transaction);
	return rows.some((other) => other.id !== id);
}
