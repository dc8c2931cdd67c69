import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { MOOT } from "../../../shared/moot-messages.ts";
import { filedLetters } from "./filed-letters.ts";

type Payer = {
	/** Requests. */
	readonly ids: readonly string[];
	readonly phones: readonly string[];
	/** In small letters. */
	readonly emails: readonly string[];
};

/**
 * An invoice is a paper about money and keeps its address; letters about it are dropped by that address, its phone, or its order. One
 * that waits has to lose its invoice too: its job still comes round, and would find the address there.
 */
export async function dropInvoiceLetters(db: Transaction<Schema>, { ids, phones, emails }: Payer): Promise<string[]> {
	const isTheirs = sql<boolean>`channel = 'letter' and invoice_id in (
		select invoice.id from invoice left join course_order bought on bought.id = invoice.order_id
		where lower(trim(invoice.payer_email)) = any(${emails}::text[]) or invoice.payer_phone = any(${phones}::text[])
			or bought.request_id = any(${ids}::uuid[]))`;
	const sent = await db.selectFrom("outgoingMessage").where(isTheirs).select("externalId").execute();
	await db
		.updateTable("outgoingMessage")
		.set({ status: "failed", lastError: MOOT.erased, invoiceId: null })
		.where(isTheirs)
		.where("status", "<>", "delivered")
		.execute();
	return filedLetters(sent);
}
