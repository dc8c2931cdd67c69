import { type RawBuilder, type SqlBool, sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { MOOT } from "../../../shared/moot-messages.ts";
import { filedLetters } from "./filed-letters.ts";

/**
 * Drops the letters about invoices whose payer is erased, and those that refused an earlier wish of the payer to be forgotten. A paid
 * invoice is a financial document and keeps the payer's address, so a letter that still waits also loses its link to the invoice: its job
 * comes round all the same, and would find the address there. `which` is a condition on `invoice`.
 * @returns the files of letters to delete.
 */
export async function dropInvoiceLetters(db: Transaction<Schema>, which: RawBuilder<SqlBool>): Promise<string[]> {
	const invoices = sql`(select invoice.id from invoice where ${which})`;
	const isAbout = sql<SqlBool>`channel = 'letter' and (invoice_id in ${invoices} or kind = 'erasure-refused' and erasure_id in (
		select erasure_request.id from erasure_request where erasure_request.invoice_id in ${invoices}))`;
	const sent = await db.selectFrom("outgoingMessage").where(isAbout).select("externalId").execute();
	await db
		.updateTable("outgoingMessage")
		.set({ status: "failed", lastError: MOOT.erased, invoiceId: null })
		.where(isAbout)
		.where("status", "<>", "delivered")
		.execute();
	return filedLetters(sent);
}
