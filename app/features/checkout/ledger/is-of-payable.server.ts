import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Schema } from "../../../../database/types.ts";

/** What money comes and goes back for: an order, or an invoice, which may belong to an order. At least one of the two is there. */
export type Payable = { readonly orderId: string | null; readonly invoiceId: string | null };

/** Whether a row of `payment` or `refund` is of this order; of this invoice only where neither has an order. */
export function isOfPayable({ orderId, invoiceId }: Payable): Expression<SqlBool> {
	const eb = expressionBuilder<Schema, "payment" | "refund">();
	return orderId ? eb("orderId", "=", orderId) : eb.and([eb("invoiceId", "=", invoiceId), eb("orderId", "is", null)]);
}
