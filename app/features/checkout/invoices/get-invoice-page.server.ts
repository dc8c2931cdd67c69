import type { Database } from "../../../../database/open-database.server.ts";
import type { BankDeps } from "../checkout-deps.ts";
import { listPaymentTypes } from "../ordering/list-payment-types.ts";
import { refreshPayments } from "../payment/refresh-payments.server.ts";
import { getInvoice } from "./get-invoice.server.ts";
import type { InvoicePageView } from "./invoice-page-view.ts";

/** An invoice for its page, after the bank has been asked about what is open; undefined when the key does not open it. */
export async function getInvoicePage(
	db: Database,
	key: { number: string; secret: string },
	deps: BankDeps,
): Promise<InvoicePageView | undefined> {
	const known = await getInvoice(db, key);
	if (!known) return undefined;
	await refreshPayments(db, { invoiceNumber: known.number }, deps);
	const invoice = await getInvoice(db, key);
	if (!invoice) return undefined;
	const { payer: _payer, ...shown } = invoice;
	const isOpen = invoice.state === "open" || invoice.state === "part_paid";
	const ways = isOpen
		? listPaymentTypes(deps.banks, { [invoice.next.currency]: invoice.next })
				.filter(({ mode, refusal }) => mode === "single" && !refusal)
				.map(({ type }) => type)
		: [];
	return { ...shown, ways, takesForeignCards: deps.banks.byType.has("card_foreign") };
}
