import { sql } from "kysely";
import { CAPTURED_STATES } from "../rules/payment-state.ts";

/** What has gone back of a row of `invoice` without an order, besides what came twice; minor units. */
export const RETURNED_SUM = sql<number>`(select coalesce(sum(payout.amount), 0)::int from refund_payout payout
	join refund on refund.id = payout.refund_id join payment on payment.id = payout.payment_id
	where payment.invoice_id = invoice.id and payment.order_id is null and payout.state = 'done' and refund.kind <> 'excess')`;

/** What has come for a row of `invoice` without an order, besides what came twice; minor units. `paid` says so once it is settled. */
const CAME_SUM = sql<number>`(select coalesce(sum(payment.amount - payment.excess), 0)::int from payment
	where payment.invoice_id = invoice.id and payment.order_id is null and payment.state in (${sql.join([...CAPTURED_STATES])}))`;

/** Whether all that has come for a row of `invoice` without an order has gone back: nothing was paid by it, and no more money is wanted. */
export const IS_ALL_BACK = sql<boolean>`(invoice.order_id is null and ${CAME_SUM} > 0 and ${CAME_SUM} <= ${RETURNED_SUM})`;
