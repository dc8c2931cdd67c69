import type { Transaction } from "kysely";
import { isHeldNow } from "../../../../database/is-held-now.server.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { eachRow } from "../../../platform/each-row.server.ts";
import type { Log } from "../../../platform/log.server.ts";
import { type WrittenStart, writeStart } from "../../../shared/start-time.ts";
import { takeMovedPlaces } from "../../catalog/places/take-moved-places.server.ts";
import { type PromiseSettings, promiseCall } from "../promise/promise-time.server.ts";
import { putAmongCalls } from "./put-among-calls.server.ts";
import { tellBoard } from "./tell-board.server.ts";

/** What the log of a request, and its letter, store about a moved group. */
export type GroupMove = { readonly from: WrittenStart; readonly to: WrittenStart };

export type MovedHoldMessages = {
	/** A letter to somebody who left an address, as part of the transaction that notes the move. */
	announceMovedGroup(db: Transaction<Schema>, requestId: string, move: GroupMove): Promise<void>;
};

type Telling = { readonly now: Date; readonly messages: MovedHoldMessages; readonly log: Log };

/** Holds a run looks at; the rest waits for the next one. */
const BATCH = 200;

/**
 * Tells people whose requests hold a place in a group that staff have moved to another time: by letter, or, without an address, by a call
 * within the promise, each in a transaction of its own. A hold that an order has taken over is announced with the order.
 * @returns how many were told.
 */
export async function tellMovedHolds(db: Database, telling: Telling, settings: PromiseSettings): Promise<number> {
	const moved = await db
		.selectFrom("movedPlace")
		.innerJoin("start", "start.id", "movedPlace.startId")
		.where("movedPlace.holdId", "is not", null)
		.where("start.startsAt", ">", telling.now)
		.orderBy("movedPlace.createdAt")
		.limit(BATCH)
		.select("holdId as id")
		.$narrowType<{ id: string }>()
		.execute();
	const callAt = promiseCall(telling.now, settings).respondBy;
	return eachRow(
		moved,
		({ id }) => inTransaction(db, (transaction) => tellHolder(transaction, { holdId: id, callAt }, telling)),
		{ log: telling.log, what: "hold" },
	);
}

async function tellHolder(
	db: Transaction<Schema>,
	{ holdId, callAt }: { readonly holdId: string; readonly callAt: Date },
	{ now, messages }: Telling,
): Promise<boolean> {
	const [moved] = await takeMovedPlaces(db, { column: "holdId", ids: [holdId] }, now);
	const holder = moved && (await findHolder(db, holdId, now));
	if (!moved || !holder) return false;
	const move: GroupMove = { from: writeStart(moved.from), to: writeStart(moved.to) };
	await db
		.insertInto("contactRequestEvent")
		.values({
			requestId: holder.id,
			kind: "changed",
			details: JSON.stringify({ group: "moved", ...move }),
			by: moved.by,
			createdAt: now,
		})
		.execute();
	if (holder.email) await messages.announceMovedGroup(db, holder.id, move);
	else await putAmongCalls(db, { id: holder.id, callAt, now });
	await tellBoard(db, holder.id);
	return true;
}

/** The request that holds the place still. */
function findHolder(db: Transaction<Schema>, holdId: string, now: Date) {
	return db
		.selectFrom("seatHold")
		.innerJoin("contactRequest", "contactRequest.id", "seatHold.requestId")
		.where("seatHold.id", "=", holdId)
		.where("seatHold.orderId", "is", null)
		.where(isHeldNow(now))
		.select(["contactRequest.id", "contactRequest.email"])
		.executeTakeFirst();
}
