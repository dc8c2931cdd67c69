import type { Database } from "../../../../database/open-database.server.ts";
import { raised } from "../../../../database/raised.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";

type RenderedRefusal = "invoiceUnknown" | "invoiceOfOrder" | "invoiceForeign" | "invoiceUnpaid";

/**
 * Staff: records that what an invoice without an order was for has been given, so that its payments, later ones included, get their closing
 * receipts (54-FZ). An order says the same by its lessons; the bank that takes dollars makes no receipts. Doing it twice changes nothing.
 */
export async function recordRendered(
	db: Database,
	{ invoiceId }: { readonly invoiceId: string },
	{ clock }: Pick<CheckoutDeps, "clock">,
): Promise<Result<undefined, RenderedRefusal>> {
	return inTransaction(db, async (transaction) => {
		const invoice = await transaction
			.selectFrom("invoice")
			.where("id", "=", invoiceId)
			.select(["orderId", "currency", "paid", "renderedAt"])
			.forNoKeyUpdate()
			.executeTakeFirst();
		if (!invoice) return fail("invoiceUnknown");
		if (invoice.orderId) return fail("invoiceOfOrder");
		if (invoice.currency !== "RUB") return fail("invoiceForeign");
		if (invoice.paid === 0) return fail("invoiceUnpaid");
		if (invoice.renderedAt) return succeed();
		const now = clock.now();
		await transaction
			.updateTable("invoice")
			.set({ renderedAt: now, ...raised(now) })
			.where("id", "=", invoiceId)
			.execute();
		return succeed();
	});
}
