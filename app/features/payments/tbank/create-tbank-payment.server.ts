import { withQuery } from "ufo";
import { findAttemptFault } from "../check-attempt.ts";
import { clipText } from "../clip-text.ts";
import type { CreatedPayment, PaymentAttempt, ProviderFailure } from "../provider.ts";
import { AMOUNT_PARAMETER } from "./read-tbank-notification.server.ts";
import type { TbankClient } from "./tbank-client.server.ts";
import type { TbankOptions } from "./tbank-options.ts";
import { buildTbankReceipt } from "./tbank-receipt.ts";
import { readTbankState } from "./tbank-report.ts";
import { initSchema } from "./tbank-wire.ts";

const LONGEST_DESCRIPTION = 140;

/** Init. The bank has no idempotency key: a second one with the same reference is refused. */
export async function createTbankPayment(
	client: TbankClient,
	attempt: PaymentAttempt,
	options: TbankOptions,
): Promise<CreatedPayment | ProviderFailure> {
	const fault = findAttemptFault(attempt, "RUB");
	if (fault) return fault;
	const { amount, customer, items } = attempt;
	const params = {
		Amount: amount.minor,
		OrderId: attempt.reference,
		Description: clipText(attempt.description, LONGEST_DESCRIPTION),
		PayType: "O",
		Language: attempt.locale,
		NotificationURL: withQuery(attempt.notificationUrl, { [AMOUNT_PARAMETER]: amount.minor }),
		SuccessURL: attempt.returnUrl,
		FailURL: attempt.returnUrl,
		Receipt: buildTbankReceipt({ items, customer, method: "full_prepayment" }, options),
	};
	const sent = await client.send("Init", params, initSchema);
	if (!sent.ok) return sent;
	const { PaymentId, PaymentURL, Status } = sent.answer;
	return { ok: true, providerId: PaymentId, redirectUrl: PaymentURL, state: readTbankState(Status) ?? "created" };
}
