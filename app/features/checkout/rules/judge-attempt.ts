import type { OrderState } from "../../../../database/order-types.ts";
import type { PaymentState, PaymentType } from "../../payments/provider.ts";
import { type BankFinding, failureOfUnseen } from "./bank-finding.ts";
import type { FailureCode } from "./failure-word.ts";
import { isOpenPayment } from "./payment-state.ts";
import { ANSWER_PATIENCE_MS, ATTEMPT_LIFE_MS, SILENCE_LIMIT_MS } from "./payment-terms.ts";

/** An attempt to pay after its bank was asked about it. */
export type AskedAttempt = {
	readonly paymentType: PaymentType;
	/** Before the bank was asked, and since. */
	readonly stateBefore: PaymentState;
	readonly state: PaymentState;
	readonly hasPage: boolean;
	/** Since it was begun. */
	readonly ageMs: number;
	readonly finding: BankFinding;
	/** Null for an invoice without an order. */
	readonly orderState: OrderState | null;
	/** Something is still wanted for its order or invoice, or would be if the refund that is asked for were declined. */
	readonly isOwed: boolean;
};

export type AttemptVerdict =
	| { readonly kind: "leave" }
	/** The bank keeps the money ready or has approved the credit: its order waits, however long that takes. */
	| { readonly kind: "hold" }
	| { readonly kind: "close"; readonly state: "failed" | "expired"; readonly failure: FailureCode }
	/** The bank's page is to be shut with it. */
	| { readonly kind: "shut"; readonly state: "expired" | "cancelled"; readonly failure: FailureCode };

/** What is to be done with an attempt about which its bank has just been asked. */
export function judgeAttempt(attempt: AskedAttempt): AttemptVerdict {
	const { stateBefore, state, orderState, isOwed } = attempt;
	// Of the failed attempts, only those with a card are asked about, since another card may be tried on their pages.
	const isDeclined = stateBefore === "failed" && state === "failed";
	if (!isOpenPayment(state) && !isDeclined) return { kind: "leave" };
	const isReserved = state === "authorized";
	if (isReserved && isOwed) return { kind: "hold" };
	const ended = isReserved || isDeclined ? undefined : endOfLife(attempt);
	if (ended) return ended;
	if (orderState === "cancelled" || orderState === "expired") {
		return { kind: "shut", state: "cancelled", failure: "order_ended" };
	}
	return isOwed ? { kind: "leave" } : { kind: "shut", state: "cancelled", failure: "not_owed" };
}

/** How an attempt ends by its age; undefined while it may go on. A bank that stays silent is waited for longer. */
function endOfLife({ paymentType, hasPage, ageMs, finding }: AskedAttempt): AttemptVerdict | undefined {
	const life = ATTEMPT_LIFE_MS[paymentType];
	if (ageMs > life + SILENCE_LIMIT_MS) return { kind: "close", state: "expired", failure: "time_over" };
	if (finding === "silent") return undefined;
	if (!hasPage && ageMs > ANSWER_PATIENCE_MS) {
		return { kind: "close", state: "failed", failure: failureOfUnseen(finding) };
	}
	return ageMs > life ? { kind: "shut", state: "expired", failure: "time_over" } : undefined;
}
