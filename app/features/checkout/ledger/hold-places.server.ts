import type { Transaction } from "kysely";
import { tellContent } from "../../../../database/tell-content.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { DAY_MS } from "../../../shared/durations.ts";
import { setPlace } from "./seats.server.ts";

type HeldLine = {
	readonly lineId: string;
	readonly startId: string;
	/** The place that a request holds for it. */
	readonly savedHoldId: string | undefined;
};

/**
 * Holds a place for each line; the caller has locked the groups and counted. The places that requests held become the order's.
 * @returns false when such a place has just gone.
 */
export async function holdPlaces(
	db: Transaction<Schema>,
	held: { orderId: string; lines: readonly HeldLine[]; until: Date; now: Date },
): Promise<boolean> {
	const { orderId, until, now } = held;
	for (const { lineId, startId, savedHoldId } of held.lines) {
		const holdId = await holdSeat(db, { startId, orderId, savedHoldId, until, now });
		if (!holdId) return false;
		await setPlace(db, lineId, { place: "held", holdId });
	}
	if (held.lines.length > 0) await tellContent(db, "places");
	return true;
}

/**
 * When the hold on a place ends, for an order that keeps it until a given moment. The order itself gives its places back when it ends; this
 * is only a safety net, so that no place is lost should the job not run for a day.
 */
export function holdEnd(until: Date): Date {
	return new Date(until.getTime() + DAY_MS);
}

type NewHold = { startId: string; orderId: string; savedHoldId: string | undefined; until: Date; now: Date };

/** Holds one place for an order, the one that a request had held where there is such. Undefined when that has just gone. */
export async function holdSeat(
	db: Transaction<Schema>,
	{ startId, orderId, savedHoldId, until, now }: NewHold,
): Promise<string | undefined> {
	const expiresAt = holdEnd(until);
	return savedHoldId
		? takeOver(db, { holdId: savedHoldId, orderId, expiresAt })
		: insertHold(db, { startId, orderId, expiresAt, createdAt: now });
}

async function takeOver(
	db: Transaction<Schema>,
	{ holdId, orderId, expiresAt }: { holdId: string; orderId: string; expiresAt: Date },
): Promise<string | undefined> {
	const taken = await db
		.updateTable("seatHold")
		.set(({ ref }) => ({ orderId, requestExpiresAt: ref("seatHold.expiresAt"), expiresAt }))
		.where("id", "=", holdId)
		.where("orderId", "is", null)
		.where("releasedAt", "is", null)
		.returning("id")
		.executeTakeFirst();
	return taken?.id;
}

async function insertHold(
	db: Transaction<Schema>,
	hold: { startId: string; orderId: string; expiresAt: Date; createdAt: Date },
): Promise<string> {
	const { id } = await db.insertInto("seatHold").values(hold).returning("id").executeTakeFirstOrThrow();
	return id;
}
