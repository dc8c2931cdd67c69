import { sql } from "kysely";
import type { InvoiceState } from "../../../../database/order-types.ts";
import { DUE_SUM, OWED_SUM, PAID_SUM } from "../ledger/order-sums.server.ts";

/**
 * The state of a row of `invoice` as it is shown on the site and in the office. What its order was paid another way is not asked for again;
 * if the order ended or lost its place unpaid, the invoice cannot be paid.
 */
export const INVOICE_STATE = sql<InvoiceState>`case
	when invoice.state = 'cancelled' or invoice.order_id is null or invoice.paid >= invoice.total then invoice.state
	else (select case when ${OWED_SUM} > 0 then invoice.state when ${PAID_SUM} >= ${DUE_SUM} then 'paid' else 'cancelled' end
		from course_order where course_order.id = invoice.order_id) end`;
