import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import type { EndedLine } from "../../checkout/line-news.ts";
import { isIn, PAID_STATES } from "../../checkout/rules/order-state.ts";
import type { OrderMessageDetails } from "../facts/order-message.ts";

type PresentNews = Pick<OrderMessageDetails, "news" | "ended">;

/**
 * What a letter says about an order as it stands. A refund that staff make on their own was requested by nobody: until it has gone back,
 * the order is what it was before. An order by which nobody learns any more has ended, whatever its money says.
 */
export async function selectPresentNews(db: Transaction<Schema>, orderId: string): Promise<PresentNews> {
	const { state, endedOn } = await db
		.selectFrom("courseOrder")
		.where("id", "=", orderId)
		.select(["state", "endedOn"])
		.executeTakeFirstOrThrow();
	const isRefunding = state === "refund_requested" || state === "refunded";
	if (endedOn && !isRefunding && isIn(state, PAID_STATES)) return selectEnd(db, orderId);
	if (state !== "refund_requested") return { news: state };
	const asked = await selectLast(db, orderId, "ask_refund").select(["by", "fromState"]).executeTakeFirst();
	return { news: asked?.fromState && asked.by !== "customer" ? asked.fromState : state };
}

async function selectEnd(db: Transaction<Schema>, orderId: string): Promise<PresentNews> {
	const { ended } = await selectLast(db, orderId, "line_ended")
		.select(sql<EndedLine>`details`.as("ended"))
		.executeTakeFirstOrThrow();
	return { news: "line_ended", ended };
}

function selectLast(db: Transaction<Schema>, orderId: string, event: string) {
	return db
		.selectFrom("courseOrderEvent")
		.where("orderId", "=", orderId)
		.where("event", "=", event)
		.orderBy("position", "desc")
		.limit(1);
}
