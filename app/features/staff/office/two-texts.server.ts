import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

/** `lock` of a resource whose record is a row for each language, named by a word. Its version is the sum of theirs: it only rises. */
export function lockTexts(table: "page" | "guide") {
	return async (transaction: Transaction<Schema>, id: string): Promise<number | undefined> => {
		const { rows } = await sql<{ version: number }>`
			select version from ${sql.table(table)} where slug = ${id} order by locale for update`.execute(transaction);
		return rows.length === 0 ? undefined : rows.reduce((sum, { version }) => sum + version, 0);
	};
}
