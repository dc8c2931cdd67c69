import type { Transaction } from "kysely";
import type { MessageChannel, Schema } from "../../../../database/types.ts";
import type { JobSender } from "../../../platform/jobs.server.ts";
import type { StaffLetter } from "../../staff/staff-messages.ts";
import type { MessageAboutBooking } from "../facts/booking-message.ts";
import type { MessageAboutErasure } from "../facts/erasure-message.ts";
import type { MessageAboutInvoice } from "../facts/invoice-message.ts";
import type { Message } from "../facts/message.ts";
import type { MessageAboutOrder } from "../facts/order-message.ts";
import type { MessageAboutRegistration } from "../facts/registration-message.ts";
import type { MessageAboutRequest } from "../facts/request-message.ts";

/** Each message, with the row that it is about. */
type NewMessage =
	| (MessageAboutRequest & { readonly requestId: string })
	| (MessageAboutOrder & { readonly orderId: string })
	| (MessageAboutInvoice & { readonly invoiceId: string })
	| (MessageAboutBooking & { readonly trialBookingId: string })
	| (MessageAboutRegistration & { readonly registrationId: string })
	| (MessageAboutErasure & { readonly erasureId: string })
	| (Message<"letter", "comment-reply"> & { readonly commentId: string })
	| (Message<"letter", `staff-${StaffLetter["kind"]}`> & { readonly staffLetterId: string });

/** One queue a channel: a channel that is down keeps nobody else waiting. */
export function deliveryQueue(channel: MessageChannel): string {
	return `deliver-${channel}`;
}

/**
 * Writes a message as a row for staff to see and adds the job that delivers it, both as part of the transaction that it speaks of. `details`
 * become JSON: what the message keeps with itself, everything else is read when it is sent.
 */
export async function queueMessage(
	db: Transaction<Schema>,
	jobs: JobSender,
	{ channel, kind, details, ...about }: NewMessage,
): Promise<void> {
	const { id } = await db
		.insertInto("outgoingMessage")
		.values({ channel, kind, details: JSON.stringify(details), ...about })
		.returning("id")
		.executeTakeFirstOrThrow();
	await jobs.send(db, deliveryQueue(channel), { id });
}
