import type { OrderState } from "../../../../database/order-types.ts";
import type { OrderView } from "../orders/order-view.ts";
import { isAwaited } from "./payment-state.ts";
import { isInstalmentType } from "./payment-terms.ts";

/** The state in whose words an order is told: a credit for the rest of one that is paid in part is told as one for the whole. */
export function toldState({ state, payments }: Pick<OrderView, "state" | "payments">): OrderState {
	if (state !== "part_paid") return state;
	const applications = payments.filter((payment) => isInstalmentType(payment.paymentType) && isAwaited(payment));
	if (applications.some((application) => application.state === "authorized")) return "instalment_approved";
	return applications.length > 0 ? "instalment_pending" : state;
}
