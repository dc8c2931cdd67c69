import { sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";

/**
 * Begins the next sale of the demo school where one has ended, whole periods on, to midnights of the school's zone. Only for a
 * demonstration: a sale that is always on is no sale. An end that was typed in the office has no period and stays.
 * @returns how many tariffs are on sale again.
 */
export async function renewDemoSales(
	db: Database,
	{ now, zone }: { readonly now: Date; readonly zone: string },
): Promise<number> {
	const { numAffectedRows = 0n } = await sql`
		update tariff set
			sale_until = ((sale_until at time zone ${zone}::text) + sale_repeat_days * interval '1 day'
				* (floor(extract(epoch from (${now}::timestamptz at time zone ${zone}::text) - (sale_until at time zone ${zone}::text))
					/ 86400 / sale_repeat_days) + 1)) at time zone ${zone}::text,
			updated_at = ${now}::timestamptz, version = version + 1
		where sale_repeat_days is not null and sale_until <= ${now}::timestamptz`.execute(db);
	if (numAffectedRows > 0n) await sql`select pg_notify('content_changed', 'courses')`.execute(db);
	return Number(numAffectedRows);
}
