import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

/** Counts a taken place more, or one less. False when the group has no seat to count: staff may have made it smaller. */
export async function countSeat(db: Transaction<Schema>, startId: string, change: 1 | -1): Promise<boolean> {
	const { rows } = await sql`update start set seats_taken = seats_taken + ${change}::int
		where id = ${startId}::uuid and seats_taken + ${change}::int between 0 and seats_total returning id`.execute(db);
	return rows.length > 0;
}
