import { type SqlBool, sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";

/** The proof of a consent is kept for a dispute so long after the consent has ended (privacy policy 3.7, advertising consent 5.2). */
const KEEP_YEARS = 3;
/** A choice about cookies ends by itself (`app/layout/cookie-choice.ts`). */
const COOKIE_DAYS = 180;

/**
 * Erases where consents that ended long ago came from: address, browser and page. What was agreed to and when stays.
 * @returns how many consents there were.
 */
export async function eraseConsentTraces(db: Database, now: Date): Promise<number> {
	const before = sql`${now}::timestamptz - ${KEEP_YEARS} * interval '1 year'`;
	const result = await db
		.updateTable("consent")
		.set({ ip: null, agent: null, page: null })
		.where(
			sql<SqlBool>`(withdrawn_at < ${before} or (kind = 'cookies' and created_at < ${before} - ${COOKIE_DAYS} * interval '1 day'))`,
		)
		.where((where) => where.or((["ip", "agent", "page"] as const).map((trace) => where(trace, "is not", null))))
		.executeTakeFirst();
	return Number(result.numUpdatedRows);
}
