import { formatMoney } from "../../../i18n/format.ts";
import { money } from "../../../shared/money.ts";
import type { AnnouncedInvoice } from "../facts/get-announced-invoice.server.ts";
import type { ManagerInvoiceNews } from "../facts/invoice-message.ts";
import { letterWords } from "../letters/letter-words.ts";

type InvoiceNotice = {
	readonly news: ManagerInvoiceNews;
	/** What goes back because it was no longer owed, in minor units, where that is the news. */
	readonly surplus?: number | undefined;
	/** Origin and base path of the site, without a trailing slash. */
	readonly publicUrl: string;
};

/**
 * The message to managers about an invoice. It goes abroad like the one about an order, so it has the initial of the payer at most; what
 * the invoice is for was typed by hand, may name a child, and is left to the office.
 */
export function invoiceText(
	{ id, invoice: { number, total, payer }, failedRefund }: Pick<AnnouncedInvoice, "id" | "invoice" | "failedRefund">,
	{ news, surplus, publicUrl }: InvoiceNotice,
): string {
	const say = letterWords("ru");
	const initial = [...payer.name.trim()][0]?.toLocaleUpperCase("ru");
	const refund = news === "refund_failed" ? failedRefund : surplus && money(surplus, total.currency);
	return [
		say(`staff.invoices.${news}`, { number }),
		refund
			? say("staff.orders.refund", { amount: formatMoney(refund, "ru") })
			: say("staff.orders.total", { total: formatMoney(total, "ru") }),
		...(initial ? [say("staff.who", { initial: `${initial}.` })] : []),
		say("staff.open", { url: `${publicUrl}/admin/invoices/${id}` }),
	].join("\n");
}
