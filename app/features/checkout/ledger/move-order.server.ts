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

type LedgerOrder = { readonly id: string; readonly state: OrderState };

/**
 * Moves an order that the caller has locked, writes its history and tells whoever is to know. The only place where a state changes.
 * @returns the new state, or undefined when the event leads nowhere from the present one.
 */
export async function moveOrder(
	db: Transaction<Schema>,
	{ order, move }: { order: LedgerOrder; move: OrderMove },
	deps: Pick<CheckoutDeps, "clock" | "messages">,
): Promise<OrderState | undefined> {
	const next = nextOrderState(order.state, move.event);
	if (!next) return undefined;
	const now = deps.clock.now();
	await db
		.updateTable("courseOrder")
		.set({ state: next, ...raised(now) })
		.where("id", "=", order.id)
		.execute();
	await insertEvent(db, { orderId: order.id, from: order.state, to: next }, { ...move, now });
	await deps.messages.announceOrder(db, { orderId: order.id, news: next });
	return next;
}

type OrderNote = Omit<OrderMove, "event"> & { readonly event: string; readonly now: Date };

/** Adds to the history of an order something that happened without a change of its state. */
export async function noteOrder(db: Transaction<Schema>, { id, state }: LedgerOrder, note: OrderNote): Promise<void> {
	await insertEvent(db, { orderId: id, from: state, to: state }, note);
}

type Passage = { readonly orderId: string; readonly from: OrderState; readonly to: OrderState };

async function insertEvent(db: Transaction<Schema>, { orderId, from, to }: Passage, note: OrderNote): Promise<void> {
	await db
		.insertInto("courseOrderEvent")
		.values({
			orderId,
			event: note.event,
			fromState: from,
			toState: to,
			reason: note.reason ?? null,
			details: JSON.stringify(note.details ?? {}),
			by: note.by,
			createdAt: note.now,
		})
		.execute();
}
