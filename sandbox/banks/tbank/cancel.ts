import { type Answer, json } from "../../exchange.ts";
import { findReceiptFault } from "./check-receipt.ts";
import { cancelled, type TbankPayment } from "./payment.ts";
import { refuse } from "./refusal.ts";
import type { Till } from "./till.ts";

/** Cancel: an open payment is shut, a held one released, a taken one given back, wholly or in part; one request id does it once. */
export async function cancelPayment(
	payment: TbankPayment,
	{ Amount, Receipt, ExternalRequestId }: Record<string, unknown>,
	till: Till,
): Promise<Answer> {
	const key = typeof ExternalRequestId === "string" ? ExternalRequestId : "";
	if (key.length > 256) return refuse("201");
	const before = payment.cancels[key];
	if (before) return json(200, before);
	const kopecks = Amount === undefined ? payment.left : Number(Amount);
	if (!Number.isSafeInteger(kopecks)) return refuse("201");
	const change = cancelled(payment, kopecks);
	if ("code" in change) return refuse(change.code);
	// A part needs to be told what is given back.
	if (payment.hasReceipt && change.left > 0 && Receipt === undefined) return refuse("309");
	const fault = Receipt === undefined ? undefined : findReceiptFault(Receipt, kopecks);
	if (fault) return refuse(fault);
	const answer = {
		Success: true,
		ErrorCode: "0",
		TerminalKey: "StandInDEMO",
		Status: change.status,
		PaymentId: payment.id,
		OrderId: payment.orderId,
		OriginalAmount: payment.left,
		NewAmount: change.left,
		...(key ? { ExternalRequestId: key } : {}),
	};
	const cancels = key ? { ...payment.cancels, [key]: answer } : payment.cancels;
	await till.move(payment, { ...change, cancels });
	return json(200, answer);
}
