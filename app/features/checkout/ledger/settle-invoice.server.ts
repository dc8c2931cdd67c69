import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

/** Brings an invoice to what its payments say: how much of it is paid. Money that came twice counts once. */
export async function settleInvoice(db: Transaction<Schema>, invoiceId: string, now: Date): Promise<void> {
	const { paid } = await db
		.selectFrom("payment")
		.where("invoiceId", "=", invoiceId)
		.where("state", "in", ["captured", "partially_refunded", "refunded"])
		.select(sql<number>`coalesce(sum(amount - excess), 0)::int`.as("paid"))
		.executeTakeFirstOrThrow();
	await db
		.updateTable("invoice")
		.set(({ eb }) => ({
			paid,
			state: sql<"open">`case when state = 'cancelled' and ${paid}::int = 0 then 'cancelled' when ${paid}::int = 0 then 'open'
				when ${paid}::int < total then 'part_paid' else 'paid' end`,
			updatedAt: now,
			version: eb("version", "+", 1),
		}))
		.where("id", "=", invoiceId)
		.where("paid", "<>", paid)
		.execute();
}
