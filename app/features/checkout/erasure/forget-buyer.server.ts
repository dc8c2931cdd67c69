import { type RawBuilder, type SqlBool, sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { eraseTraces } from "../../requests/consents/erase-traces.server.ts";
import { withdrawConsents } from "../../requests/consents/withdraw-consents.server.ts";

/** Whose orders are meant: requests, phones, and addresses in small letters. */
export type Buyer = {
	readonly ids: readonly string[];
	readonly phones: readonly string[];
	readonly emails: readonly string[];
	/** What was ordered or billed later is left out. */
	readonly until: Date;
};

/** A condition on `course_order`: it came of these requests, or its customer left that phone or address, whichever request it came of. */
export function ordersOf({ ids, phones, emails, until }: Buyer): RawBuilder<SqlBool> {
	return sql`(course_order.created_at <= ${until} and (course_order.request_id = any(${ids}::uuid[])
		or course_order.customer_phone = any(${phones}::text[]) or course_order.customer_email_key = any(${emails}::text[])))`;
}

/**
 * Orders that stay lose what they tell of the browser and where their consents came from; the consents are withdrawn. An order that still
 * waits for its money is marked by this too: should it end unpaid, its person is erased as well.
 */
export async function forgetBuyer(db: Transaction<Schema>, { now, ...buyer }: Buyer & { now: Date }): Promise<void> {
	const isTheirs = sql<SqlBool>`${ordersOf(buyer)} and course_order.customer_email <> ''`;
	await sql`
		update course_order set roistat = null, visitor_zone = null, ip = null, agent = null, forgotten_at = ${now},
			version = version + 1, updated_at = ${now}
		where ${isTheirs}`.execute(db);
	const isAsked = sql<SqlBool>`order_id in (select course_order.id from course_order where ${isTheirs})`;
	await eraseTraces(db, isAsked);
	await withdrawConsents(db, isAsked, { through: "erasure", now });
}
