import type { Database } from "../../../../database/open-database.server.ts";
import { type Money, money } from "../../../shared/money.ts";
import { getInvoice, type InvoiceView } from "../../checkout/invoices/get-invoice.server.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import type { SiteSettings } from "../../settings/site-settings.ts";

export type AnnouncedInvoice = {
	readonly id: string;
	/** Gives access to the payer's own data; only for letters to the payer. */
	readonly secret: string;
	readonly invoice: InvoiceView;
	readonly settings: SiteSettings;
	/** What was to go back and the bank has not taken, asked for by staff or paid twice; the newest. */
	readonly failedRefund: Money | undefined;
};

/** An invoice with everything that messages say of it; undefined when there is none. */
export async function getAnnouncedInvoice(db: Database, id: string): Promise<AnnouncedInvoice | undefined> {
	const key = await db.selectFrom("invoice").where("id", "=", id).select(["number", "secret"]).executeTakeFirst();
	const invoice = key && (await getInvoice(db, key));
	if (!invoice) return undefined;
	const refund = await db
		.selectFrom("refund")
		.where("invoiceId", "=", id)
		.where("orderId", "is", null)
		.where("state", "=", "failed")
		.orderBy("updatedAt", "desc")
		.select(["amount", "currency"])
		.executeTakeFirst();
	return {
		id,
		secret: key.secret,
		invoice,
		settings: await getSiteSettings(db),
		failedRefund: refund && money(refund.amount, refund.currency),
	};
}
