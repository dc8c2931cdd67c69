import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

/** Removes these reasons from messages about orders. */
export async function forgetReasons(
	db: Transaction<Schema>,
	{ orders, reasons }: { readonly orders: readonly string[]; readonly reasons: readonly string[] },
): Promise<void> {
	await sql`
		update outgoing_message set details = jsonb_set(details, '{reason}', 'null')
		where order_id = any(${orders}::uuid[]) and details->>'reason' = any(${reasons}::text[])`.execute(db);
}
