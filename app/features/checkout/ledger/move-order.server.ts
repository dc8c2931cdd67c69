import type { Transaction } from "kysely";
import type { OrderState } from "../../../../database/order-types.ts";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { nextOrderState, type OrderEvent } from "../rules/order-state.ts";

export type OrderMove = {
	readonly event: OrderEvent;
	/** `customer`, `bank`, `clock` or the name of a member of staff. */
	readonly by: string;
	readonly reason?: string | undefined;
	readonly details?: object;
};

type MovedOrder = { readonly id: string; readonly state: OrderState };

/**
 * Moves an order that the caller has locked, writes its history and tells whoever is to know. The only place where a state changes.
 * @returns the new state, or undefined when the event leads nowhere from the present one.
 */
export async function moveOrder(
	db: Transaction<Schema>,
	{ order, move, deps }: { order: MovedOrder; move: OrderMove; deps: Pick<CheckoutDeps, "clock" | "messages"> },
): Promise<OrderState | undefined> {
	const next = nextOrderState(order.state, move.event);
	if (!next) return undefined;
	const now = deps.clock.now();
	await db
		.updateTable("courseOrder")
		.set({ state: next, ...raised(now) })
		.where("id", "=", order.id)
		.execute();
	await noteOrder(db, { order: { id: order.id, from: order.state, to: next }, note: move, now });
	await deps.messages.announceOrder(db, { orderId: order.id, news: next });
	return next;
}

type OrderNote = {
	readonly order: { readonly id: string; readonly from: OrderState | null; readonly to: OrderState };
	readonly note: {
		readonly event: string;
		readonly by: string;
		readonly reason?: string | undefined;
		readonly details?: object;
	};
	readonly now: Date;
};

/** Adds a line to the history of an order; with equal states it is something that happened without a change of state. */
export async function noteOrder(db: Transaction<Schema>, { order, note, now }: OrderNote): Promise<void> {
	await db
		.insertInto("courseOrderEvent")
		.values({
			orderId: order.id,
			event: note.event,
			fromState: order.from,
			toState: order.to,
			reason: note.reason ?? null,
			details: JSON.stringify(note.details ?? {}),
			by: note.by,
			createdAt: now,
		})
		.execute();
}
