import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { eraseTraces } from "./erase-traces.server.ts";

/** The proof of a consent is kept for a dispute so long after the consent has ended (privacy policy 3.7, advertising consent 5.2). */
const KEEP_YEARS = 3;
/** A choice about cookies ends by itself (`app/layout/cookie-choice.ts`). */
const COOKIE_DAYS = 180;

/** Erases where consents that ended long ago came from. @returns how many consents there were. */
export async function eraseConsentTraces(db: Database, now: Date): Promise<number> {
	const before = sql`${now}::timestamptz - ${KEEP_YEARS} * interval '1 year'`;
	return eraseTraces(
		db,
		sql`(withdrawn_at < ${before} or (kind = 'cookies' and created_at < ${before} - ${COOKIE_DAYS} * interval '1 day'))
			and (ip is not null or agent is not null or page is not null)`,
	);
}
