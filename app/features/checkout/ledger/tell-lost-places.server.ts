import type { Transaction } from "kysely";
import type { OrderState } from "../../../../database/order-types.ts";
import type { Schema } from "../../../../database/types.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { tellOrder } from "./move-order.server.ts";

type LostPlaces = {
	readonly order: { readonly id: string; readonly state: OrderState };
	/** Titles of the lines; nothing is told when there are none. */
	readonly lost: readonly string[];
};

/** Writes down which places an order has lost, and tells its customer and the managers: somebody has to offer another group. */
export async function tellLostPlaces(
	db: Transaction<Schema>,
	{ order, lost }: LostPlaces,
	deps: Pick<CheckoutDeps, "clock" | "messages">,
): Promise<void> {
	if (lost.length === 0) return;
	await tellOrder(db, { order, news: "place_lost", by: "clock", reason: lost.join("; ") }, deps);
}
