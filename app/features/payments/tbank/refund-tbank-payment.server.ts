import { money } from "../../../shared/money.ts";
import { findItemsFault } from "../check-attempt.ts";
import type { PaymentProvider, ProviderFailure, RefundedPayment } from "../provider.ts";
import type { TbankClient } from "./tbank-client.server.ts";
import type { TbankOptions } from "./tbank-options.ts";
import { buildTbankReceipt } from "./tbank-receipt.ts";
import { readTbankState } from "./tbank-report.ts";
import { cancelSchema } from "./tbank-wire.ts";

/** Cancel with a sum and the receipt of what is given back; `ExternalRequestId` makes it happen once. */
export async function refundTbankPayment(
	client: TbankClient,
	{ providerId, amount, key, items, customer, isSettled }: Parameters<PaymentProvider["refund"]>[0],
	options: TbankOptions,
): Promise<RefundedPayment | ProviderFailure> {
	const fault = findItemsFault(items, amount);
	if (fault) return fault;
	const Receipt = buildTbankReceipt(
		{ items, customer, method: isSettled ? "full_payment" : "full_prepayment" },
		options,
	);
	const params = { PaymentId: providerId, Amount: amount.minor, ExternalRequestId: key, Receipt };
	const sent = await client.send("Cancel", params, cancelSchema);
	if (!sent.ok) return sent;
	const { OriginalAmount, NewAmount, Status } = sent.answer;
	const refunded = OriginalAmount - NewAmount;
	const state = readTbankState(Status) ?? (NewAmount === 0 ? "refunded" : "partially_refunded");
	return { ok: true, refunded: refunded > 0 ? money(refunded, "RUB") : amount, state };
}
