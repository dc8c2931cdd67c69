import { sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import { inTransaction } from "../../../database/transaction.server.ts";
import { DAY_MS } from "../../shared/durations.ts";
import { eraseUnpaidInvoices, lockOldInvoices } from "../checkout/erasure/erase-unpaid-invoices.server.ts";
import { dropInvoiceLetters } from "../notifications/delivery/drop-invoice-letters.server.ts";
import type { ErasureDeps } from "./carry-out-erasure.server.ts";

/** Invoices of one transaction: on the embedded database everybody else waits meanwhile. */
const BATCH = 50;

/**
 * Takes the payer out of invoices that were cancelled unpaid and that nothing has happened to for as long as the school may keep a
 * request; whoever was forgotten while the invoice was open is not kept so long. Each once. @returns how many there were.
 */
export async function eraseOldInvoices(
	db: Database,
	{ now, keepDays }: { now: Date; keepDays: number },
	{ eraseLetters }: Pick<ErasureDeps, "eraseLetters">,
): Promise<number> {
	const before = new Date(now.getTime() - keepDays * DAY_MS);
	let count = 0;
	for (;;) {
		const { invoices, letters } = await inTransaction(db, async (transaction) => {
			const old = await lockOldInvoices(transaction, { before, limit: BATCH });
			const which = sql<boolean>`invoice.id = any(${old}::uuid[])`;
			const dropped = await dropInvoiceLetters(transaction, which);
			await eraseUnpaidInvoices(transaction, { which, now });
			return { invoices: old, letters: dropped };
		});
		await eraseLetters(letters);
		count += invoices.length;
		if (invoices.length < BATCH) return count;
	}
}
