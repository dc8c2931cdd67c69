import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { KNOWN_ACTORS } from "../orders/history-word.ts";

/** A query for the events of orders whose reason is in the words of staff, which may name the person. */
function ofStaff(orders: readonly string[]) {
	return sql`from course_order_event where order_id = any(${orders}::uuid[])
		and reason is not null and by <> all(${KNOWN_ACTORS}::text[])`;
}

/** What staff wrote into the history of orders. */
export async function listStaffReasons(db: Transaction<Schema>, orders: readonly string[]): Promise<string[]> {
	const { rows } = await sql<{ reason: string }>`select distinct reason ${ofStaff(orders)}`.execute(db);
	return rows.map(({ reason }) => reason);
}

/** Takes what staff wrote out of the history of orders; that something happened stays. */
export async function eraseStaffReasons(db: Transaction<Schema>, orders: readonly string[]): Promise<void> {
	await sql`update course_order_event set reason = null where id in (select id ${ofStaff(orders)})`.execute(db);
}
