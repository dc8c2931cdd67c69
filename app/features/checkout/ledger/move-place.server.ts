import type { Transaction } from "kysely";
import type { LinePlace } from "../../../../database/order-types.ts";
import { tellContent } from "../../../../database/tell-content.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { countSeat } from "../../catalog/places/count-seat.server.ts";
import { isIn, PAID_STATES } from "../rules/order-state.ts";
import { findKeptPlace } from "./find-kept-place.server.ts";
import { holdSeat } from "./hold-places.server.ts";
import type { OrderRow } from "./lock-order.server.ts";
import { hasFreeSeat, setPlace, useHold } from "./seats.server.ts";

type PlacedLine = {
	readonly id: string;
	readonly startId: string | null;
	readonly place: LinePlace;
	readonly holdId: string | null;
};
type PlaceMove = {
	readonly order: OrderRow;
	readonly line: PlacedLine;
	/** The group that the line comes to. */
	readonly startId: string;
	readonly now: Date;
};

/**
 * Gives a line a place in a group, and gives back the one that it had: taken at once where money has come, held as long as the order waits
 * otherwise. A place that a request of the customer holds in that group becomes that of the order. The caller has locked the order and both
 * groups.
 * @returns false when the group has no place left.
 */
export async function movePlace(db: Transaction<Schema>, move: PlaceMove): Promise<boolean> {
	const { line, startId, now } = move;
	const kept = await findKeptPlace(db, move);
	if (!kept && !(await hasFreeSeat(db, startId, now))) return false;
	const place = isIn(move.order.state, PAID_STATES) ? await takeSeat(db, move, kept) : await holdNew(db, move, kept);
	if (!place) return false;
	if (line.holdId) await useHold(db, line.holdId, now);
	if (line.place === "taken" && line.startId) await countSeat(db, line.startId, -1);
	await db.updateTable("courseOrderLine").set({ startId }).where("id", "=", line.id).execute();
	await setPlace(db, line.id, place);
	await tellContent(db, "places");
	return true;
}

type NewPlace = { readonly place: LinePlace; readonly holdId: string | null };

async function takeSeat(
	db: Transaction<Schema>,
	{ startId, now }: PlaceMove,
	kept: string | undefined,
): Promise<NewPlace | undefined> {
	if (!(await countSeat(db, startId, 1))) return undefined;
	if (kept) await useHold(db, kept, now);
	return { place: "taken", holdId: null };
}

async function holdNew(
	db: Transaction<Schema>,
	{ order, startId, now }: PlaceMove,
	kept: string | undefined,
): Promise<NewPlace | undefined> {
	const until = order.expiresAt ?? now;
	const holdId = await holdSeat(db, { startId, orderId: order.id, savedHoldId: kept, until, now });
	return holdId ? { place: "held", holdId } : undefined;
}
