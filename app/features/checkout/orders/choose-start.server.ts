import { sql, type Transaction } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { isGroupOf } from "../../catalog/places/is-group-of.server.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { lockOrder } from "../ledger/lock-order.server.ts";
import { lockStarts } from "../ledger/lock-starts.server.ts";
import { tellOrder } from "../ledger/move-order.server.ts";
import { movePlace } from "../ledger/move-place.server.ts";
import { isLetGo } from "../ledger/order-sums.server.ts";
import { isIn, LIVE_STATES } from "../rules/order-state.ts";

/** `by` is the name of a member of staff. */
export type StartChoice = {
	readonly orderId: string;
	readonly lineId: string;
	readonly startId: string;
	readonly by: string;
};
export type StartRefusal = "lineUnknown" | "orderClosed" | "startUnknown" | "startClosed" | "startFull";

/**
 * Staff: the group that was agreed with the customer for a line of an order, be it the first one or another. Takes or holds a place there,
 * gives the former one back, and tells the customer. A customer who was refunded by lessons or in full has left, though some of the money
 * was kept. Chosen again, a group in which the line has its place changes nothing.
 */
export function chooseStart(
	db: Database,
	choice: StartChoice,
	deps: Pick<CheckoutDeps, "clock" | "messages">,
): Promise<Result<undefined, StartRefusal>> {
	return inTransaction(db, async (transaction) => {
		const order = await lockOrder(transaction, choice.orderId);
		const line = order && (await selectLine(transaction, choice));
		if (!order || !line) return fail("lineUnknown");
		const isOver = !isIn(order.state, LIVE_STATES) || line.endedOn !== null || (await isLetGo(transaction, order.id));
		if (isOver) return fail("orderClosed");
		const { startId, by } = choice;
		if (line.startId === startId && (line.place === "held" || line.place === "taken")) return succeed();
		await lockStarts(transaction, line.startId ? [line.startId, startId] : [startId]);
		const now = deps.clock.now();
		const refusal = await refuseGroup(transaction, { startId, tariffId: line.tariffId, now });
		if (refusal) return fail(refusal);
		if (!(await movePlace(transaction, { order, line, startId, now }))) return fail("startFull");
		const details = { lineId: line.id, from: line.startId, to: startId };
		await tellOrder(transaction, { order, news: "start_chosen", by, reason: line.title, details }, deps);
		return succeed();
	});
}

function selectLine(db: Transaction<Schema>, { orderId, lineId }: StartChoice) {
	return db
		.selectFrom("courseOrderLine")
		.where("id", "=", lineId)
		.where("orderId", "=", orderId)
		.select(["id", "title", "tariffId", "startId", "place", "holdId", "endedOn"])
		.executeTakeFirst();
}

/** Why the lessons of a tariff are not to be in a group; whether it has a place is another question. */
async function refuseGroup(
	db: Transaction<Schema>,
	{ startId, tariffId, now }: { startId: string; tariffId: string | null; now: Date },
): Promise<"startUnknown" | "startClosed" | undefined> {
	const group = await db
		.selectFrom("start")
		.innerJoin("tariff", (join) => join.on(isGroupOf(now)))
		.where("start.id", "=", startId)
		.where("tariff.id", "=", tariffId)
		.select(sql<boolean>`start.status = 'open' and start.starts_at > ${now}`.as("isOpen"))
		.executeTakeFirst();
	if (!group) return "startUnknown";
	return group.isOpen ? undefined : "startClosed";
}
