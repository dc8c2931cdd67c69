import { sql, type Transaction } from "kysely";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";
import type { CheckoutDeps, OrderNews } from "../checkout-deps.ts";
import { CAPTURED_STATES } from "../rules/payment-state.ts";
import { IS_ALL_BACK } from "./invoice-sums.server.ts";

type Settlement = {
	readonly invoiceId: string;
	/** What the same money has made of the order. */
	readonly toldOfOrder: readonly OrderNews[];
};

/**
 * Brings an invoice that the caller has locked in line with its payments: how much of it is paid. Money that came twice is counted and
 * announced once. A cancelled invoice never asks for the rest again, and money that the bank reports as returned at once pays nothing.
 */
export async function settleInvoice(
	db: Transaction<Schema>,
	{ invoiceId, toldOfOrder }: Settlement,
	deps: Pick<CheckoutDeps, "clock" | "messages">,
): Promise<void> {
	const before = await db
		.selectFrom("invoice")
		.where("id", "=", invoiceId)
		.select(["state", "paid"])
		.executeTakeFirstOrThrow();
	const { paid } = await db
		.selectFrom("payment")
		.where("invoiceId", "=", invoiceId)
		.where("state", "in", [...CAPTURED_STATES])
		.select(sql<number>`coalesce(sum(amount - excess), 0)::int`.as("paid"))
		.executeTakeFirstOrThrow();
	if (paid === before.paid) return;
	const { state } = await db
		.updateTable("invoice")
		.set({
			paid,
			state: sql<"open">`case when state = 'cancelled' and ${paid}::int < total then 'cancelled' when ${paid}::int = 0 then 'open'
				when ${IS_ALL_BACK} then 'cancelled'
				when ${paid}::int < total then 'part_paid' else 'paid' end`,
			...raised(deps.clock.now()),
		})
		.where("id", "=", invoiceId)
		.returning("state")
		.executeTakeFirstOrThrow();
	const isNews = state === "part_paid" || (state === "paid" && before.state !== "paid");
	if (isNews) await deps.messages.announceInvoice(db, { invoiceId, news: state, toldOfOrder });
}
