import type { Transaction } from "kysely";
import { isHeldNow } from "../../../../database/is-held-now.server.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import { tellContent } from "../../../../database/tell-content.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { eachRow } from "../../../platform/each-row.server.ts";
import type { Log } from "../../../platform/log.server.ts";
import { type WrittenStart, writeStart } from "../../../shared/start-time.ts";
import { type PromiseSettings, promiseCall } from "../promise/promise-time.server.ts";
import { putAmongCalls } from "./put-among-calls.server.ts";
import { tellBoard } from "./tell-board.server.ts";

/** What the log of a request stores about a cancelled group; `from` is when it was to begin. */
export type GroupCancelling = { readonly group: "cancelled"; readonly from: WrittenStart };

/** How many holds one run looks at; the rest wait for the next one. */
const BATCH = 200;

/**
 * Releases the places that requests hold in groups cancelled by staff and puts those requests among the calls due within the promise, as no
 * letter tells of it; each in a transaction of its own. A hold that an order has taken over ends with the order's place.
 * @returns how many there were.
 */
export async function releaseCancelledHolds(
	db: Database,
	{ now, log }: { readonly now: Date; readonly log: Log },
	settings: PromiseSettings,
): Promise<number> {
	const held = await db
		.selectFrom("seatHold")
		.innerJoin("start", "start.id", "seatHold.startId")
		.where("start.status", "=", "cancelled")
		.where("seatHold.requestId", "is not", null)
		.where("seatHold.orderId", "is", null)
		.where(isHeldNow(now))
		.orderBy("seatHold.createdAt")
		.limit(BATCH)
		.select(["seatHold.id", "seatHold.requestId"])
		.$narrowType<{ requestId: string }>()
		.execute();
	const callAt = promiseCall(now, settings).respondBy;
	return eachRow(held, (hold) => inTransaction(db, (transaction) => releaseHold(transaction, { hold, callAt, now })), {
		log,
		what: "hold",
	});
}

type Release = {
	readonly hold: { readonly id: string; readonly requestId: string };
	readonly callAt: Date;
	readonly now: Date;
};

async function releaseHold(db: Transaction<Schema>, { hold, callAt, now }: Release): Promise<boolean> {
	const { id, requestId } = hold;
	// The request before what hangs on it, as everybody locks them.
	await db.selectFrom("contactRequest").where("id", "=", requestId).select("id").forUpdate().execute();
	const group = await db
		.updateTable("seatHold")
		.from("start")
		.set({ releasedAt: now })
		.whereRef("start.id", "=", "seatHold.startId")
		.where("start.status", "=", "cancelled")
		.where("seatHold.id", "=", id)
		.where("seatHold.requestId", "=", requestId)
		.where("seatHold.orderId", "is", null)
		.where(isHeldNow(now))
		.returning(["start.startsAt", "start.zone"])
		.executeTakeFirst();
	if (!group) return false;
	const details: GroupCancelling = { group: "cancelled", from: writeStart(group) };
	await db
		.insertInto("contactRequestEvent")
		.values({ requestId, kind: "changed", details: JSON.stringify(details), by: "office", createdAt: now })
		.execute();
	await putAmongCalls(db, { id: requestId, callAt, now });
	await tellBoard(db, requestId);
	await tellContent(db, "places");
	return true;
}
