import type { Database } from "../../../../database/open-database.server.ts";
import { MOOT } from "../../../shared/moot-messages.ts";
import type { DeliveryDeps } from "../delivery/delivery-deps.ts";
import { type DeliveryOutcome, failForGood, leaveToOtherBuild } from "../delivery/delivery-outcome.ts";
import type { OutgoingRow } from "../delivery/outgoing-row.ts";
import { getAnnouncedInvoice } from "../facts/get-announced-invoice.server.ts";
import { isAboutInvoice, isInvoiceForManagers, isInvoiceForPayer } from "../facts/invoice-message.ts";
import { writeInvoiceLetter } from "../letters/write-invoice-letter.server.ts";
import { invoiceText } from "../telegram/invoice-text.server.ts";
import { postLetter } from "./post-letter.server.ts";
import { tellManagers } from "./tell-managers.server.ts";

/** Hands a message about an invoice to its channel. */
export async function sendInvoiceMessage(
	db: Database,
	{ invoiceId, ...message }: OutgoingRow & { readonly invoiceId: string },
	{ channels, siteUrl }: DeliveryDeps,
): Promise<DeliveryOutcome> {
	const announced = await getAnnouncedInvoice(db, invoiceId);
	if (!announced) return failForGood(MOOT.noInvoice);
	if (!isAboutInvoice(message)) return leaveToOtherBuild();
	const { news, givenBack, surplus } = message.details;
	if (message.channel === "telegram") {
		if (!isInvoiceForManagers(news)) return failForGood(MOOT.notForManagers);
		const text = invoiceText(announced, { news, surplus, publicUrl: siteUrl });
		return tellManagers(channels, text);
	}
	if (message.channel === "crm" || !isInvoiceForPayer(news)) return failForGood("nothing for this channel");
	// Nobody is asked to pay an invoice that staff have cancelled, or that is paid by now.
	const { state } = announced.invoice;
	if (news === "created" && state === "cancelled") return failForGood(MOOT.noInvoice);
	if ((news === "created" || news === "part_paid") && state === "paid") return failForGood(MOOT.toldByAnother);
	const letter = await writeInvoiceLetter(announced, { news, givenBack, surplus, siteUrl });
	const { email } = announced.invoice.payer;
	return postLetter(channels, message, { ...letter, to: email });
}
