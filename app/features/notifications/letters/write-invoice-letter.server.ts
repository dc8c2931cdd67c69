import { localizePath } from "../../../i18n/locales.ts";
import { createCheckoutAddresses } from "../../checkout/checkout-addresses.ts";
import { foreignSellerOf } from "../../settings/foreign-seller.ts";
import type { AnnouncedInvoice } from "../facts/get-announced-invoice.server.ts";
import type { InvoiceMessageDetails, PayerInvoiceNews } from "../facts/invoice-message.ts";
import { invoiceLetter } from "./invoice-letter.server.ts";
import type { Letter } from "./letter.ts";
import { letterSchool } from "./letter-school.ts";

/** The letter about an invoice, in the language it was written in. */
export function writeInvoiceLetter(
	{ invoice, secret, settings }: Pick<AnnouncedInvoice, "invoice" | "secret" | "settings">,
	{
		news,
		givenBack,
		surplus,
		siteUrl,
	}: InvoiceMessageDetails & { readonly news: PayerInvoiceNews; readonly siteUrl: string },
): Promise<Letter> {
	const { locale } = invoice;
	return invoiceLetter({
		invoice,
		news,
		givenBack,
		surplus,
		invoiceUrl: createCheckoutAddresses(siteUrl).invoice(invoice),
		myDataUrl: `${siteUrl}${localizePath(`/my/${secret}`, locale)}`,
		siteUrl: `${siteUrl}${localizePath("/", locale)}`,
		school: letterSchool(settings, locale),
		foreignSeller: foreignSellerOf(settings, locale),
	});
}
