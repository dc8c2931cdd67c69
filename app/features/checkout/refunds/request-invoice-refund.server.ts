import type { Transaction } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { insertRefund, plainFormula } from "../ledger/refund-rows.server.ts";
import { OPEN_REFUND_STATES } from "../rules/refund-state.ts";
import { selectRefundable } from "./select-refundable.server.ts";

export type InvoiceRefundRequest = {
	readonly invoiceId: string;
	/** Made for every opened form: sent again it is the same refund. */
	readonly key: string;
	/** Minor units. */
	readonly amount: number;
	readonly reason: string;
	/** Name of the member of staff. */
	readonly by: string;
};
export type InvoiceRefundRefusal =
	| "invoiceUnknown"
	| "invoiceOfOrder"
	| "refundOpen"
	| "nothingToRefund"
	| "refundTooLarge";

/**
 * Staff: money of an invoice without an order that goes back, a sum that they name, since no lessons are counted. The bank is asked by
 * whoever carries it out. One is decided before the next is asked for.
 */
export function requestInvoiceRefund(
	db: Database,
	{ invoiceId, key, amount, reason, by }: InvoiceRefundRequest,
	{ clock }: Pick<CheckoutDeps, "clock">,
): Promise<Result<{ readonly refundId: string }, InvoiceRefundRefusal>> {
	return inTransaction(db, async (transaction) => {
		const invoice = await transaction
			.selectFrom("invoice")
			.where("id", "=", invoiceId)
			.select(["orderId", "currency"])
			.forNoKeyUpdate()
			.executeTakeFirst();
		if (!invoice) return fail("invoiceUnknown");
		if (invoice.orderId) return fail("invoiceOfOrder");
		const idempotencyKey = `${invoiceId}:${key}`;
		const same = await findRefund(transaction, idempotencyKey);
		if (same) return succeed({ refundId: same });
		const payable = { orderId: null, invoiceId };
		if (await hasOpenRefund(transaction, invoiceId)) return fail("refundOpen");
		const most = (await selectRefundable(transaction, payable)).reduce((sum, { left }) => sum + left, 0);
		if (most === 0) return fail("nothingToRefund");
		if (amount > most) return fail("refundTooLarge");
		const refundId = await insertRefund(transaction, {
			...{ ...payable, kind: "by_hand", currency: invoice.currency, formula: plainFormula(amount), reason, by },
			...{ state: "requested", idempotencyKey, now: clock.now() },
		});
		return succeed({ refundId });
	});
}

async function findRefund(db: Transaction<Schema>, idempotencyKey: string): Promise<string | undefined> {
	const refund = await db
		.selectFrom("refund")
		.where("idempotencyKey", "=", idempotencyKey)
		.select("id")
		.executeTakeFirst();
	return refund?.id;
}

/** What was paid twice goes back beside this one, by itself. */
async function hasOpenRefund(db: Transaction<Schema>, invoiceId: string): Promise<boolean> {
	const open = await db
		.selectFrom("refund")
		.where("invoiceId", "=", invoiceId)
		.where("orderId", "is", null)
		.where("kind", "<>", "excess")
		.where("state", "in", OPEN_REFUND_STATES)
		.select("id")
		.executeTakeFirst();
	return open !== undefined;
}
