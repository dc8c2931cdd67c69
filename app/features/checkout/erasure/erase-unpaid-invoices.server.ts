import { type RawBuilder, type SqlBool, sql, type Transaction } from "kysely";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { ENDED_UNPAID, NOTHING_CAME } from "./erase-unpaid-orders.server.ts";

type Unpaid = {
	/** A condition on `invoice`. */
	readonly which: RawBuilder<SqlBool>;
	readonly now: Date;
};

/** A condition on `invoice`: it was cancelled, or its order ended, and no money came for it, so it is no money document. */
export const CANCELLED_UNPAID = sql<SqlBool>`((invoice.state = 'cancelled' or exists (select 1 from course_order
		where course_order.id = invoice.order_id and ${ENDED_UNPAID}))
	and not exists (select 1 from payment where payment.invoice_id = invoice.id and payment.state not in ${NOTHING_CAME}))`;

/**
 * Locks invoices that came to nothing and still name their payer, and that nothing has happened to since `before`, or whose payer was
 * forgotten while they were open. @returns the ids of at most `limit`.
 */
export async function lockOldInvoices(
	db: Transaction<Schema>,
	{ before, limit }: { readonly before: Date; readonly limit: number },
): Promise<string[]> {
	const { rows } = await sql<{ id: string }>`
		select invoice.id from invoice where ${CANCELLED_UNPAID} and invoice.payer_email <> ''
			and (invoice.forgotten_at is not null
				or greatest(invoice.created_at, invoice.updated_at) < ${before}::timestamptz)
		order by invoice.id
		limit ${limit}
		for update`.execute(db);
	return rows.map(({ id }) => id);
}

/** Takes the person out of invoices that were cancelled without a payment. What they were for may name a child, also in attempts to pay. */
export async function eraseUnpaidInvoices(db: Transaction<Schema>, { which, now }: Unpaid): Promise<void> {
	const erased = await db
		.updateTable("invoice")
		.set({ payerName: "", payerSurname: "", payerPhone: "", payerEmail: "", purpose: "", ...raised(now) })
		.where(which)
		.where(CANCELLED_UNPAID)
		.returning("id")
		.execute();
	// Money that comes all the same goes back by its items, so they keep a name.
	await sql`
		update payment set items = (select jsonb_agg(item || jsonb_build_object('name', invoice.number) order by place)
			from jsonb_array_elements(payment.items) with ordinality as listed (item, place))
		from invoice
		where invoice.id = payment.invoice_id and invoice.id = any(${erased.map(({ id }) => id)}::uuid[])
			and payment.order_id is null and payment.items <> '[]'`.execute(db);
}
