import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { type JobAttempt, JobPostponed } from "../../../platform/jobs.server.ts";
import { MOOT } from "../../../shared/moot-messages.ts";
import { sendBookingMessage } from "../sending/send-booking-message.server.ts";
import { sendErasureLetter } from "../sending/send-erasure-letter.server.ts";
import { sendInvoiceMessage } from "../sending/send-invoice-message.server.ts";
import { sendOrderMessage } from "../sending/send-order-message.server.ts";
import { sendRegistrationLetter } from "../sending/send-registration-letter.server.ts";
import { sendReplyLetter } from "../sending/send-reply-letter.server.ts";
import { sendRequestMessage } from "../sending/send-request-message.server.ts";
import { sendStaffLetter } from "../sending/send-staff-letter.server.ts";
import type { DeliveryDeps } from "./delivery-deps.ts";
import { type DeliveryFailure, type DeliveryOutcome, failByFault, failForGood } from "./delivery-outcome.ts";
import { filedLetters } from "./filed-letters.ts";
import type { OutgoingRow } from "./outgoing-row.ts";

/** Thrown so that the job runner tries again, no sooner than the service allows. */
export class DeliveryPostponed extends JobPostponed {
	constructor({ reason, cause, retryAfterSeconds }: DeliveryFailure) {
		super(reason, { cause, afterSeconds: retryAfterSeconds });
		// For the log, where it broke. What a stack begins with is the message, which may quote a visitor.
		if (cause instanceof Error) this.stack = [reason, ...framesOf(cause)].join("\n");
	}
}

function framesOf({ stack = "" }: Error): string[] {
	return stack.split("\n").filter((line) => /^\s+at /.test(line));
}

/**
 * Hands one outgoing message to its channel and records the outcome, including a fault of our own: a message that is no longer tried must
 * be one that staff can send again. A message that was delivered, given up, or dropped with its person is not sent even though its job
 * comes round; one whose person was erased while it was on its way leaves no file behind.
 * @throws DeliveryPostponed when the same message may get through later.
 */
export async function deliverMessage(
	db: Database,
	{ id, attempt }: { id: string; attempt: JobAttempt },
	deps: DeliveryDeps,
): Promise<void> {
	const message = await db
		.updateTable("outgoingMessage")
		.set({ attempts: sql<number>`attempts + 1` })
		.where("id", "=", id)
		.where("status", "=", "waiting")
		.returning([
			"id",
			"channel",
			"kind",
			"requestId",
			"orderId",
			"invoiceId",
			"commentId",
			"registrationId",
			"staffLetterId",
			"trialBookingId",
			"erasureId",
			"attempts",
			"details",
			"createdAt",
		])
		.executeTakeFirst();
	if (!message) return;
	const outcome = await send(db, message, deps).catch(failByFault);
	const isKept = await writeOutcome(db, {
		...{ id, kind: message.kind, outcome },
		...{ isLast: attempt.isLast, now: deps.clock.now() },
	});
	if (!isKept) {
		if (outcome.ok) await deps.eraseLetters?.(filedLetters([{ externalId: outcome.externalId ?? null }]));
		return;
	}
	if (!outcome.ok && outcome.retry) throw new DeliveryPostponed(outcome);
}

type AddressedRow = OutgoingRow & {
	readonly requestId: string | null;
	readonly orderId: string | null;
	readonly invoiceId: string | null;
	readonly commentId: string | null;
	readonly registrationId: string | null;
	readonly staffLetterId: string | null;
	readonly trialBookingId: string | null;
	readonly erasureId: string | null;
};

async function send(db: Database, message: AddressedRow, deps: DeliveryDeps): Promise<DeliveryOutcome> {
	const { requestId, orderId, invoiceId, commentId, registrationId, staffLetterId, trialBookingId, erasureId } =
		message;
	if (requestId) return sendRequestMessage(db, { ...message, requestId }, deps);
	if (orderId) return sendOrderMessage(db, { ...message, orderId }, deps);
	if (invoiceId) return sendInvoiceMessage(db, { ...message, invoiceId }, deps);
	if (commentId) return sendReplyLetter(db, { ...message, commentId }, deps);
	if (registrationId) return sendRegistrationLetter(db, { ...message, registrationId }, deps);
	if (staffLetterId) return sendStaffLetter(db, { ...message, staffLetterId }, deps);
	if (trialBookingId) return sendBookingMessage(db, { ...message, trialBookingId }, deps);
	if (erasureId) return sendErasureLetter(db, { ...message, erasureId }, deps);
	return failForGood("about nothing");
}

/** @returns false where the message was dropped with its person meanwhile: what became of it is not written down. */
async function writeOutcome(
	db: Database,
	{
		id,
		kind,
		outcome,
		isLast,
		now,
	}: Pick<OutgoingRow, "id" | "kind"> & { outcome: DeliveryOutcome; isLast: boolean; now: Date },
): Promise<boolean> {
	const hasEnded = outcome.ok || !outcome.retry || isLast;
	const written = await db
		.updateTable("outgoingMessage")
		.set({
			status: outcome.ok ? "delivered" : hasEnded ? "failed" : "waiting",
			lastError: outcome.ok ? null : outcome.reason,
			externalId: outcome.ok ? (outcome.externalId ?? null) : null,
			deliveredAt: outcome.ok ? now : null,
			// The address of someone who was forgotten is no longer needed.
			...(outcome.ok && kind === "erasure-done" ? { details: JSON.stringify({}) } : {}),
		})
		.where("id", "=", id)
		.where((where) => where.not(where.and([where("status", "=", "failed"), where("lastError", "=", MOOT.erased)])))
		.returning("id")
		.executeTakeFirst();
	return written !== undefined;
}
