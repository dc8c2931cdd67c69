import type { OrderState } from "../../../../database/order-types.ts";
import { isAwaited, isCapturedPayment } from "../rules/payment-state.ts";
import { isInstalmentType } from "../rules/payment-terms.ts";
import type { OrderView } from "./order-view.ts";

/** The state to show: a part-paid order with a credit for the rest is shown as waiting for that credit. */
export function toldState({ state, payments }: Pick<OrderView, "state" | "payments">): OrderState {
	if (state !== "part_paid") return state;
	const applications = payments.filter((payment) => isInstalmentType(payment.paymentType) && isAwaited(payment));
	if (applications.some((application) => application.state === "authorized")) return "instalment_approved";
	return applications.length > 0 ? "instalment_pending" : state;
}

/**
 * What became of the credit that the plan of an order is for: the bank has yet to say, has granted it, has refused it, or the order has
 * ended. Of an order that is paid in part the newest application tells.
 */
export function creditOf({
	state,
	payments,
}: Pick<OrderView, "state" | "payments">): "open" | "granted" | "refused" | "ended" {
	if (state === "cancelled" || state === "expired") return "ended";
	if (state === "instalment_refused") return "refused";
	if (state === "awaiting_payment" || state === "instalment_pending") return "open";
	if (state !== "part_paid") return "granted";
	const application = payments.findLast((payment) => isInstalmentType(payment.paymentType));
	if (application?.state === "failed") return "refused";
	const isGranted = application && (application.state === "authorized" || isCapturedPayment(application.state));
	return isGranted ? "granted" : "open";
}
