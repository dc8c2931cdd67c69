import { sql } from "kysely";
import { nextPeriod } from "../../../../database/next-period.server.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import { tellContent } from "../../../../database/tell-content.server.ts";

/**
 * Starts the next sale of the demo school where one has ended, whole periods later, at midnight in the school's zone. Only for a
 * demonstration: a sale that never ends is no sale. An end that was typed in the office has no period and stays.
 * @returns how many tariffs are on sale again.
 */
export async function renewDemoSales(
	db: Database,
	{ now, zone }: { readonly now: Date; readonly zone: string },
): Promise<number> {
	const end = nextPeriod({ at: sql`sale_until`, days: sql`sale_repeat_days`, zone: sql`${zone}::text`, now });
	const { numAffectedRows = 0n } = await sql`
		update tariff set
			sale_until = ${end} at time zone ${zone}::text,
			updated_at = ${now}::timestamptz, version = version + 1
		where sale_repeat_days is not null and sale_until <= ${now}::timestamptz`.execute(db);
	if (numAffectedRows > 0n) await tellContent(db, "courses");
	return Number(numAffectedRows);
}
