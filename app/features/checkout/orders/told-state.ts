import type { OrderState } from "../../../../database/order-types.ts";
import { isIn, PAID_STATES } from "../rules/order-state.ts";
import { isAwaited, isCapturedPayment } from "../rules/payment-state.ts";
import { isInstalmentType } from "../rules/payment-terms.ts";
import type { OrderView } from "./order-view.ts";

/** Whether a part of an order is paid and the rest is owed, also where staff gave some of it back by hand. */
export function isPaidInPart({ state, left }: Pick<OrderView, "state" | "left">): boolean {
	return isIn(state, PAID_STATES) && left.minor > 0;
}

/** The state to show: an order paid in part with a credit for the rest is shown as waiting for that credit. */
export function toldState(order: Pick<OrderView, "state" | "payments" | "left">): OrderState {
	const { state, payments } = order;
	if (!isPaidInPart(order)) return state;
	const applications = payments.filter((payment) => isInstalmentType(payment.paymentType) && isAwaited(payment));
	if (applications.some((application) => application.state === "authorized")) return "instalment_approved";
	return applications.length > 0 ? "instalment_pending" : state;
}

/**
 * What became of the credit behind an order's plan: the bank has yet to decide, has granted it, has refused it, or the order has ended. For
 * an order that is paid in part, the newest application decides.
 */
export function creditOf(
	order: Pick<OrderView, "state" | "payments" | "left">,
): "open" | "granted" | "refused" | "ended" {
	const { state, payments } = order;
	if (state === "cancelled" || state === "expired") return "ended";
	if (state === "instalment_refused") return "refused";
	if (state === "awaiting_payment" || state === "instalment_pending") return "open";
	if (!isPaidInPart(order)) return "granted";
	const application = payments.findLast((payment) => isInstalmentType(payment.paymentType));
	if (application?.state === "failed") return "refused";
	const isGranted = application && (application.state === "authorized" || isCapturedPayment(application.state));
	return isGranted ? "granted" : "open";
}
