import type { Transaction } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { eachRow } from "../../../platform/each-row.server.ts";
import { writeStart } from "../../../shared/start-time.ts";
import { takeMovedPlaces } from "../../catalog/places/take-moved-places.server.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { lockOrder } from "../ledger/lock-order.server.ts";
import { tellOrder } from "../ledger/move-order.server.ts";
import type { MovedLine } from "../line-news.ts";

/** Orders a run looks at; the rest waits for the next one. */
const BATCH = 200;

/**
 * Tells customers with a place in a group that staff have moved to another time, each order in a transaction of its own. Saving a group
 * can't do it: orders are locked before groups.
 * @returns how many orders were told.
 */
export async function tellMovedPlaces(db: Database, deps: CheckoutDeps): Promise<number> {
	const orders = await db
		.selectFrom("movedPlace")
		.innerJoin("courseOrderLine as line", "line.id", "movedPlace.lineId")
		.innerJoin("start", "start.id", "movedPlace.startId")
		.where("start.startsAt", ">", deps.clock.now())
		.groupBy("line.orderId")
		.orderBy("line.orderId")
		.limit(BATCH)
		.select("line.orderId as id")
		.execute();
	return eachRow(orders, ({ id }) => inTransaction(db, (transaction) => tellMoved(transaction, id, deps)), {
		log: deps.log,
		what: "order",
	});
}

async function tellMoved(db: Transaction<Schema>, orderId: string, deps: CheckoutDeps): Promise<boolean> {
	const now = deps.clock.now();
	const order = await lockOrder(db, orderId);
	if (!order) return false;
	const lines = await db
		.selectFrom("courseOrderLine")
		.where("orderId", "=", orderId)
		.orderBy("position")
		.select(["id", "title", "startId", "place"])
		.execute();
	const places = await takeMovedPlaces(db, { column: "lineId", ids: lines.map(({ id }) => id) }, now);
	// By now the line may have a place in another group, or none.
	const moved = lines.flatMap(({ id, title, startId, place }) => {
		const move = places.find(({ placeId, startId: ofGroup }) => placeId === id && ofGroup === startId);
		return move && (place === "held" || place === "taken") ? [{ ...move, title }] : [];
	});
	const [first] = moved;
	if (!first) return false;
	const moves: MovedLine[] = moved.map(({ placeId, from, to }) => ({
		lineId: placeId,
		from: writeStart(from),
		to: writeStart(to),
	}));
	const reason = moved.map(({ title }) => title).join("; ");
	await tellOrder(db, { order, news: "start_moved", by: first.by, reason, details: { moves } }, deps);
	return true;
}
