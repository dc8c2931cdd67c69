import type { Transaction } from "kysely";
import type { OrderState } from "../../../../database/order-types.ts";
import type { Schema } from "../../../../database/types.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { moveOrder, type OrderMove } from "./move-order.server.ts";
import { checkAtOnce } from "./open-payments.server.ts";
import { releaseRedemption } from "./redemptions.server.ts";
import { releasePlaces } from "./release-places.server.ts";

/**
 * Cancels or expires an order that the caller has locked: its code and its places are free again, and the job shuts its pages at banks.
 * @returns false when the order is in a state that can't end so.
 */
export async function endOrder(
	db: Transaction<Schema>,
	{ order, move }: { order: { id: string; state: OrderState }; move: OrderMove & { event: "cancel" | "expire" } },
	deps: Pick<CheckoutDeps, "clock" | "messages">,
): Promise<boolean> {
	if (!(await moveOrder(db, { order, move }, deps))) return false;
	const now = deps.clock.now();
	await db.updateTable("courseOrder").set({ expiresAt: null }).where("id", "=", order.id).execute();
	await releaseRedemption(db, order.id, now);
	await releasePlaces(db, order.id, now);
	await checkAtOnce(db, { orderId: order.id, invoiceId: null }, now);
	return true;
}
