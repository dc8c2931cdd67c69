import { z } from "zod";
import type { Resource } from "../../../records/resource.ts";
import { lockRow, readRows } from "../../../records/row-version.server.ts";
import type { BankDeps } from "../checkout-deps.ts";
import { orderActions } from "./order-actions.server.ts";
import { ORDER_LIST } from "./order-list.server.ts";
import { readOrders } from "./read-orders.server.ts";

type OrderResourceDeps = { readonly bankDeps: BankDeps };

/** Orders with their lines, payments, refunds and history. Nothing of them is edited: what staff do with them are actions. */
export function createOrderResource({ bankDeps }: OrderResourceDeps): Resource {
	return {
		name: "orders",
		schema: z.object({}),
		isContent: false,
		// What staff and customers write as a reason stands in the history and in the refunds.
		privateFields: ["customer", "learner", "history", "refunds", "refundRequests"],
		list: ORDER_LIST,
		lock: lockRow("courseOrder"),
		read: readRows(readOrders),
		actions: orderActions(bankDeps),
	};
}
