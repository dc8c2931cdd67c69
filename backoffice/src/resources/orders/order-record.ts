import { useRecordContext } from "react-admin";
import type { readOrders } from "../../../../app/features/checkout/office/read-orders.server.ts";
import type { Wire } from "../../providers/wire.ts";

/** An order as the API gives it; sums in minor units, moments as UTC instants. */
export type OrderRecord = Wire<Awaited<ReturnType<typeof readOrders>>[number]>;
export type OrderLine = OrderRecord["lines"][number];
export type OrderPlan = NonNullable<OrderRecord["plan"]>;
export type RefundRow = OrderRecord["refundRequests"][number];

/** The order at hand. */
export function useOrder(): OrderRecord | undefined {
	return useRecordContext<OrderRecord>();
}
