import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { isRowId } from "../../../shared/row-id.ts";

/** Tables whose rows have an id and a version. */
type Versioned = {
	[Table in keyof Schema]: Schema[Table] extends { id: unknown; version: unknown } ? Table : never;
}[keyof Schema];

/** `lock` of a resource whose record is one row with a uuid. */
export function lockRow(table: Versioned) {
	return async (transaction: Transaction<Schema>, id: string): Promise<number | undefined> => {
		if (!isRowId(id)) return undefined;
		const { rows } = await sql<{ version: number }>`
			select version from ${sql.table(table)} where id = ${id} for update`.execute(transaction);
		return rows[0]?.version;
	};
}
