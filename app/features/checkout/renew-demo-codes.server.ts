import { sql } from "kysely";
import { nextPeriod } from "../../../database/next-period.server.ts";
import type { Database } from "../../../database/open-database.server.ts";
import { tellContent } from "../../../database/tell-content.server.ts";

/**
 * Begins the next promotion of the demo school where one has ended: its code holds for another whole period, between midnights of the
 * school's zone. An end that was typed in the office has no period and stays.
 * @returns how many codes hold again.
 */
export async function renewDemoCodes(
	db: Database,
	{ now, zone }: { readonly now: Date; readonly zone: string },
): Promise<number> {
	const end = nextPeriod({ at: sql`valid_until`, days: sql`repeat_days`, zone: sql`${zone}::text`, now });
	const { numAffectedRows = 0n } = await sql`
		update promo_code set
			valid_from = (${end} - repeat_days * interval '1 day') at time zone ${zone}::text,
			valid_until = ${end} at time zone ${zone}::text,
			updated_at = ${now}::timestamptz, version = version + 1
		where repeat_days is not null and status = 'active' and valid_until <= ${now}::timestamptz`.execute(db);
	if (numAffectedRows > 0n) await tellContent(db, "promo-codes");
	return Number(numAffectedRows);
}
