import { sql, type Transaction } from "kysely";
import type { SaleState } from "../../../../database/order-types.ts";
import { raised } from "../../../../database/raised.server.ts";
import type { RequestStatus } from "../../../../database/request-types.ts";
import type { Schema } from "../../../../database/types.ts";
import { releaseRequestHolds } from "./release-request-holds.server.ts";
import { isOpenState, OPEN_STATES } from "./request-states.ts";
import { tellBoard } from "./tell-board.server.ts";
import { writeEvent } from "./write-event.server.ts";

/** An order that was paid, whose money was given back as a whole, or by which nobody learns any more. */
export type Sale = {
	/** Of the order, as people know it. */
	readonly number: string;
	readonly state: SaleState;
	/** The requests that the order came from: its own, those of its lines and those whose places it took over. */
	readonly requestIds: readonly string[];
	/** E.164. */
	readonly phone: string;
	/** In small letters. */
	readonly emailKey: string;
};

/**
 * Logs a sale in the requests that it came from, which it wins and which keep no place beside the paid one, and in the customer's other
 * open requests, which stay as they are: they may be about somebody else. An ended order is logged where the sale was. Locks the requests,
 * as merging does before it touches their orders.
 */
export async function noteSale(db: Transaction<Schema>, { sale, now }: { sale: Sale; now: Date }): Promise<void> {
	const { number, state } = sale;
	const requests = await (state === "paid" ? lockBuyers(db, sale) : lockTold(db, sale));
	for (const { id, status } of requests) {
		await writeEvent(db, { requestId: id, kind: "order", details: { number, state }, now });
		if (state === "paid" && sale.requestIds.includes(id)) {
			await win(db, { id, status, now });
			if (await hasPlaceByOrder(db, { id, number })) await releaseRequestHolds(db, { requestIds: [id], now });
		}
		await tellBoard(db, id);
	}
}

type Told = { readonly id: string; readonly status: RequestStatus };

function lockBuyers(db: Transaction<Schema>, { requestIds, phone, emailKey }: Sale): Promise<Told[]> {
	return db
		.selectFrom("contactRequest")
		.where("mergedInto", "is", null)
		.where("erasedAt", "is", null)
		.where((where) =>
			where.or([
				sql<boolean>`id = any(${requestIds}::uuid[])`,
				where.and([
					where("status", "in", OPEN_STATES),
					where.or([where("repeatKeyPhone", "=", phone), where("repeatKeyEmail", "=", emailKey)]),
				]),
			]),
		)
		.orderBy("id")
		.select(["id", "status"])
		.forUpdate()
		.execute();
}

function lockTold(db: Transaction<Schema>, { number }: Sale): Promise<Told[]> {
	return db
		.selectFrom("contactRequest")
		.where("mergedInto", "is", null)
		.where("erasedAt", "is", null)
		.where(
			sql<boolean>`id in (select event.request_id from contact_request_event event
				where event.kind = 'order' and event.details ->> 'number' = ${number})`,
		)
		.orderBy("id")
		.select(["id", "status"])
		.forUpdate()
		.execute();
}

/** Nobody is owed a call about something that was bought. A request marked as spam is left for staff to look at. */
async function win(db: Transaction<Schema>, { id, status, now }: Told & { readonly now: Date }): Promise<void> {
	if (!isOpenState(status) && status !== "lost") return;
	await db
		.updateTable("contactRequest")
		.set({ status: "won", lostReason: null, callAt: null, ...raised(now) })
		.where("id", "=", id)
		.execute();
	await writeEvent(db, { requestId: id, kind: "status", details: { from: status, to: "won" }, now });
}

/** Whether the order has its places in groups of the course that the request holds one of: nobody learns it in two groups. */
async function hasPlaceByOrder(
	db: Transaction<Schema>,
	{ id, number }: { readonly id: string; readonly number: string },
): Promise<boolean> {
	const bought = await db
		.selectFrom("seatHold")
		.innerJoin("start", "start.id", "seatHold.startId")
		.innerJoin("courseOrderLine", "courseOrderLine.courseId", "start.courseId")
		.innerJoin("courseOrder", "courseOrder.id", "courseOrderLine.orderId")
		.where("seatHold.requestId", "=", id)
		.where("seatHold.releasedAt", "is", null)
		.where("courseOrder.number", "=", number)
		.select(sql<boolean | null>`bool_and(course_order_line.place = 'taken')`.as("isPlaced"))
		.executeTakeFirstOrThrow();
	return bought.isPlaced ?? false;
}
