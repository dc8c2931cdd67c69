import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import { foreignSellerOf } from "../../settings/foreign-seller.ts";
import type { SiteSettings } from "../../settings/site-settings.ts";
import { refreshPayments } from "../attempts/refresh-payments.server.ts";
import type { BankDeps } from "../checkout-deps.ts";
import { listPaymentTypes } from "../ways-to-pay/list-payment-types.ts";
import { getInvoice } from "./get-invoice.server.ts";
import type { InvoicePageView } from "./invoice-page-view.ts";

type PageDeps = BankDeps & { readonly settings: SiteSettings };

/** An invoice for its page in a language, after the bank has been asked about what is open; undefined when the key does not open it. */
export async function getInvoicePage(
	db: Database,
	{ locale, ...key }: { number: string; secret: string; locale: Locale },
	deps: PageDeps,
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
	return {
		...shown,
		ways,
		takesForeignCards: deps.banks.byType.has("card_foreign"),
		foreignSeller: invoice.total.currency === "USD" ? foreignSellerOf(deps.settings, locale) : undefined,
	};
}
