import { type RawBuilder, type SqlBool, sql } from "kysely";

/** Longer than a bank is waited for: a younger question may still be answered. */
const WAITING_MINUTES = 10;

/** Payments whose closing receipt was asked for and never confirmed, as a condition on `payment`. */
export function hasUnconfirmedReceipt(now: RawBuilder<Date> = sql`now()`) {
	return sql<SqlBool>`(payment.closing_receipt_at is null
		and payment.closing_receipt_asked_at < ${now} - ${WAITING_MINUTES} * interval '1 minute')`;
}
