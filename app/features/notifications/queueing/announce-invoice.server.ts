import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import type { JobSender } from "../../../platform/jobs.server.ts";
import type { InvoiceMessage } from "../../checkout/checkout-deps.ts";
import { emailKey } from "../../checkout/rules/email-key.ts";
import { invoiceMessageKind, isInvoiceForManagers, isInvoiceForPayer } from "../facts/invoice-message.ts";
import { queueMessage } from "./queue-message.server.ts";
import { selectGivenBack } from "./select-given-back.server.ts";

/** Writes what is to be told of an invoice as rows for staff to see and adds the jobs that deliver them. */
export async function announceInvoice(
	db: Transaction<Schema>,
	{ invoiceId, news, toldOfOrder = [], surplus }: InvoiceMessage,
	jobs: JobSender,
): Promise<void> {
	const isReturn = news === "refunded";
	const givenBack = isReturn ? await selectGivenBack(db, { orderId: null, invoiceId }) : undefined;
	const message = { kind: invoiceMessageKind(news), invoiceId, details: { news, givenBack, surplus } };
	const { payerEmail, customerEmail } = await selectAddresses(db, invoiceId);
	const isPayerTold =
		emailKey(payerEmail) === emailKey(customerEmail) &&
		toldOfOrder.some((told) => told === "paid" || told === "part_paid" || told === "overpaid");
	if (isInvoiceForPayer(news) && emailKey(payerEmail) && !isPayerTold)
		await queueMessage(db, jobs, { channel: "letter", ...message });
	if (isInvoiceForManagers(news) && !toldOfOrder.some((told) => told === "paid" || told === "overpaid"))
		await queueMessage(db, jobs, { channel: "telegram", ...message });
}

/** Letters about the order go to its customer, who need not be the payer of the invoice. */
function selectAddresses(db: Transaction<Schema>, invoiceId: string) {
	return db
		.selectFrom("invoice")
		.leftJoin("courseOrder", "courseOrder.id", "invoice.orderId")
		.where("invoice.id", "=", invoiceId)
		.select(["invoice.payerEmail", "courseOrder.customerEmail"])
		.executeTakeFirstOrThrow();
}
