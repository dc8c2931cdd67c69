import type { RawBuilder, SqlBool, Transaction } from "kysely";
import type { Schema } from "../../../database/types.ts";
import { eraseStaffReasons, listStaffReasons } from "../checkout/erasure/erase-staff-reasons.server.ts";
import { eraseUnpaidOrders } from "../checkout/erasure/erase-unpaid-orders.server.ts";
import { forgetReasons } from "../notifications/delivery/forget-reasons.server.ts";

/**
 * Takes the person out of orders that ended without a payment, and out of what staff wrote about them, also into messages.
 * `which` is a condition on `course_order`. @returns their ids.
 */
export async function eraseOrders(
	db: Transaction<Schema>,
	{ which, now }: { readonly which: RawBuilder<SqlBool>; readonly now: Date },
): Promise<string[]> {
	const orders = await eraseUnpaidOrders(db, { which, now });
	await forgetReasons(db, { orders, reasons: await listStaffReasons(db, orders) });
	await eraseStaffReasons(db, orders);
	return orders;
}
