import type { Database } from "../../../../database/open-database.server.ts";
import type { InvoiceState } from "../../../../database/order-types.ts";
import { raised } from "../../../../database/raised.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { isAuthorized, shutPages } from "../attempts/shut-pages.server.ts";
import type { BankDeps } from "../checkout-deps.ts";

/**
 * Staff: cancels an invoice that was written by mistake, or whose remaining parts nobody expects; pages of banks that are still open for it
 * are closed first. If the payer still pays all of it, because a bank could not close its page, the invoice is paid; a part of the rest
 * goes back by itself. Earlier payments stay until they are refunded. Cancelling twice changes nothing.
 */
export async function cancelInvoice(
	db: Database,
	{ invoiceId }: { readonly invoiceId: string },
	deps: BankDeps,
): Promise<Result<undefined, "invoiceUnknown" | "invoiceNotCancellable">> {
	const known = await db.selectFrom("invoice").where("id", "=", invoiceId).select("state").executeTakeFirst();
	if (!known) return fail("invoiceUnknown");
	if (isWaiting(known.state)) await shutPages(db, { invoiceId, failure: "invoice_cancelled" }, deps);
	return inTransaction(db, async (transaction) => {
		const invoice = await transaction
			.selectFrom("invoice")
			.where("id", "=", invoiceId)
			.select("state")
			.forNoKeyUpdate()
			.executeTakeFirst();
		if (invoice?.state === "cancelled") return succeed();
		if (!invoice || !isWaiting(invoice.state) || (await isAuthorized(transaction, { invoiceId })))
			return fail("invoiceNotCancellable");
		await transaction
			.updateTable("invoice")
			.set({ state: "cancelled", ...raised(deps.clock.now()) })
			.where("id", "=", invoiceId)
			.execute();
		return succeed();
	});
}

function isWaiting(state: InvoiceState): boolean {
	return state === "open" || state === "part_paid";
}
