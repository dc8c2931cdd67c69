import type { Transaction } from "kysely";
import { isHeldNow } from "../../../../database/is-held-now.server.ts";
import type { LinePlace } from "../../../../database/order-types.ts";
import type { Schema } from "../../../../database/types.ts";
import { freeSeats } from "../../catalog/places/free-seats.server.ts";

/** Ends a hold for good. @returns false when it had ended before. */
export async function useHold(db: Transaction<Schema>, holdId: string, now: Date): Promise<boolean> {
	const used = await db
		.updateTable("seatHold")
		.set({ releasedAt: now })
		.where("id", "=", holdId)
		.where(isHeldNow(now))
		.returning("id")
		.executeTakeFirst();
	return used !== undefined;
}

/** True while a group that takes people has a place that nobody has taken or holds. */
export async function hasFreeSeat(db: Transaction<Schema>, startId: string, now: Date): Promise<boolean> {
	const start = await db
		.selectFrom("start")
		.where("id", "=", startId)
		.where("status", "=", "open")
		.select(freeSeats(now).as("free"))
		.executeTakeFirst();
	return start !== undefined && start.free > 0;
}

/** Writes what has become of the place of a line. */
export async function setPlace(
	db: Transaction<Schema>,
	lineId: string,
	{ place, holdId }: { place: LinePlace; holdId: string | null },
): Promise<void> {
	await db.updateTable("courseOrderLine").set({ place, holdId }).where("id", "=", lineId).execute();
}

/** Which groups of lines were cancelled, and when they begin; the caller has locked them. */
export async function cancelledStarts(
	db: Transaction<Schema>,
	lines: readonly { readonly startId: string }[],
): Promise<ReadonlyMap<string, Date>> {
	if (lines.length === 0) return new Map();
	const ids = lines.map(({ startId }) => startId);
	const starts = await db
		.selectFrom("start")
		.where("id", "in", ids)
		.where("status", "=", "cancelled")
		.select(["id", "startsAt"])
		.execute();
	return new Map(starts.map(({ id, startsAt }) => [id, startsAt]));
}
