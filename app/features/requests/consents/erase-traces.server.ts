import type { RawBuilder, SqlBool } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";

/**
 * Erases where consents came from: address, browser and page. What was agreed to and when stays.
 * `which` is a condition on `consent`. @returns how many consents meet it.
 */
export async function eraseTraces(db: Database, which: RawBuilder<SqlBool>): Promise<number> {
	const result = await db
		.updateTable("consent")
		.set({ ip: null, agent: null, page: null })
		.where(which)
		.executeTakeFirst();
	return Number(result.numUpdatedRows);
}
