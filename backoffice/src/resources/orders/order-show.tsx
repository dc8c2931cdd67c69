import { ShowPage } from "../../frames/show-page.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderCustomer } from "./order-customer.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderPayments } from "./order-payments.tsx";
import { OrderRefunds } from "./order-refunds.tsx";
import { OrderState } from "./order-state.tsx";
import { OrderTrace } from "./order-trace.tsx";
import { UnconfirmedReceipts } from "./unconfirmed-receipts.tsx";

/** An order with everything that happened to it, and what staff may do. */
export function OrderShow() {
	return (
		<ShowPage actions={<OrderActions />} mark={<OrderState />}>
			<OrderCustomer />
			<OrderLines />
			<OrderPayments />
			<UnconfirmedReceipts />
			<OrderRefunds />
			<OrderHistory />
			<OrderTrace />
		</ShowPage>
	);
}
