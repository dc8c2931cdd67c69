import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

type Wish = {
	readonly slug: string;
	/** Of the record that wants it; undefined for a new one. */
	readonly id?: string | undefined;
};

/** Whether another record has this slug now; tables whose old addresses lead on for ever ask their own rooms. */
export async function isOthersSlug(
	transaction: Transaction<Schema>,
	table: "faq_group" | "teacher" | "webinar",
	{ slug, id }: Wish,
): Promise<boolean> {
	const { rows } = await sql<{ id: string }>`
		select id from ${sql.table(table)} where slug = ${slug}`.execute(transaction);
	return rows.some((other) => other.id !== id);
}
