import { sql, type Transaction } from "kysely";
import { isHeldNow } from "../../../../database/is-held-now.server.ts";
import type { LinePlace } from "../../../../database/order-types.ts";
import { tellContent } from "../../../../database/tell-content.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { DAY_MS } from "../../../shared/durations.ts";
import { freeSeats } from "../../catalog/free-seats.server.ts";

/**
 * Places of an order are given back by the order itself when it ends; the end of a hold is only a net under it, so that no place is
 * lost should the job not run for a day.
 */
const NET_MS = DAY_MS;

/** Locks groups by id, the same order for everybody. */
export async function lockStarts(db: Transaction<Schema>, startIds: readonly string[]): Promise<void> {
	if (startIds.length === 0) return;
	const ids = [...new Set(startIds)].toSorted();
	await db.selectFrom("start").where("id", "in", ids).orderBy("id").select("id").forNoKeyUpdate().execute();
}

/** Groups in which orders hold places. */
export async function heldStarts(db: Transaction<Schema>, orderIds: readonly string[]): Promise<string[]> {
	if (orderIds.length === 0) return [];
	const lines = await db
		.selectFrom("courseOrderLine")
		.where("orderId", "in", [...orderIds])
		.where("place", "=", "held")
		.select("startId")
		.execute();
	return lines.flatMap(({ startId }) => startId ?? []);
}

type HeldLine = { readonly lineId: string; readonly startId: string; readonly hasSavedPlace: boolean };

/**
 * Holds a place for each line; the caller has locked the groups and counted. The place that a request held becomes the order's.
 * @returns false when that place has just gone.
 */
export async function holdPlaces(
	db: Transaction<Schema>,
	held: { orderId: string; lines: readonly HeldLine[]; savedHoldId: string | undefined; until: Date; now: Date },
): Promise<boolean> {
	const { orderId, until, now } = held;
	for (const line of held.lines) {
		const savedHoldId = line.hasSavedPlace ? held.savedHoldId : undefined;
		const holdId = await holdSeat(db, { startId: line.startId, orderId, savedHoldId, until, now });
		if (!holdId) return false;
		await setPlace(db, line.lineId, { place: "held", holdId });
	}
	if (held.lines.length > 0) await announcePlaces(db);
	return true;
}

type NewHold = { startId: string; orderId: string; savedHoldId: string | undefined; until: Date; now: Date };

/** Holds one place for an order, the one that a request had held where there is such. Undefined when that has just gone. */
export async function holdSeat(
	db: Transaction<Schema>,
	{ startId, orderId, savedHoldId, until, now }: NewHold,
): Promise<string | undefined> {
	const expiresAt = new Date(until.getTime() + NET_MS);
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

/** Keeps an order and its places at least until a moment. */
export async function extendOrder(db: Transaction<Schema>, orderId: string, until: Date): Promise<void> {
	await db
		.updateTable("courseOrder")
		.set({ expiresAt: until })
		.where("id", "=", orderId)
		.where("expiresAt", "<", until)
		.execute();
	await db
		.updateTable("seatHold")
		.set({ expiresAt: new Date(until.getTime() + NET_MS) })
		.where("orderId", "=", orderId)
		.where("releasedAt", "is", null)
		.where("expiresAt", "<", new Date(until.getTime() + NET_MS))
		.execute();
}

/** Gives held places back: to the request that held them while its own time runs, to everybody otherwise. */
export async function releasePlaces(db: Transaction<Schema>, orderId: string, now: Date): Promise<void> {
	const lines = await linesWith(db, orderId, ["held"]);
	if (lines.length === 0) return;
	await lockStarts(
		db,
		lines.map(({ startId }) => startId),
	);
	await db
		.updateTable("seatHold")
		.set({ orderId: null, expiresAt: sql<Date>`request_expires_at`, requestExpiresAt: null })
		.where("orderId", "=", orderId)
		.where("releasedAt", "is", null)
		.where("requestId", "is not", null)
		.where("requestExpiresAt", ">", now)
		.execute();
	await db
		.updateTable("seatHold")
		.set({ releasedAt: now })
		.where("orderId", "=", orderId)
		.where("releasedAt", "is", null)
		.execute();
	for (const line of lines) await setPlace(db, line.id, { place: "released", holdId: null });
	await announcePlaces(db);
}

/**
 * Makes places of a paid order its own. A place that was given back in the meantime is taken again if the group has one left; a group
 * that was cancelled has none.
 * @returns titles of the lines whose place is gone.
 */
export async function takePlaces(db: Transaction<Schema>, orderId: string, now: Date): Promise<string[]> {
	const lines = await linesWith(db, orderId, ["held", "released"]);
	await lockStarts(
		db,
		lines.map(({ startId }) => startId),
	);
	const cancelled = await cancelledStarts(db, lines);
	const lost: string[] = [];
	for (const line of lines) {
		const isTheirs =
			(line.holdId && (await useHold(db, line.holdId, now))) || (await hasFreeSeat(db, line.startId, now));
		const isThere = isTheirs && !cancelled.has(line.startId);
		const place = isThere && (await countSeat(db, line.startId, 1)) ? "taken" : "lost";
		if (place === "lost") lost.push(line.title);
		await setPlace(db, line.id, { place, holdId: null });
	}
	if (lines.length > 0) await announcePlaces(db);
	return lost;
}

/**
 * Ends the places that an order has in groups that were cancelled before they began: who was in one that had begun has had its lessons.
 * @returns titles of the lines whose place is gone.
 */
export async function losePlaces(db: Transaction<Schema>, orderId: string, now: Date): Promise<string[]> {
	const lines = await linesWith(db, orderId, ["held", "taken"]);
	await lockStarts(
		db,
		lines.map(({ startId }) => startId),
	);
	const cancelled = await cancelledStarts(db, lines);
	const lost = lines.filter(({ startId }) => (cancelled.get(startId) ?? now) > now);
	for (const line of lost) {
		if (line.holdId) await useHold(db, line.holdId, now);
		if (line.place === "taken") await countSeat(db, line.startId, -1);
		await setPlace(db, line.id, { place: "lost", holdId: null });
	}
	if (lost.length > 0) await announcePlaces(db);
	return lost.map(({ title }) => title);
}

/** Gives the places of an order back that has been refunded. */
export async function freePlaces(db: Transaction<Schema>, orderId: string): Promise<void> {
	const lines = await linesWith(db, orderId, ["taken"]);
	await lockStarts(
		db,
		lines.map(({ startId }) => startId),
	);
	for (const line of lines) {
		await countSeat(db, line.startId, -1);
		await setPlace(db, line.id, { place: "released", holdId: null });
	}
	if (lines.length > 0) await announcePlaces(db);
}

async function linesWith(db: Transaction<Schema>, orderId: string, places: readonly LinePlace[]) {
	const lines = await db
		.selectFrom("courseOrderLine")
		.where("orderId", "=", orderId)
		.where("place", "in", [...places])
		.orderBy("position")
		.select(["id", "startId", "holdId", "place", "title"])
		.execute();
	return lines.flatMap((line) => (line.startId ? [{ ...line, startId: line.startId }] : []));
}

/** Which groups of lines were cancelled, and when they begin; the caller has locked them. */
async function cancelledStarts(
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

/** Counts a taken place more, or one less. False when the group has no seat to count: staff may have made it smaller. */
export async function countSeat(db: Transaction<Schema>, startId: string, change: 1 | -1): Promise<boolean> {
	const { rows } = await sql`update start set seats_taken = seats_taken + ${change}::int
		where id = ${startId}::uuid and seats_taken + ${change}::int between 0 and seats_total returning id`.execute(db);
	return rows.length > 0;
}

/** Writes what has become of the place of a line. */
export async function setPlace(
	db: Transaction<Schema>,
	lineId: string,
	{ place, holdId }: { place: LinePlace; holdId: string | null },
): Promise<void> {
	await db.updateTable("courseOrderLine").set({ place, holdId }).where("id", "=", lineId).execute();
}

/** Pages that show places are made anew. */
export async function announcePlaces(db: Transaction<Schema>): Promise<void> {
	await tellContent(db, "places");
}
