import type { Transaction } from "kysely";
import type { OrderState } from "../../../../database/order-types.ts";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";
import type { CheckoutDeps, DetailedNews, OrderHappening } from "../checkout-deps.ts";
import { nextOrderState, type OrderEvent } from "../rules/order-state.ts";

export type OrderMove = {
	readonly event: OrderEvent;
	/** `customer`, `bank`, `clock` or the name of a member of staff. */
	readonly by: string;
	readonly reason?: string | undefined;
	readonly details?: object | undefined;
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
	const moved = await insertEvent(db, { orderId: order.id, from: order.state, to: next }, { ...move, now });
	await deps.messages.announceOrder(db, { ...moved, news: next });
	return next;
}

type OrderTale = Pick<OrderMove, "by" | "reason"> &
	DetailedNews & {
		readonly order: LedgerOrder;
		/** Its name in the history, where that is another than the one of the news. */
		readonly event?: string;
	};

/** Writes down what happened to an order without a change of its state, and tells whoever is to know. */
export async function tellOrder(
	db: Transaction<Schema>,
	{ order, by, reason, event, ...told }: OrderTale,
	deps: Pick<CheckoutDeps, "clock" | "messages">,
): Promise<void> {
	const { news, details } = told;
	const noted = await noteOrder(db, order, { event: event ?? news, by, reason, details, now: deps.clock.now() });
	await deps.messages.announceOrder(db, { ...noted, ...told });
}

type OrderNote = Omit<OrderMove, "event"> & { readonly event: string; readonly now: Date };

/** Adds to the history of an order something that happened without a change of its state, and tells nobody. */
export function noteOrder(
	db: Transaction<Schema>,
	{ id, state }: LedgerOrder,
	note: OrderNote,
): Promise<OrderHappening> {
	return insertEvent(db, { orderId: id, from: state, to: state }, note);
}

type Passage = Pick<OrderHappening, "orderId" | "from" | "to">;

async function insertEvent(
	db: Transaction<Schema>,
	{ orderId, from, to }: Passage,
	{ event, by, reason, details = {}, now }: OrderNote,
): Promise<OrderHappening> {
	const happening = { orderId, from, to, by, reason: reason ?? null };
	await db
		.insertInto("courseOrderEvent")
		.values({
			orderId,
			event,
			fromState: from,
			toState: to,
			reason: happening.reason,
			details: JSON.stringify(details),
			by,
			createdAt: now,
		})
		.execute();
	return happening;
}
