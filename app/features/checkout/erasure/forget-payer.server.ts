import { type RawBuilder, type SqlBool, sql, type Transaction } from "kysely";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { eraseUnpaidInvoices } from "./erase-unpaid-invoices.server.ts";
import type { Buyer } from "./forget-buyer.server.ts";

/**
 * Erases a person from invoices that were cancelled unpaid. Other invoices are financial documents and keep the payer; one that is
 * cancelled unpaid later loses him then.
 */
export async function forgetPayer(db: Transaction<Schema>, { now, ...payer }: Buyer & { now: Date }): Promise<void> {
	const { rows } = await sql<{ id: string }>`
		select invoice.id from invoice where ${invoicesOf(payer)} for update`.execute(db);
	const isTheirs = sql<SqlBool>`invoice.id = any(${rows.map(({ id }) => id)}::uuid[])`;
	await eraseUnpaidInvoices(db, { which: isTheirs, now });
	await db
		.updateTable("invoice")
		.set({ forgottenAt: now, ...raised(now) })
		.where(isTheirs)
		.where("payerEmail", "<>", "")
		.execute();
}

/**
 * A condition on `invoice`: its payer left that phone or address, or its order came of these requests. One that staff have written for an
 * order is as old as the order.
 */
export function invoicesOf({ ids, phones, emails, until }: Buyer): RawBuilder<SqlBool> {
	return sql`(coalesce((select course_order.created_at from course_order where course_order.id = invoice.order_id), invoice.created_at) <= ${until}
		and (lower(trim(invoice.payer_email)) = any(${emails}::text[])
		or invoice.payer_phone = any(${phones}::text[])
		or invoice.order_id in (select course_order.id from course_order where course_order.request_id = any(${ids}::uuid[]))))`;
}
