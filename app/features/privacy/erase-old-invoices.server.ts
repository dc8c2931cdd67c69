import { sql, type Transaction } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import type { Schema } from "../../../database/types.ts";
import { DAY_MS } from "../../shared/durations.ts";
import { eraseUnpaidInvoices, lockOldInvoices } from "../checkout/erasure/erase-unpaid-invoices.server.ts";
import { dropInvoiceLetters } from "../notifications/delivery/drop-invoice-letters.server.ts";
import type { ErasureDeps } from "./carry-out-erasure.server.ts";
import { eraseInBatches } from "./erase-in-batches.server.ts";

/**
 * Takes the payer out of invoices that were cancelled unpaid and that nothing has happened to for as long as the school may keep a
 * request; whoever was forgotten while the invoice was open is not kept so long. Each once. @returns how many there were.
 */
export async function eraseOldInvoices(
	db: Database,
	{ now, keepDays }: { now: Date; keepDays: number },
	deps: Pick<ErasureDeps, "eraseLetters">,
): Promise<number> {
	const before = new Date(now.getTime() - keepDays * DAY_MS);
	async function erase(transaction: Transaction<Schema>, limit: number) {
		const ids = await lockOldInvoices(transaction, { before, limit });
		const which = sql<boolean>`invoice.id = any(${ids}::uuid[])`;
		const letters = await dropInvoiceLetters(transaction, which);
		await eraseUnpaidInvoices(transaction, { which, now });
		return { ids, letters };
	}
	return eraseInBatches(db, erase, deps);
}
