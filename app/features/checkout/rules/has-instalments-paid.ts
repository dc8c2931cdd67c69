import type { PaymentState, PaymentType } from "../../payments/provider.ts";
import { isCapturedPayment } from "./payment-state.ts";
import { isInstalmentType } from "./payment-terms.ts";

/** Whether a bank has paid by instalments: what goes back of that goes to the bank, against the customer's debt. */
export function hasInstalmentsPaid(
	payments: readonly { readonly paymentType: PaymentType; readonly state: PaymentState }[],
): boolean {
	return payments.some(({ paymentType, state }) => isInstalmentType(paymentType) && isCapturedPayment(state));
}
