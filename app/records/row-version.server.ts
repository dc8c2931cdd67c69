import { sql, type Transaction } from "kysely";
import type { Database } from "../../database/open-database.server.ts";
import type { Schema } from "../../database/types.ts";
import { isRowId } from "../shared/row-id.ts";

/** Tables whose rows have an id and a version. */
type Versioned = {
	[Table in keyof Schema]: Schema[Table] extends { id: unknown; version: unknown } ? Table : never;
}[keyof Schema];

/**
 * Makes the `read` of a resource whose records are rows with a uuid: the given function is called only with ids that can be row ids, and
 * not at all without any.
 */
export function readRows<Row>(read: (db: Database, ids: readonly string[]) => Promise<Row[]>) {
	return async (db: Database, ids: readonly string[]): Promise<Row[]> => {
		const known = ids.filter(isRowId);
		return known.length === 0 ? [] : read(db, known);
	};
}

/** Makes the `lock` of a resource whose records are single rows with a uuid. */
export function lockRow(table: Versioned) {
	return async (transaction: Transaction<Schema>, id: string): Promise<number | undefined> => {
		if (!isRowId(id)) return undefined;
		const { rows } = await sql<{ version: number }>`
			select version from ${sql.table(table)} where id = ${id} for update`.execute(transaction);
		return rows[0]?.version;
	};
}
